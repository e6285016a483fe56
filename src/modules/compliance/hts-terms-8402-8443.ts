/**
 * What founders call goods of headings 8402 to 8443: the start of a number, then the names, parted by commas. Own knowledge of the
 * nomenclature, 2026-09.
 */
export const termsOfMachines = `
8402.12 steam boiler
8403.10 central heating boiler, gas boiler, heating boiler
8406.82 steam turbine
8407.21 outboard motor, outboard engine, boat engine petrol
8407.90 gasoline engine, small petrol engine, gas engine, lawn mower engine, stationary engine, go kart engine petrol
8408.90 diesel engine
8409.91 carburetor, piston, cylinder head, engine part, piston ring, intake manifold, fuel injector petrol, engine
  valve
8409.99 diesel engine part
8410.11 water turbine, micro hydro turbine, hydraulic turbine
8411.11 jet engine, turbojet, model jet engine
8411.99 turbine blade, gas turbine part
8412.21 hydraulic cylinder, hydraulic actuator
8412.29 hydraulic motor
8412.31 pneumatic cylinder, pneumatic actuator, air cylinder, pneumatic gripper cylinder, air piston
8412.39 pneumatic motor, air motor, pneumatic muscle
8412.80 wind motor, spring motor, gas spring, gas strut, stirling engine
8412.90 wind turbine blade, hydraulic cylinder part, wind turbine hub
8413.11 fuel dispenser, fuel pump station
8413.19 metering pump dispenser, liquid dispensing pump with meter
8413.20 hand pump for liquids, soap dispenser pump, lotion pump, siphon hand pump, water bottle hand pump, aquarium
  siphon, siphon, hand siphon, bottle hand pump, manual water pump
8413.30 fuel pump car, coolant pump, engine oil pump, water pump for engine
8413.50 diaphragm pump, reciprocating pump, metering pump, dosing pump, peristaltic dosing, aquarium dosing pump,
  piston pump, plunger pump, airless pump
8413.60 gear pump, peristaltic pump, rotary pump, screw pump, vane pump, lobe pump, hydraulic gear pump
8413.70 water pump, submersible pump, centrifugal pump, aquarium pump, fountain pump, pond pump, bilge pump, well
  pump, sump pump, pool pump, circulation pump, pond fountain pump, booster pump, transfer pump, garden pump, sewage
  pump, condensate pump, pc water cooling pump, washer pump, macerator pump, waterfall pump, pet water fountain, cat
  water fountain, pet fountain, cat fountain, dog water fountain
8413.81 liquid pump, micro pump, breast milk pump for liquids, water bottle pump electric, water dispenser pump, wine
  dispenser pump electric, liquid transfer pump, drum pump, piezo micro pump
8413.91 pump part, impeller, pump housing, pump diaphragm, pump head, pump rotor
8414.10 vacuum pump, turbomolecular pump, kitchen vacuum pump, vacuum pump for bags
8414.20 bicycle pump, hand air pump, foot pump, floor pump, bike pump, hand inflator, ball pump, balloon hand pump,
  bicycle floor pump
8414.30 refrigerator compressor
8414.51 fan, desk fan, table fan, ceiling fan, neck fan, portable fan, usb fan, handheld fan, bladeless fan, tower
  fan, window fan, rechargeable fan, mist fan, stroller fan, bed fan, oscillating fan, standing fan, pedestal fan,
  bladeless ceiling fan, clip fan, mini fan, waist fan, car fan
8414.59 cooling fan, computer fan, dc fan, axial fan, blower fan, case fan, brushless fan, ventilation fan, exhaust
  fan, bathroom fan, inline duct fan, pc fan, centrifugal fan, attic fan, laptop fan, server fan, radiator fan, duct
  booster fan, fume fan, blower
8414.60 range hood, kitchen hood, cooker hood, downdraft extractor, kitchen extractor, exhaust hood
8414.70 biosafety cabinet, laminar flow hood, fume cupboard
8414.80 air pump, tire inflator, air compressor, electric pump for inflatables, inflator, aquarium air pump, mattress
  pump, turbocharger, tire pump electric, balloon pump electric, compressor tank, air compressor tank, airbrush
  compressor, hookah compressor air, diving compressor, air blower for inflatables, electric air duster, compressed
  air duster, leaf suction blower, oil free compressor, balloon inflator, sup pump, mini compressor
8414.90 fan blade, fan part, compressor part
8415.10 air conditioner, split air conditioner, window air conditioner, mini split, window ac, wall mounted air
  conditioner
8415.20 car air conditioner, parking air conditioner, truck air conditioner
8415.82 portable air conditioner, mobile air conditioner, ac for camping, tent air conditioner, spot cooler
8415.90 air conditioner part
8416.10 oil burner
8416.20 gas burner furnace
8417.20 bakery oven not electric
8417.80 kiln gas, incinerator
8418.10 fridge freezer, side by side refrigerator, fridge with freezer
8418.21 refrigerator, household refrigerator, fridge, compressor fridge, bar fridge, dorm fridge
8418.30 chest freezer, freezer
8418.40 upright freezer
8418.50 wine cooler cabinet, display fridge, refrigerated showcase, beverage cooler display, bottle cooler glass door,
  wine fridge, wine cabinet, cake display fridge
8418.61 heat pump
8418.69 mini fridge, car fridge, thermoelectric cooler, ice maker, chiller, water cooler, ice cream maker with
  compressor, cold plunge chiller, heat pump chiller, beverage cooler, cosmetic fridge, portable fridge, camping
  fridge, insulin fridge, medicine cooler, vaccine cooler, water chiller, drink chiller, skincare fridge, ice machine,
  ice cream machine with compressor, slush machine, aquarium chiller, cold plunge, rapid drink cooler, soft serve
  machine, peltier cooler, electric cool box, beer dispenser, kegerator, baby milk cooler, frozen drink machine
8418.99 refrigerator part, evaporator for fridge
8419.12 solar water heater, solar heater water
8419.19 gas water heater, nonelectric water heater, instant gas water heater, camping shower heater gas, tankless gas
  heater, water heater tank not electric
8419.20 autoclave, medical sterilizer, laboratory sterilizer, dental autoclave, uv steam sterilizer lab, instrument
  sterilizer
8419.33 lyophilizer, freeze drying apparatus
8419.34 food dehydrator, dryer for agricultural products, freeze dryer, grain dryer, fruit dryer, freeze drying
  machine
8419.35 wood dryer, veneer dryer
8419.39 filament dryer, laboratory drying oven, drying cabinet, vacuum dryer, dryer industrial, resin pellet dryer,
  drying oven
8419.40 distiller, still for alcohol, water distiller, rotary evaporator, essential oil still, distillation apparatus
8419.50 heat exchanger, heat pipe, liquid cold plate, radiator heat exchanger, vapor chamber, plate heat exchanger,
  cooling plate, wort chiller, heat recovery unit, intercooler
8419.60 gas liquefier
8419.81 commercial coffee machine, commercial oven, commercial food warmer, popcorn cart, popcorn machine commercial,
  food warmer display, commercial fryer, commercial espresso machine, bain marie, food steamer commercial, hot dog
  roller, buffet warmer, commercial water boiler, cotton candy machine, candy floss machine, commercial rice cooker,
  crepe maker commercial, beverage heater commercial
8419.89 incubator laboratory, reactor vessel, cooling tower, fermenter, laboratory heating plant, thermal cycler, pcr
  machine, laboratory incubator, hot plate, hot plate stirrer heated, heating mantle, water bath laboratory, pcr
  thermocycler, thermocycler, dry bath, heating block, pasteurizer, brewing kettle, beer brewing system, bioreactor,
  climate chamber, environmental chamber, steam room generator, vaporization chamber, mash tun, yogurt vat, wax
  melter, chocolate tempering machine, bacteria incubator, humidity chamber, test chamber, cooling chamber, mold
  temperature controller
8419.90 heat exchanger part, sterilizer part
8420.10 calender machine, rolling machine for film, laminating roll press, roll laminator, hot roll laminator, leather
  rolling machine, pasta sheet roller industrial, rosin press roller
8421.12 spin dryer, clothes spin dryer, salad centrifuge, spin dryer for swimsuits
8421.19 centrifuge, laboratory centrifuge, microcentrifuge, blood centrifuge, honey extractor, mini centrifuge, cream
  separator, bench centrifuge, benchtop centrifuge
8421.21 water filter, water purifier, reverse osmosis system, drinking water filter, water filter pitcher, filter
  bottle, water dispenser with filter, water filtration, water softener, filter jug, pool filter, aquarium filter,
  shower filter, faucet filter, water pitcher filter, camping water filter, water filter straw, survival filter,
  sediment filter, pool skimmer robot, pool cleaner, pool cleaning robot, robotic pool cleaner, uv water purifier, pet
  fountain filter, reverse osmosis, fish tank filter, hydrogen water filter, pond filter, soda water machine filter,
  water treatment unit, desalinator
8421.22 juice filter, wine filter, beverage filter
8421.23 oil filter, fuel filter, car oil filter
8421.29 liquid filter, milk filter, oil separator, oil filtration machine, coffee filter metal machine, coolant
  filter, fryer oil filter, filter press, syringe filter, membrane filter, liquid filter housing
8421.31 engine air filter, car air filter, intake air filter, motorcycle air filter
8421.32 catalytic converter, particulate filter exhaust
8421.39 air purifier, air filter machine, hepa air purifier, dust collector, fume extractor, gas filter, air cleaner,
  cabin air filter, solder fume extractor, smoke filter, wearable air purifier, range hood filter carbon, cyclone dust
  separator, gas purifier, air scrubber, hydrogen purifier, dust separator, oil mist collector, car air purifier,
  furnace filter, pet odor purifier, carbon air filter
8421.91 centrifuge part, centrifuge rotor
8421.99 hepa filter, replacement filter, filter cartridge, water filter cartridge, filter element, vacuum cleaner hepa
  filter spare, membrane element, coffee machine water filter, filter housing part, purifier replacement filter, ro
  membrane, refrigerator water filter
8422.11 dishwasher, countertop dishwasher
8422.19 commercial dishwasher
8422.20 bottle washer, bottle cleaning machine, keg washer
8422.30 bottling machine, filling machine, vacuum sealer, labeling machine, capping machine, canning machine, bottle
  capper machine, bottle filler, pouch filler, can seamer, crown capper bench, soda maker, soda machine, carbonator,
  sparkling water maker, water carbonator, aerating machine, capsule filling machine, sticker labeling machine, tea
  bag packing machine, label applicator, induction sealer, cup sealer, tube sealer, bag sealer, impulse sealer, bottle
  labeler, carbonated water maker
8422.40 packing machine, wrapping machine, shrink wrap machine, heat sealer for packing, banding machine, strapping
  machine, pallet wrapper, vacuum packing machine, food vacuum sealer, shrink tunnel, bag sealing machine, flow
  wrapper, pouch packing machine
8423.10 bathroom scale, body scale, kitchen scale, smart scale, body composition scale, baby scale, coffee scale,
  luggage scale, body fat scale, food scale, weighing scale, weighs body, diet scale, baking scale, smart body scale,
  jewelry scale kitchen, hanging luggage scale, digital weighing scale, pet scale, mechanical kitchen scale, infant
  scale, food weighing scale, bottle scale, digital scale
8423.20 conveyor scale
8423.30 check hopper scale, bagging scale
8423.81 shipping scale, parcel scale, postal scale, shop scale, counting scale, pocket scale, crane scale, price
  scale, label scale, gold scale, fish scale hanging, hanging scale, bench scale
8423.82 platform scale, floor scale
8423.89 weighbridge, truck scale
8423.90 scale part, weight for scale
8424.10 fire extinguisher, fire extinguishing ball, car fire extinguisher
8424.20 spray gun, paint sprayer, airbrush, electric paint sprayer, powder coating gun, hvlp gun, tanning spray gun,
  texture gun, electrostatic spray gun, spray gun for tanning, glue spray gun
8424.30 pressure washer, high pressure cleaner, steam cleaner, sand blaster, sandblasting gun, sandblasting cabinet,
  car wash machine, steam cleaning machine, foam cannon, vapor blaster, cordless pressure washer, steam mop
8424.41 backpack sprayer, knapsack sprayer, portable garden sprayer, pump sprayer, electric knapsack sprayer, battery
  sprayer garden, pressure sprayer, hand pressure sprayer
8424.49 agricultural sprayer, crop sprayer, fogging machine agricultural, orchard sprayer
8424.82 irrigation system, drip irrigation, sprinkler, garden sprinkler, plant watering system, irrigation kit, self
  watering system, smart irrigation, lawn sprinkler, micro sprinkler, drip emitter, drip kit, oscillating sprinkler,
  plant waterer, watering robot, drip irrigation kit, garden watering system
8424.89 mist maker, spraying machine, disinfection sprayer, fogger, liquid dispensing robot, misting system, automatic
  soap dispenser, spray appliance, pool cleaning sprayer, aroma machine, scent machine, spray bottle electric, hose
  nozzle, garden hose nozzle, spray nozzle, mist nozzle, fire nozzle, misting fan kit, fog machine, smoke machine,
  snow machine, bubble spray machine, scent diffuser commercial, foam machine party, electrostatic sprayer, spray
  booth, handheld mister, foaming soap dispenser automatic, trigger sprayer, nano mister, glue dispenser, adhesive
  dispenser, dispensing robot, windshield washer nozzle, inhalation spray unit, shower spray head
8424.90 sprayer part, nozzle for sprayer, spray gun part
8425.11 electric hoist
8425.19 chain hoist, chain block, hand hoist, lever hoist, pulley hoist, pulley block, block and tackle, rope hoist
8425.31 electric winch, windlass, boat winch electric, winch 12v, off road winch, capstan winch
8425.39 hand winch, trailer winch
8425.42 hydraulic jack, car jack, bottle jack, trolley jack, hydraulic lift table jack
8425.49 scissor jack, mechanical jack, screw jack, jack stand, electric car jack, drywall lift
8426.19 gantry crane, bridge crane
8426.20 tower crane
8426.91 truck crane
8426.99 jib crane, portable crane, engine crane, mini crane
8427.10 electric forklift, automated guided vehicle with lifting, pallet truck electric, autonomous forklift, electric
  pallet truck, stacker electric, reach truck, electric stacker, forklift
8427.20 diesel forklift
8427.90 pallet jack, hand pallet truck, manual stacker, hand forklift, pallet truck, hydraulic pallet truck, hand
  pallet jack
8428.10 elevator, lift for people, stair lift, home elevator, dumbwaiter, wheelchair lift, platform lift, stairlift,
  skip hoist
8428.20 pneumatic conveyor, pneumatic elevator
8428.33 belt conveyor, conveyor belt machine, parcel conveyor, belt feeder
8428.39 roller conveyor, conveyor, chain conveyor, screw conveyor, sorting conveyor, bowl feeder, vibratory feeder
8428.40 escalator, moving walkway
8428.60 ski lift, cable car, zipline trolley
8428.70 robotic arm, robot arm, collaborative robot, cobot, industrial robot, pick and place robot, articulated robot,
  scara robot, delta robot, welding robot arm, palletizing robot, gantry robot, desktop robot arm, 6 axis robot
8428.90 lifting machine, pallet lift, delivery robot handling machine, warehouse shuttle, patient lift, lift table,
  scissor lift table, tv lift, bed lift, roof lift storage, motorcycle lift, vacuum lifter, tail lift, car parking
  lift, electric stair climber, warehouse robot picker, ceiling lift, patient hoist, dock leveler, tv lift motorized,
  car lift
8429.51 wheel loader, front loader
8429.52 excavator, mini excavator
8430.10 pile driver
8430.20 snow plow, snow blower, snowblower, snow thrower
8430.49 well drilling machine, boring machine
8431.10 winch part, hoist part, jack part
8431.31 elevator part, escalator part
8431.39 conveyor part, conveyor roller, robot arm part for handling
8431.43 drilling part
8432.10 plow
8432.29 cultivator, rotary tiller, weeding machine, scarifier, lawn aerator, garden cultivator, rototiller, weeding
  robot, dethatcher, weed remover robot, robotic weed remover, robotic weeder
8432.31 seeder, planter machine, seed drill, planter seeder, garden seeder, transplanter
8432.42 fertilizer spreader, manure spreader, salt spreader
8432.80 garden tiller, lawn roller, lawn roller machine, soil sifter machine
8432.90 tiller part, plow part
8433.11 lawn mower, robot lawn mower, robotic lawn mower, electric lawn mower, robot mower, grass cutting robot, cut
  grass, cuts grass, mows lawn, lawnmower, mower, mowing robot, grass cutter, autonomous mower, riding mower battery,
  electric mower, cordless mower
8433.19 push mower, reel mower, petrol mower
8433.20 sickle bar mower
8433.51 combine harvester
8433.53 potato digger
8433.59 harvesting robot, harvester
8433.60 egg sorting machine, fruit sorting machine, egg grader, fruit grader
8433.90 mower part, lawn mower deck
8434.10 milking machine, milking machine for goats, goat milker
8434.20 butter churn machine, cream separator dairy, cheese press machine
8435.10 press for wine, fruit press machine, cider press, fruit press, wine press, juice press industrial, apple mill,
  grape crusher
8436.10 feed mixer, feed grinder, animal feed machine
8436.21 egg incubator, poultry incubator, brooder, hatching incubator, chick brooder, egg hatcher
8436.29 poultry feeder automatic, chicken feeder, poultry machine, egg collector machine, chicken drinker automatic,
  plucking machine
8436.80 hydroponic system, hydroponics machine, indoor garden machine, pet feeder agricultural, beekeeping machine,
  plant growing machine, chicken coop door, automatic chicken door, aquaponics, beehive equipment, wood chipper,
  branch shredder, garden shredder, honey processing machine, smart garden, indoor garden, sprouting machine, mushroom
  growing machine, seed germinator, log splitter, tree shredder, insect breeding machine, fish feeder automatic,
  automatic fish feeder, livestock waterer, hydroponic tower, vertical farm, hydroponic grow tower, microgreen growing
  machine
8436.99 hydroponic part, beehive frame machine
8437.10 seed sorter, seed cleaner
8437.80 grain mill, flour mill machine, rice mill, rice huller
8438.10 pasta making machine, bakery machine, dough sheeter, dough divider, noodle machine commercial, dough mixer
  commercial, bread slicing machine
8438.20 candy machine, chocolate enrober, chocolate melting machine, cocoa grinder
8438.40 brewery machinery, brewing machine industrial, beer brewing plant
8438.50 meat grinder machine, commercial meat grinder, meat slicer, bone saw machine, sausage filler machine, patty
  machine
8438.60 vegetable cutting machine, fruit peeling machine, potato peeler machine, nut cracking machine
8438.80 food processing machine, food machine commercial, tea processing machine, chocolate machine, oil press, nut
  butter machine, soy milk machine commercial, tofu machine, coffee roaster, coffee bean roaster, sugar cane press,
  fish processing machine
8439.20 paper making machine
8440.10 book binding machine, bookbinding machine, thermal binder, comb binding machine, spiral binding machine
8441.10 paper cutting machine, paper cutter, vinyl cutter, craft cutting machine, paper trimmer, guillotine cutter,
  paper guillotine, cutting plotter, die cutter, label cutter, electric die cutting machine, cardboard cutter machine,
  cutting machine for vinyl
8441.80 creasing machine, die cutting machine paper, envelope making machine, paper folding machine, box making
  machine, embossing machine paper
8442.30 plate making machine, screen exposure unit
8442.50 printing plate, printing screen, printing block, lithographic plate, letterpress plate
8443.13 offset printing machine
8443.16 flexographic printer
8443.17 gravure printer
8443.19 screen printing machine, pad printing machine, screen printing press, letterpress, hot foil stamping machine,
  screen print kit machine, balloon printing machine, pad printer, etching press, printing press
8443.31 multifunction printer, printer scanner copier, all in one printer, office printer copier
8443.32 printer, label printer, thermal printer, receipt printer, photo printer, portable printer, inkjet printer,
  laser printer, handheld printer, mini printer, shipping label printer, ticket printer, inkjet coder, wifi printer,
  pocket printer, uv printer, sublimation printer, card printer, dtf printer, photo booth printer, barcode printer,
  food printer inkjet, nail printer, t shirt printer, large format printer, wristband printer, braille printer, label
  maker, label maker printer, thermal label printer
8443.39 textile printer, direct to garment printer, scanner copier, stand alone copier, duplicator, copier, fax
  machine
8443.91 offset printer part, screen printing squeegee part
8443.99 printer cartridge, ink cartridge, toner cartridge, printer part, print head, printhead, ink tank, printer
  drum, toner kit, printer roller, ribbon cartridge, printer ribbon cartridge, thermal print head
`;
