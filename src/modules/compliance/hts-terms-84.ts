/**
 * What founders call goods of chapter 84: the start of a number, then the names, parted by commas. Own knowledge of the
 * nomenclature, 2026-09.
 */
export const termsOfMachines = `
8407.90 gasoline engine, small petrol engine
8412.21 hydraulic cylinder, hydraulic actuator
8412.31 pneumatic cylinder, pneumatic actuator, air cylinder
8412.90 wind turbine blade
8413.20 hand pump for liquids, soap dispenser pump, lotion pump
8413.50 diaphragm pump, reciprocating pump, metering pump, dosing pump
8413.60 gear pump, peristaltic pump, rotary pump
8413.70 water pump, submersible pump, centrifugal pump, aquarium pump, fountain pump, pond pump, bilge pump
8413.81 liquid pump, micro pump, breast milk pump for liquids
8413.91 pump part, impeller, pump housing
8414.10 vacuum pump
8414.20 bicycle pump, hand air pump, foot pump
8414.30 refrigerator compressor
8414.51 fan, desk fan, table fan, ceiling fan, neck fan, portable fan, usb fan, handheld fan, bladeless fan, tower
  fan, window fan
8414.59 cooling fan, computer fan, dc fan, axial fan, blower fan, case fan, brushless fan, ventilation fan, exhaust
  fan, bathroom fan
8414.60 range hood, kitchen hood, cooker hood
8414.80 air pump, tire inflator, air compressor, electric pump for inflatables, inflator, aquarium air pump, mattress
  pump
8414.90 fan blade, fan part, compressor part
8415.10 air conditioner, split air conditioner, window air conditioner
8415.82 portable air conditioner, mobile air conditioner
8418.10 fridge freezer
8418.21 refrigerator, household refrigerator, fridge
8418.30 chest freezer, freezer
8418.50 wine cooler cabinet, display fridge, refrigerated showcase
8418.61 heat pump
8418.69 mini fridge, car fridge, thermoelectric cooler, ice maker, chiller, water cooler, ice cream maker with
  compressor, cold plunge chiller, heat pump chiller, beverage cooler, cosmetic fridge
8419.12 solar water heater
8419.19 gas water heater, non electric water heater
8419.20 autoclave, medical sterilizer, laboratory sterilizer
8419.34 food dehydrator, dryer for agricultural products, freeze dryer
8419.50 heat exchanger, heat pipe, liquid cold plate, radiator heat exchanger, vapor chamber
8419.81 commercial coffee machine, commercial oven, commercial food warmer
8419.89 incubator laboratory, reactor vessel, cooling tower, fermenter, laboratory heating plant, thermal cycler, pcr
  machine
8421.12 spin dryer, clothes spin dryer
8421.19 centrifuge, laboratory centrifuge
8421.21 water filter, water purifier, reverse osmosis system, drinking water filter, water filter pitcher, filter
  bottle, water dispenser with filter, water filtration, water softener, filter jug
8421.23 oil filter, fuel filter
8421.29 liquid filter, milk filter, oil separator
8421.39 air purifier, air filter machine, hepa air purifier, dust collector, fume extractor, gas filter, air cleaner
8421.99 hepa filter, replacement filter, filter cartridge, water filter cartridge, filter element
8422.11 dishwasher, countertop dishwasher
8422.30 bottling machine, filling machine, vacuum sealer, labeling machine, capping machine, canning machine
8422.40 packing machine, wrapping machine, shrink wrap machine, heat sealer for packing
8423.10 bathroom scale, body scale, kitchen scale, smart scale, body composition scale, baby scale, coffee scale,
  luggage scale, body fat scale, food scale, weighing scale, weighs body, diet scale, baking scale
8423.81 shipping scale, parcel scale, postal scale, shop scale, counting scale, pocket scale
8423.82 platform scale, floor scale
8423.90 scale part, weight for scale
8424.10 fire extinguisher
8424.20 spray gun, paint sprayer, airbrush, electric paint sprayer
8424.30 pressure washer, high pressure cleaner, steam cleaner, sand blaster
8424.41 backpack sprayer, knapsack sprayer, portable garden sprayer
8424.49 agricultural sprayer, crop sprayer
8424.82 irrigation system, drip irrigation, sprinkler, garden sprinkler, plant watering system, irrigation kit, self
  watering system
8424.89 mist maker, spraying machine, disinfection sprayer, fogger, liquid dispensing robot, misting system, automatic
  soap dispenser, spray appliance, pool cleaning sprayer, aroma machine, scent machine, spray bottle electric
8425.11 electric hoist
8425.31 electric winch
8425.42 hydraulic jack, car jack
8427.10 electric forklift, automated guided vehicle with lifting, pallet truck electric, autonomous forklift
8427.90 pallet jack, hand pallet truck
8428.10 elevator, lift for people, stair lift
8428.33 belt conveyor, conveyor belt machine
8428.39 roller conveyor, conveyor
8428.70 robotic arm, robot arm, collaborative robot, cobot, industrial robot, pick and place robot, articulated robot
8428.90 lifting machine, pallet lift, delivery robot handling machine, warehouse shuttle, patient lift
8432.31 seeder, planter machine, seed drill
8432.80 garden tiller, lawn roller
8433.11 lawn mower, robot lawn mower, robotic lawn mower, electric lawn mower, robot mower, grass cutting robot, cut
  grass, cuts grass, mows lawn, lawnmower, mower, mowing robot, grass cutter
8433.59 harvesting robot, harvester
8433.60 egg sorting machine, fruit sorting machine
8434.10 milking machine
8435.10 press for wine, fruit press machine, cider press
8436.21 egg incubator, poultry incubator, brooder
8436.80 hydroponic system, hydroponics machine, indoor garden machine, pet feeder agricultural, beekeeping machine,
  plant growing machine, chicken coop door, automatic chicken door, aquaponics, beehive equipment
8438.10 pasta making machine, bakery machine
8438.50 meat grinder machine, commercial meat grinder
8438.80 food processing machine, food machine commercial, tea processing machine, chocolate machine
8441.10 paper cutting machine, paper cutter, vinyl cutter, craft cutting machine
8443.13 offset printing machine
8443.19 screen printing machine, pad printing machine
8443.31 multifunction printer, printer scanner copier
8443.32 printer, label printer, thermal printer, receipt printer, photo printer, portable printer, inkjet printer,
  laser printer, handheld printer, mini printer
8443.39 textile printer, direct to garment printer, scanner copier, stand alone copier
8443.99 printer cartridge, ink cartridge, toner cartridge, printer part, print head
8450.11 washing machine, clothes washer, mini washing machine, portable washing machine
8451.21 clothes dryer, tumble dryer, portable clothes dryer
8451.30 ironing machine, garment steamer press, steam press, heat press machine
8452.10 sewing machine, household sewing machine, embroidery machine
8452.29 industrial sewing machine
8456.11 laser cutter, laser engraver, laser cutting machine, laser engraving machine, laser marking machine
8456.30 electrical discharge machine, edm machine
8456.40 plasma cutter
8456.50 water jet cutter
8457.10 machining center, cnc machining center
8458.11 cnc lathe
8459.61 cnc milling machine, desktop cnc mill
8460.39 sharpening machine, knife sharpener machine
8460.90 polishing machine, rock tumbler, deburring machine
8462.90 metal press, arbor press
8465.91 sawing machine, table saw, band saw
8465.99 cnc router, wood router machine, wood cnc machine
8466.10 tool holder, drill chuck, collet
8466.30 jig, fixture, work holding fixture, dividing head, test fixture
8467.11 pneumatic tool, air tool, air impact wrench
8467.21 cordless drill, electric drill, power drill, hammer drill, impact drill
8467.22 circular saw, jigsaw, chain saw electric, electric saw
8467.29 electric screwdriver, angle grinder, rotary tool, power tool, cordless tool, hedge trimmer, leaf blower
  handheld, electric sander, string trimmer, electric pruner, heat gun handheld power tool, nailer, nail gun, planer,
  reciprocating saw, oscillating tool, polisher, power stapler, electric cutter tool, impact wrench electric, cordless
  wrench
8467.81 chainsaw
8467.89 gas leaf blower, gas string trimmer, brush cutter
8468.10 blow torch, gas torch, soldering torch
8470.10 calculator, pocket calculator
8470.50 cash register, pos terminal, point of sale terminal, payment terminal
8470.90 ticket machine, postage machine
8471.30 laptop, laptop computer, notebook computer, tablet, tablet computer, e reader, ebook reader, handheld
  computer, portable computer, rugged tablet, e ink tablet, note taking tablet, mobile computer
8471.41 desktop computer, all in one computer, kiosk computer, touch panel computer
8471.50 single board computer, mini pc, server, processing unit, embedded computer, edge computer, ai edge computer,
  industrial pc, nas server, raspberry pi, home server, bitcoin miner, crypto miner
8471.60 computer mouse, mouse, keyboard, mechanical keyboard, trackpad, touchpad, macropad, stylus input device,
  graphics tablet, drawing tablet, presentation clicker, fingerprint reader, joystick for computer, numeric keypad,
  scanner, document scanner, wireless keyboard, ergonomic keyboard, wireless mouse, trackball, touch screen input
8471.70 hard drive, external hard drive, external ssd, storage unit, solid state drive, nas enclosure, network storage
8471.80 docking station, usb hub, graphics card, usb c hub, dock, sound card, kvm switch, multiport adapter, video
  capture card, thunderbolt dock
8471.90 barcode scanner, barcode reader, rfid reader, qr code scanner, magnetic card reader, card reader, nfc reader,
  smart card reader, optical reader, scan gun, qr scanner, scanner gun, checkout scanner, code reader, handheld
  scanner, 2d scanner
8472.90 paper shredder, banknote counter, coin sorter, laminator, stapler machine, atm, money counter, label maker
  office machine
8473.30 computer case, pc case, computer part, laptop part, motherboard, memory module, ram module, computer heat
  sink, laptop cooling pad, keyboard part, keycap, server rack part, keycaps
8473.50 part for several office machines
8474.20 crushing machine, grinder for minerals
8476.21 beverage vending machine, drink vending machine
8476.89 vending machine, snack vending machine, automatic vending machine
8477.10 injection molding machine, desktop injection molding machine
8477.20 plastic extruder, filament extruder
8477.40 vacuum forming machine, thermoforming machine
8477.80 plastic recycling machine, plastic welding machine, machine for working plastics
8479.50 robot, humanoid robot, service robot, mobile robot, delivery robot, quadruped robot, robot dog, autonomous
  mobile robot, companion robot, cleaning robot for windows
8479.60 evaporative cooler, evaporative air cooler, swamp cooler
8479.71 passenger boarding bridge
8479.82 mixing machine, mixer machine, crushing mixer, paint mixer, laboratory mixer, magnetic stirrer, homogenizer,
  composter, food waste composter, kitchen composter, food recycler
8479.89 automatic pet feeder, pet feeder, automatic litter box, litter box, dehumidifier, electromechanical machine,
  linear actuator machine, exoskeleton, automatic curtain opener, curtain motor, trash compactor, ultrasonic cleaner,
  window cleaning robot, massage machine part, dispenser machine, automatic dispenser, pill dispenser, cocktail
  machine, coin operated machine, winding machine, air humidifier industrial, egg turner, self cleaning litter box,
  pet ball launcher, liquid handling robot, pipetting robot, laboratory automation machine, treat dispenser, window
  opener motor, blind motor, garage door operator, towel dispenser automatic
8479.90 machine part, robot part, gripper, robot gripper, end effector
8480.20 mold base
8480.41 die casting mold, die casting die, die cast tool
8480.71 injection mold, plastic injection mold, mold tool, tooling for plastic, injection mould tool, injection tool,
  two cavity mold
8480.79 silicone mold, blow mold, vacuum forming mold, rubber mold, compression mold, casting mold for resin
8481.10 pressure regulator, pressure reducing valve
8481.20 hydraulic valve, pneumatic valve
8481.30 check valve, non return valve
8481.40 safety valve, relief valve
8481.80 valve, solenoid valve, ball valve, faucet, tap, water valve, smart faucet, water shutoff valve, shower head
  valve, gas valve, motorized valve, smart water valve, garden hose timer valve, thermostatic radiator valve, mixer
  tap, kitchen faucet
8481.90 valve part, faucet part, valve body
8482.10 ball bearing, bearing, skateboard bearing
8482.20 tapered roller bearing
8482.50 roller bearing, cylindrical roller bearing
8483.10 shaft, drive shaft, crankshaft, transmission shaft
8483.30 bushing, plain bearing, bearing housing, pillow block, sleeve bearing
8483.40 gearbox, gear, ball screw, planetary gearbox, lead screw, harmonic drive, speed reducer, linear gear rack,
  worm gear, reducer
8483.50 pulley, flywheel, timing pulley
8483.60 coupling, shaft coupling, clutch, universal joint
8483.90 sprocket, gear part
8484.10 metal gasket, spiral wound gasket
8484.20 mechanical seal
8485.10 metal 3d printer
8485.20 3d printer, fdm 3d printer, resin 3d printer, desktop 3d printer, sla printer
8485.80 ceramic 3d printer, clay 3d printer, food 3d printer, additive manufacturing machine
8485.90 3d printer part, 3d printer nozzle, hotend, extruder for 3d printer, print bed
8486.20 semiconductor manufacturing machine, wafer etching machine
8486.40 pick and place machine, die bonder, chip mounter
8487.90 machine part without electrical features, linear rail, linear guide, oil seal
`;
