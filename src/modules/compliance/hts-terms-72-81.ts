/**
 * What founders call goods of chapters 72 to 81: the start of a number, then the names, parted by commas. Own knowledge of the
 * nomenclature, 2026-09.
 */
export const termsOfMetals = `
7205.10 steel shot, steel grit
7205.29 steel powder, iron powder, metal powder
7208.51 steel plate
7209.17 cold rolled steel sheet
7210.49 galvanized steel sheet
7213.91 steel wire rod
7214.20 reinforcing bar
7214.99 steel bar, rebar
7216.50 steel angle, angle iron, steel profile
7217.10 steel wire, iron wire, spring wire, music wire
7217.20 galvanized wire, galvanised wire
7219.33 stainless steel sheet, stainless sheet
7220.20 stainless steel strip
7222.20 stainless steel bar, stainless steel rod
7222.40 stainless angle
7223.00 stainless steel wire, stainless wire
7225.11 electrical steel sheet, silicon steel
7228.50 tool steel bar, alloy steel bar
7302.10 rail track
7304.41 stainless steel seamless tube, capillary tube steel, stainless tubing, hypodermic tube
7304.59 seamless steel tube
7306.30 galvanized pipe, steel pipe, round steel tube
7306.40 stainless steel tube, steel tube, welded steel pipe, stainless tubing coil, stainless pipe
7306.61 square steel tube, square tubing, rectangular tube
7307.19 cast iron pipe fitting, malleable fitting
7307.21 stainless flange, steel flange
7307.22 stainless steel elbow, threaded elbow, stainless nipple
7307.29 stainless steel pipe fitting, steel fitting
7307.92 steel threaded fitting, pipe nipple, steel coupling, steel elbow
7308.10 steel bridge
7308.20 steel tower, lattice mast, antenna mast, wind tower, flag pole steel
7308.30 steel door, metal door, metal window frame
7308.40 scaffolding, steel prop, scaffold clamp
7308.90 steel structure, steel frame structure, solar mounting structure, steel scaffolding, steel truss, steel fence,
  metal fence panel, garden arch steel, carport, steel railing, steel staircase, metal gate, solar panel mount
  structure, greenhouse frame steel, ladder platform steel, steel beam structure
7309.00 steel storage tank, steel vat, brewing tank, large metal tank, water storage tank steel
7310.10 steel drum, keg, beer keg, steel barrel, fermentation tank small
7310.21 food can, steel can for food
7310.29 steel can, tin can, tin box, metal tin, candle tin, tea tin, cookie tin, metal candy tin, tin with hinged lid,
  metal box for packing, jerry can steel, fuel can, ammo box, metal mint tin
7311.00 gas cylinder, compressed gas container, co2 cartridge, soda cylinder, gas bottle, propane tank, propane
  cylinder, air tank, oxygen cylinder, scuba tank, co2 cylinder, air reservoir, compressed air tank, whipped cream
  charger
7312.10 wire rope, steel cable, stainless steel wire rope, stainless wire cable, bike brake cable inner, cable railing
  wire, sling wire rope, control cable, steel strand
7313.00 barbed wire, razor wire
7314.14 wire mesh, stainless steel mesh, steel mesh
7314.19 wire cloth, wire netting
7314.20 welded wire mesh heavy
7314.31 wire fence, galvanized fence mesh, rabbit fence, cage mesh, grating steel
7314.41 galvanized mesh, chicken wire, hardware cloth
7314.50 expanded metal
7315.11 roller chain, bicycle chain, bike chain, motorcycle chain, drive chain steel
7315.20 skid chain, tire chain, snow chain
7315.82 welded link chain, security chain, anchor chain, hanging chain
7315.89 steel chain, chain link
7316.00 anchor, boat anchor, grapnel, kayak anchor
7317.00 nail, steel nail, staple of steel wire, thumbtack, push pin, staple, staples, drawing pin, picture nail, tack
  nail, brad nail
7318.11 coach screw
7318.12 wood screw
7318.13 screw hook, screw eye, eye screw
7318.14 self tapping screw, drywall screw, sheet metal screw, self drilling screw, decking screw
7318.15 screw, machine screw, bolt, hex bolt, set screw, socket head screw, threaded rod, stud bolt, carriage bolt,
  cap screw, thumb screw, eye bolt, grub screw, anchor bolt, hex cap screw, security screw, wheel bolt, shoulder bolt,
  u bolt, wheel stud, shoulder screw, toggle bolt
7318.16 nut, hex nut, lock nut, insert nut, wheel nut, lug nut, wing nut, t nut, nyloc nut, rivet nut, square nut, cap
  nut, weld nut, threaded insert steel, coupling nut
7318.21 spring washer, lock washer
7318.22 washer, steel washer, flat washer, fender washer, shim washer
7318.23 rivet, steel rivet, pop rivet, blind rivet
7318.24 cotter pin, split pin, dowel, spring pin, clevis pin, hitch pin, roll pin
7318.29 dowel pin, retaining ring, circlip, nonthreaded fastener, e clip, retainer clip, snap ring
7319.40 safety pin, straight pin, sewing pin
7319.90 sewing needle, knitting needle, crochet hook, hand sewing needle, knitting needles, embroidery needle, felting
  needle
7320.10 leaf spring
7320.20 coil spring, compression spring, tension spring, extension spring, steel spring, garage door spring, die
  spring, pull spring, trampoline spring
7320.90 flat spring, torsion spring, spiral spring, disc spring, wave spring, belleville washer, clock spring,
  constant force spring, gas strut spring wire, flat wire spring
7321.11 gas stove, camping stove, gas grill, barbecue grill, gas cooker, portable gas burner, gas hob, propane burner,
  pizza oven gas, gas fire pit, propane grill, backpacking stove, gas griddle, gas pizza oven, butane stove
7321.12 kerosene stove, alcohol stove, liquid fuel stove, spirit burner
7321.19 charcoal grill, wood stove, pellet grill, fire pit, charcoal barbecue, wood burning stove, hibachi, bbq
  smoker, pizza oven wood fired, rocket stove, fireplace insert, smoker grill, kamado grill, tent stove, barbecue, bbq
  grill, offset smoker, chimney starter
7321.81 patio heater gas, propane heater, gas heater
7321.82 kerosene heater
7321.89 pellet stove, wood heater
7321.90 grill grate, stove part, barbecue grid, burner for stove
7322.19 radiator for heating, heating radiator, towel radiator not electric
7322.90 diesel air heater, air heater not electric, parking heater diesel
7323.10 steel wool, scouring pad, scrubber steel, pot scourer
7323.91 cast iron skillet, cast iron pan, dutch oven, cast iron griddle, cast iron kettle, cast iron pot, cast iron
  teapot
7323.92 enamelled cast iron, cast iron casserole enamel, enameled dutch oven
7323.93 stainless steel water bottle, stainless steel mug, stainless steel bowl, steel cookware, stainless steel pan,
  pot, stainless steel lunch box, single wall steel bottle, stainless steel straw, kitchen rack of steel, french press
  of steel, cocktail shaker, tea infuser, tea strainer, tea ball, stainless colander, mess kit, camping cookware, camp
  pot, steel tiffin, stainless cocktail set, milk pitcher steel, stainless steel dog bowl, soap dish stainless,
  utensil holder steel, baking tray steel, cooling rack, steel mixing bowl, pizza pan, steamer basket, stainless
  measuring spoon, egg slicer rack, bottle rack steel, ice bucket, pour over kettle steel, stainless tumbler, stovetop
  kettle, stock pot, wok, stainless steel frying pan, steel straw, steel plate for food, bento box steel, kettle
  whistling, steel canister, butter dish steel, steel spice jar, sugar bowl, pizza steel, roasting pan, kitchen
  strainer, mesh strainer, sink caddy steel, splatter screen, paper towel holder, steel tray, coffee pot steel, steel
  cup, lunch box steel, percolator, steel funnel, flour sifter, steel ashtray, grater stand, protein shaker steel,
  burger press iron, meat shredder claws, grill basket, skewer, bbq skewer, cookie cutter steel, egg ring, honey
  strainer
7323.94 enamel mug, enameled pot, enamel plate, enamel bowl, enamel tray, enamel bread bin
7323.99 steel trash can, trash bin, steel household article, dish rack, ironing board, clothes drying rack, carbon
  steel wok, carbon steel pan, baking tin, cake pan, loaf pan, muffin tin, cake tin, bread tin, shopping basket wire,
  pedal bin, clothes airer, laundry rack, shower caddy of metal, wire basket kitchen, metal bucket, pail, toilet paper
  holder, shoe rack wire, metal fruit bowl, step trash can, sink rack, dish drainer, shower shelf, bread box, waste
  basket metal, metal watering can, metal planter, pizza peel
7324.10 stainless steel sink, kitchen sink
7324.21 cast iron bathtub
7324.29 steel bathtub, ice bath tub steel
7324.90 grab bar, shower tray steel, towel rail, towel bar, toilet brush set steel, soap dispenser steel wall, towel
  ring, toilet roll holder steel, bathroom accessory steel, floor drain, shower drain
7325.10 manhole cover, gray iron casting, grey iron casting, iron cast base, nonmalleable casting
7325.91 grinding ball steel
7325.99 iron casting, cast iron part, steel casting, dumbbell of cast iron, investment casting, steel investment cast,
  lost wax casting, ductile iron part, precision casting, sand casting, cast steel part, cast stainless part
7326.19 forged part, forging, steel forging, forged steel part
7326.20 wire form, wire basket, wire hook, steel wire article, key ring, split ring, wire cage, wire shelf, bird cage,
  dog crate, wire hanger, steel clothes hanger, pet cage, animal cage, rabbit cage, animal trap, tomato cage, egg
  basket, plant stake wire, mouse trap wire, dog kennel wire, rat trap
7326.90 steel part, steel bracket, sheet metal part, stamped metal part, sheet metal enclosure, steel enclosure, metal
  bracket, steel plate part, cnc steel part, steel housing, stainless steel part, metal clip, carabiner, keychain of
  steel, metal enclosure, steel chassis, tool box of steel, laser cut steel part, steel standoff, steel spacer, steel
  frame part, metal stand, steel hook, metal plate part, hose clamp, jubilee clip, pipe clamp, worm drive clamp,
  thimble rope, rope thimble, turnbuckle, shackle, quick link, swivel hook steel, chain hook, cable gland metal, hose
  reel steel, bike stand, bicycle stand, bike wall hook, bike repair stand, bike hanger, book end, bookend, plant
  stand, plant hanger, garden stake steel, shepherd hook, tent peg, tent stake, ground anchor, tie plate, joist
  hanger, shelf bracket, angle bracket, corner brace, l bracket, mounting bracket, mailbox, letter box, parcel box,
  letterbox, ladder steel, step ladder, step stool steel, key holder wall, key hook, magnetic knife holder, knife
  strip, steel magnet board, tool chest, toolbox of steel, sawhorse, saw horse, wheel chock, ramp steel, roof hook,
  bottle holder steel, wine rack metal, money clip, dog tag, id tag metal, pet tag, whistle of steel, handcuffs, pedal
  bag hook, card wallet metal, metal wallet, metal card holder, pill case metal, metal straw case, dog crate steel,
  fire poker, fireplace tool, log rack, fire pit grate, horseshoe, metal plant pot stand, steel sculpture blank, steel
  shim, metal shim, steel washer plate, sink bracket, steel case for battery, equipment rack shelf, rack mount kit,
  pole mount, tripod plate, camera clamp, steel cable tie, perforated steel panel, pegboard of metal, magnetic board
  steel, steel cleat, belt clip steel, gutter guard mesh, steel planter, raised bed steel, metal raised garden bed,
  safety gate of metal, stair gate, baby gate, pet gate metal, dog gate metal, cat scratch frame, microphone boom arm,
  pull up hook, curtain hook, s hook, meat hook, gun rack, fishing rod holder, spare tire bracket, wheel clamp
  bracket, wall rack, tv bracket of steel, hook rack, bike hook, paper towel rack, garage hook, ladder hook, coin
  holder of steel, umbrella stand, umbrella base, log carrier of steel, fire pit stand, cup dispenser of steel
7403.11 copper cathode
7407.10 copper bar, copper rod, copper busbar
7407.21 brass bar, brass rod
7407.29 bronze bar, bronze rod
7408.11 copper wire, bare copper wire
7408.19 fine copper wire
7408.21 brass wire
7408.29 phosphor bronze wire, nickel silver wire
7409.11 copper strip, copper sheet, copper plate
7409.21 brass sheet, brass plate, brass strip
7409.31 phosphor bronze sheet
7410.11 copper foil
7410.21 copper clad laminate, copper tape
7411.10 copper tube, copper pipe
7411.21 brass tube, brass pipe
7412.10 copper pipe fitting, copper elbow, copper tee, copper pipe elbow
7412.20 brass fitting, brass pipe fitting, copper alloy fitting, brass hose fitting, hose barb, brass hose barb, brass
  elbow, brass nipple, brass coupling, brass quick connector, compression fitting, brass manifold, bronze fitting
7413.00 braided copper strap, copper braid, ground strap, stranded copper wire
7415.21 copper washer, brass washer
7415.29 brass rivet, copper rivet
7415.33 brass screw, brass nut, brass threaded insert, heat set insert, brass standoff, brass bolt, brass wood screw,
  brass wood screws, brass knurled nut, brass insert, copper nail, brass thumb screw
7418.10 copper cookware, brass household article, copper mug, copper pot, brass bowl, copper pan, brass ashtray,
  copper bottle, brass tray, moscow mule mug, brass incense burner, copper kettle
7418.20 brass shower, brass towel rail, copper sink, brass bathroom accessory, brass faucet accessory
7419.80 brass part, copper part, busbar of copper, copper heat sink, brass machined part, cnc brass part, brass
  hardware part, bronze casting, brass casting, copper chain, brass chain, brass mesh, copper mesh, copper contact
  part, brass bushing cast, copper spring, bronze part, turned brass part, brass nozzle part, brass key ring, brass
  plate part, brass spacer, copper electrode, brass carabiner, copper water block plate, bronze bushing blank, brass
  buckle hook, brass tag
7505.22 nichrome wire, nickel alloy wire, resistance wire
7506.10 nickel strip, pure nickel strip, nickel foil
7506.20 nickel alloy sheet, inconel sheet
7507.20 nickel pipe fitting
7508.90 nickel article, inconel part, nickel mesh, nickel part
7604.10 aluminum rod pure
7604.21 aluminum hollow profile, aluminum heatsink profile
7604.29 aluminum extrusion, aluminum profile, aluminum bar, aluminum rail, t slot profile, t slot extrusion, t slot
  extrusion bar, aluminum angle, aluminum channel, aluminum flat bar, led aluminum channel, linear rail profile
  aluminum, aluminum rod, v slot
7605.11 aluminum wire
7606.12 aluminum sheet, aluminum plate, aluminum plate alloy, aluminum composite panel, anodized aluminum sheet,
  perforated aluminum sheet, aluminum blank sheet
7607.11 kitchen foil, aluminum foil roll, household foil, baking foil
7607.19 aluminum foil
7607.20 foil laminate, backed aluminum foil, aluminum tape, reflective insulation foil
7608.20 aluminum tube, aluminum pipe, aluminum tubing, aluminum square tube
7609.00 aluminum pipe fitting, aluminum hose fitting, an fitting aluminum, aluminum coupling
7610.10 aluminum window, aluminum door, aluminum door frame, window frame of aluminum
7610.90 aluminum structure, aluminum frame structure, aluminum ladder, aluminum truss, aluminum scaffold, aluminum
  ramp, aluminum fence, pergola, aluminum pergola, aluminum gangway, stage truss, aluminum solar mounting, solar
  mounting rail, tower of aluminum, aluminum railing, aluminum bridge
7611.00 aluminum tank
7612.10 aluminum tube collapsible, squeeze tube aluminum
7612.90 aluminum can, aluminum bottle, aluminum container, aerosol can, aluminum tin, aluminum screw top tin, aluminum
  cosmetic jar, beverage can, aluminum keg
7613.00 aluminum gas cylinder
7614.90 aluminum cable bare
7615.10 aluminum cookware, aluminum pan, frying pan, moka pot, aluminum household article, nonstick pan, aluminum
  baking pan, foil tray, aluminum pot, stovetop espresso maker, griddle pan, nonstick cookware, camping pot aluminum,
  egg pan, foil container, aluminum tray, aluminum kettle, waffle pan, pressure cooker, aluminum drying rack, garlic
  press of aluminum, aluminum colander, grill pan, crepe pan, ice cream scoop of aluminum, cake pan aluminum, aluminum
  water bottle
7615.20 aluminum shower caddy, aluminum towel rail, aluminum bathroom accessory
7616.10 aluminum screw, aluminum rivet, aluminum nail, aluminum nut, aluminum bolt, aluminum washer, aluminum pin,
  aluminum screws
7616.99 aluminum part, aluminum enclosure, aluminum housing, aluminum bracket, cnc aluminum part, die cast aluminum
  part, aluminum heat sink, heat sink, heatsink, laptop stand of aluminum, aluminum phone stand, machined aluminum
  part, aluminum case, cnc aluminum, aluminum standoff, aluminum spacer, aluminum plate part, aluminum frame part,
  aluminum fitting, anodized part, turned aluminum part, aluminum casting, cast aluminum part, aluminum die casting,
  aluminum plate fixture, servo bracket, motor mount aluminum, aluminum knob, aluminum ladder step, aluminum wallet,
  aluminum card holder, aluminum tag, aluminum carabiner, aluminum clamp, aluminum mesh, aluminum honeycomb, laptop
  stand, tablet stand of aluminum, headphone stand aluminum, aluminum tripod plate, aluminum pegboard, aluminum bezel,
  aluminum front panel, aluminum keyboard case, aluminum pole, telescopic pole, aluminum hook, aluminum license plate,
  aluminum wire form, dress hanger aluminum, aluminum bottle holder, aluminum case shell, aluminum print plate,
  aluminum tool box, aluminum planter, aluminum step stool, aluminum handle, aluminum flashlight body, water cooling
  block plate, aluminum tent peg, tent peg aluminum, tent pegs aluminum, aluminum tent stake, telescoping ladder,
  telescopic ladder
7804.11 lead sheet, lead foil
7806.00 lead weight, lead fishing weight, lead sinker, fishing weight, fishing sinker, diving weight, lead apron, lead
  part, wheel balance weight lead, lead fishing weights
7904.00 zinc wire, zinc bar
7905.00 zinc sheet
7907.00 zinc die casting, zamak part, zinc part, zinc alloy part, zinc part cast, zinc alloy casting, zinc anode, zinc
  knob, zamac casting, zinc alloy figure
8003.00 tin solder, solder wire, solder bar, tin wire, solder, lead free solder, tin bar
8007.00 pewter, pewter figurine, pewter mug, tin article, tin foil sheet
8101.96 tungsten wire
8101.99 tungsten part, tungsten weight, tungsten cube, tungsten rod, tungsten electrode, tungsten fishing weight,
  tungsten dart barrel, tig electrode
8102.95 molybdenum sheet
8102.99 molybdenum part
8103.99 tantalum part
8104.30 magnesium powder, magnesium shaving
8104.90 magnesium part, magnesium die cast, magnesium alloy housing, magnesium casting, magnesium alloy frame,
  magnesium die casting
8105.90 cobalt alloy part
8108.90 titanium part, titanium article, titanium bar, titanium pot, titanium cookware, titanium mug, titanium cup,
  titanium cooking pot, titanium spork, titanium sheet, titanium tube, titanium bolt, titanium screw, titanium water
  bottle, titanium rod, titanium plate, titanium card, titanium ring blank, titanium tent peg, titanium straw,
  titanium wallet
8109.99 zirconium part
8112.99 niobium part, germanium part, gallium metal
8113.00 cermet, tungsten carbide rod, tungsten carbide blank, carbide rod, cemented carbide part
`;
