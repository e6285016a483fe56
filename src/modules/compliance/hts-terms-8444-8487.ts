/**
 * What founders call goods of headings 8444 to 8487: the start of a number, then the names, parted by commas. Own knowledge of the
 * nomenclature, 2026-09.
 */
export const termsOfMachineTools = `
8444.00 fiber extruding machine
8445.20 spinning wheel, electric spinning wheel, spinning machine for yarn
8445.40 yarn winder machine, winding machine for yarn
8446.10 weaving loom, loom machine, table loom, power loom, hand loom, loom
8447.12 circular knitting machine, sock machine
8447.20 knitting machine, flat knitting machine, home knitting machine
8447.90 tufting machine, tufting gun, rug tufting gun, lace machine, braiding machine, embroidery tufting gun
8448.49 loom part, shuttle
8449.00 felt making machine, needle felting machine
8450.11 washing machine, clothes washer, mini washing machine, portable washing machine, front loader washer, shoe
  washing machine, foldable washing machine, underwear washer, ultrasonic laundry washer
8450.19 hand crank washer, manual washing machine, twin tub
8450.20 industrial washer, laundry machine commercial
8450.90 washing machine part
8451.10 dry cleaning machine
8451.21 clothes dryer, tumble dryer, portable clothes dryer, heated clothes dryer, portable dryer, shoe dryer machine
8451.29 industrial dryer
8451.30 ironing machine, garment steamer press, steam press, heat press machine, t shirt press, fusing press, trouser
  press machine, cap press, heat transfer press, mug heat press, ironing press, steam ironing press
8451.40 dyeing machine, washing machine textile industrial
8451.50 fabric cutting machine, fabric winding machine, laser fabric cutter roll
8451.80 fabric coating machine, clothes folding machine textile, garment finishing machine, quilt filling machine,
  feather filling machine, clothes sanitizing cabinet
8452.10 sewing machine, household sewing machine, embroidery machine, overlock machine household, mini sewing machine,
  handheld sewing machine, serger, quilting machine, embroidery machine home, portable sewing machine
8452.21 automatic sewing machine industrial, industrial embroidery machine, multi needle embroidery machine
8452.29 industrial sewing machine, leather sewing machine, shoe sewing machine
8452.30 sewing machine needle
8452.90 presser foot, sewing machine part, sewing machine bobbin case, sewing table
8453.10 leather splitting machine, leather skiving machine, skiving machine, leather embossing machine, hide working
  machine
8453.20 shoe making machine, shoe lasting machine, shoe repair machine
8454.20 ingot mold, ladle
8454.30 casting machine, die casting machine, jewelry casting machine, centrifugal casting machine
8455.22 rolling mill, metal rolling mill, jewelry rolling mill, wire rolling mill
8456.11 laser cutter, laser engraver, laser cutting machine, laser engraving machine, laser marking machine, laser
  marker, fiber laser cutter, co2 laser cutter, diode laser engraver, laser cleaning machine, laser etcher
8456.12 photo etching machine light
8456.20 ultrasonic machining
8456.30 electrical discharge machine, edm machine, wire edm, edm drill
8456.40 plasma cutter, plasma cutting machine, plasma table
8456.50 water jet cutter, waterjet cutter, water jet cutting machine
8457.10 machining center, cnc machining center, vertical machining center, 5 axis mill center
8458.11 cnc lathe, turning center
8458.91 lathe, metal lathe, mini lathe, watchmaker lathe, bench lathe
8459.29 drill press, bench drill, pillar drill, magnetic drill machine
8459.61 cnc milling machine, desktop cnc mill, milling machine, mini mill, pcb mill
8459.70 tapping machine, threading machine
8460.12 surface grinder
8460.29 cylindrical grinder
8460.39 sharpening machine, knife sharpener machine, knife grinder machine, tool grinder, drill bit sharpener machine,
  chainsaw sharpener machine, skate sharpener, electric sharpener machine tool
8460.90 polishing machine, rock tumbler, deburring machine, bench grinder, belt grinder, magnetic polisher, vibratory
  tumbler, tumbler for polishing, buffing machine, bench polisher, barrel tumbler
8461.20 shaper machine, slotting machine
8461.30 broaching machine
8461.40 gear cutting machine, gear hobbing machine, gear grinding machine
8461.50 metal cutting saw, cold saw machine, metal band saw, cut off saw metal, hacksaw machine
8462.22 profile bending machine, roll forming machine, plate roll
8462.26 press brake, cnc press brake
8462.29 sheet metal brake, bending machine, sheet metal bender, folding machine for metal, straightening machine, pipe
  bending machine, tube bending machine, metal brake, metal bender
8462.32 slitting line, metal shear machine, guillotine shear metal
8462.49 punching machine, punch press, notching machine, coin punching machine
8462.61 hydraulic press, shop press
8462.62 mechanical press, stamping press
8462.63 servo press
8462.69 swaging machine, hot forging press
8462.90 metal press, arbor press, forging hammer, coin press, power hammer, riveting press
8463.10 wire drawing machine
8463.30 wire bending machine, wire forming machine, spring making machine, spring coiler, chain making machine, nail
  making machine, wire former
8463.90 hose crimping machine, wire crimping machine, metal spinning lathe, rivet machine, terminal crimping machine
8464.10 stone saw, tile saw, wet tile saw, diamond wire machine, gem saw
8464.20 lapidary machine, glass grinder, stone grinding machine, faceting machine, lens grinding machine, concrete
  grinder
8464.90 glass cutting machine, stone engraving machine, glass bottle cutter machine
8465.10 combination woodworking machine
8465.91 sawing machine, table saw, band saw, scroll saw, wood band saw, miter saw stationary, panel saw, foam cutter
  saw
8465.92 thickness planer, jointer planer, wood planer machine, wood milling machine, edge molding machine, wood shaper
8465.93 bench sander, drum sander, belt disc sander, wood sanding machine, oscillating spindle sander
8465.94 edge bander, wood bending machine, frame assembly machine
8465.95 wood drilling machine, dowel machine, mortising machine
8465.96 log splitter machine, wood peeling machine
8465.99 cnc router, wood router machine, wood cnc machine, wood lathe, engraving machine for wood, foam cutting
  machine, hot wire cutter cnc, plastic engraving machine, pen turning lathe, router table
8466.10 tool holder, drill chuck, collet, keyless chuck, lathe chuck tool, boring head, collet chuck, die head, quick
  change toolholder
8466.20 lathe chuck, work piece holder, tailstock center
8466.30 jig, fixture, work holding fixture, dividing head, test fixture, rotary table, indexing head, drilling jig,
  pocket hole jig, doweling jig, milling fixture, machining fixture, welding jig, welding fixture, saw guide,
  sharpening jig, clamp fixture
8466.92 router sled, wood machine part, table saw part, saw fence
8466.93 cnc spindle, cnc machine part, lathe part, machine bed, laser engraver part, laser rotary attachment,
  honeycomb bed for laser
8466.94 press part
8467.11 pneumatic tool, air tool, air impact wrench, air drill, air ratchet, pneumatic grinder, die grinder, air
  sander, pneumatic screwdriver
8467.19 pneumatic nailer, air hammer, air chisel, air nailer, air rivet gun, pneumatic stapler
8467.21 cordless drill, electric drill, power drill, hammer drill, impact drill, rotary hammer, core drill electric,
  drill driver, cordless drill driver, earth auger electric
8467.22 circular saw, jigsaw, chain saw electric, electric saw, reciprocating saw battery, mini chainsaw, pruning saw
  electric, cordless jigsaw, track saw, pole saw, battery chainsaw, miter saw portable
8467.29 electric screwdriver, angle grinder, rotary tool, power tool, cordless tool, hedge trimmer, leaf blower
  handheld, electric sander, string trimmer, electric pruner, heat gun handheld power tool, nailer, nail gun, planer,
  reciprocating saw, oscillating tool, polisher, power stapler, electric cutter tool, impact wrench electric, cordless
  wrench, belt sander, orbital sander, electric planer, engraving pen, electric scissors, heat gun, electric stapler
  tool, cordless nailer, mini grinder, die grinder electric, electric ratchet, hair clipper sheep, tattoo pen, tattoo
  machine, tattoo gun, cordless grass trimmer, cordless hedge trimmer, battery leaf blower, leaf blower, hot knife
  tool, electric router hand, wall chaser, electric rivet gun, polishing tool, electric engraver, electric screwdriver
  set, rotary tool kit, concrete vibrator, cordless pruner, pruning shears electric, weed eater, carving tool electric
8467.81 chainsaw, gas chainsaw, petrol chainsaw
8467.89 gas leaf blower, gas string trimmer, brush cutter, hydraulic tool, hydraulic crimper, earth auger petrol, post
  driver, hydraulic cutter, grease gun pneumatic, hydraulic rescue tool
8467.91 chainsaw part, guide bar chainsaw
8467.99 power tool part, drill attachment, angle grinder attachment
8468.10 blow torch, gas torch, soldering torch, welding torch gas, propane torch, map gas torch
8468.20 weed burner, gas cutting machine, gas welding machine, flame gun
8468.80 brazing machine gas
8470.10 calculator, pocket calculator, graphing calculator, scientific calculator, electronic organizer
8470.30 mechanical calculator
8470.50 cash register, pos terminal, point of sale terminal, payment terminal, pos system, checkout terminal, card
  payment terminal, payment machine
8470.90 ticket machine, postage machine, franking machine, ticket issuing machine, ticket kiosk
8471.30 laptop, laptop computer, notebook computer, tablet, tablet computer, e reader, ebook reader, handheld
  computer, portable computer, rugged tablet, e ink tablet, note taking tablet, mobile computer, chromebook, handheld
  pc, 2 in 1 laptop, gaming handheld pc, ultrabook, e paper tablet, notebook pc
8471.41 desktop computer, all in one computer, kiosk computer, touch panel computer, gaming pc, thin client, all in
  one pc, interactive kiosk, cyberdeck
8471.49 computer set, desktop set with monitor
8471.50 single board computer, mini pc, server, processing unit, embedded computer, edge computer, ai edge computer,
  industrial pc, nas server, raspberry pi, home server, bitcoin miner, crypto miner, rack server, workstation, edge ai
  box, mini computer, nuc, ai server, jetson computer, firewall appliance pc, compute module, plex server
8471.60 computer mouse, mouse, keyboard, mechanical keyboard, trackpad, touchpad, macropad, stylus input device,
  graphics tablet, drawing tablet, presentation clicker, fingerprint reader, joystick for computer, numeric keypad,
  scanner, document scanner, wireless keyboard, ergonomic keyboard, wireless mouse, trackball, touch screen input, vr
  glove, foot pedal for computer, page turner pedal, drawing pad, game pad input, barcode keypad, eye tracker, 3d
  mouse, palm scanner, webcam pointer, keypad, bluetooth keyboard, macro keyboard, presenter remote, stenotype, split
  keyboard, gaming mouse, air mouse, braille keyboard, braille display, gesture controller, book scanner, photo
  scanner, film scanner, signature pad, digitizer, smart pen digitizer, jog dial
8471.70 hard drive, external hard drive, external ssd, storage unit, solid state drive, nas enclosure, network
  storage, nas, raid enclosure, tape drive, ssd enclosure, optical drive, dvd drive, hdd dock, portable ssd, portable
  hard drive, nvme drive
8471.80 docking station, usb hub, graphics card, usb c hub, dock, sound card, kvm switch, multiport adapter, video
  capture card, thunderbolt dock, external graphics card enclosure, usb switch, hdmi capture, usb sound card, raid
  card, port replicator, display adapter, usb expansion card, kvm
8471.90 barcode scanner, barcode reader, rfid reader, qr code scanner, magnetic card reader, card reader, nfc reader,
  smart card reader, optical reader, scan gun, qr scanner, scanner gun, checkout scanner, code reader, handheld
  scanner, 2d scanner, passport reader, id scanner, inventory scanner, ring scanner, credit card reader, badge reader,
  microchip reader, pet microchip scanner, ticket scanner, barcode gun, check scanner, nfc writer, rfid scanner
8472.10 duplicating machine
8472.30 letter folding machine, letter opener electric, mail sorter, envelope sealer
8472.90 paper shredder, banknote counter, coin sorter, laminator, stapler machine, atm, money counter, label maker
  office machine, pencil sharpener electric, electric stapler, hole puncher, hole punch, stapler, desk stapler, paper
  punch, binding punch, coin counter, coin roll machine, electric pencil sharpener, numbering machine, check writer,
  paper folding machine office, laminating machine, office laminator, ballot box machine, ticket dispenser,
  typewriter, cash counting machine, counterfeit detector, electric hole punch, date stamping machine, paper jogger,
  passbook machine
8473.21 calculator part
8473.30 computer case, pc case, computer part, laptop part, motherboard, memory module, ram module, computer heat
  sink, laptop cooling pad, keyboard part, keycap, server rack part, keycaps, cpu cooler, graphics card bracket,
  laptop hinge part, laptop fan part, laptop keyboard replacement, mouse skates, mouse part, pc water cooling block,
  ssd heatsink, gpu bracket, hard drive caddy, mac mini dock shell, raspberry pi case, keyboard case, keyboard plate,
  keyboard wrist part, ram, memory stick ram, laptop screen replacement, laptop battery cover, sim racing pc part,
  rack rail kit, laptop bottom case, pi hat, raspberry pi hat
8473.40 atm part, stapler part
8473.50 part for several office machines
8474.10 sieve shaker, vibrating screen, sieving machine, gold separator, gold panning machine, sorting machine for
  stone
8474.20 crushing machine, grinder for minerals, stone crusher, ball mill, rock crusher, pulverizer, mineral grinder,
  planetary mill
8474.31 concrete mixer, cement mixer
8474.39 soil mixer, clay mixer, pug mill, sand mixer
8474.80 pill press for minerals, brick making machine, pottery wheel, block making machine, ceramic molding machine,
  clay extruder, jiggering machine, tablet press ceramic, sand molding machine
8475.29 glass blowing lathe, glass working machine, glass bending machine, optical fiber drawing machine, bottle
  making machine glass
8476.21 beverage vending machine, drink vending machine, coffee vending machine, water vending kiosk, drinks vending
8476.81 food vending machine heated, pizza vending machine, vending machine with refrigeration
8476.89 vending machine, snack vending machine, automatic vending machine, smart locker vending, change machine, coin
  changer, token machine, capsule toy machine, gumball machine, ticket vending, claw vending, power bank vending,
  merchandise vending, stamp vending, sanitary pad vending
8476.90 vending machine part, coin acceptor, bill acceptor
8477.10 injection molding machine, desktop injection molding machine, plastic injection machine, manual injection
  machine
8477.20 plastic extruder, filament extruder, plastic extrusion line, extruder machine, film extruder
8477.30 blow molding machine, bottle blowing machine
8477.40 vacuum forming machine, thermoforming machine, vacuum former, vacuum casting machine, pressure forming machine
8477.51 tire molding machine, tire retreading machine
8477.59 compression molding machine, rubber press machine, vulcanizing press, resin casting machine, rubber curing
  press, hot press for rubber, rubber molding press
8477.80 plastic recycling machine, plastic welding machine, machine for working plastics, plastic shredder, plastic
  granulator, plastic shredder machine, plastic bending machine, acrylic bender, rubber cutting machine, plastic
  cutting machine, heat staking machine, ultrasonic plastic joiner, silicone mixing machine, film laminating machine,
  ultrasonic cutter plastic, pet bottle strip cutter, pelletizer, edge sealing plastic
8477.90 extruder screw, injection barrel, plastic machine part
8478.10 cigarette machine, cigarette rolling machine, tobacco cutter, cigarette injector, cigarette maker
8479.10 paving machine, concrete screed machine, road machine
8479.20 oil extraction machine, oil extractor, seed oil press
8479.30 wood pellet machine, board press wood
8479.40 rope making machine, cable making machine, cable twisting machine
8479.50 robot, humanoid robot, service robot, mobile robot, delivery robot, quadruped robot, robot dog, autonomous
  mobile robot, companion robot, cleaning robot for windows, assembly robot, robot for education industrial, humanoid,
  inspection robot, drawing robot, window cleaning robot autonomous, robot barista, solar cleaning robot, crawler
  robot, surveillance robot, robot lawn weeder, cooking robot arm, autonomous robot, telepresence robot, security
  robot, social robot, robot kit industrial
8479.60 evaporative cooler, evaporative air cooler, swamp cooler, desert cooler, portable evaporative cooler, personal
  air cooler, mini air cooler water
8479.71 passenger boarding bridge
8479.81 coil winding machine, wire winding machine, metal treatment machine, cable stripping machine, wire stripping
  machine, pickling line
8479.82 mixing machine, mixer machine, crushing mixer, paint mixer, laboratory mixer, magnetic stirrer, homogenizer,
  composter, food waste composter, kitchen composter, food recycler, emulsifier, stirrer, overhead stirrer, vortex
  mixer, industrial blender, powder mixer, resin mixer, kneading machine, sifting machine, ultrasonic homogenizer,
  orbital shaker, laboratory shaker, centrifugal mixer, crushing machine industrial, paint shaker, grinding machine
  powder, rotary mixer, planetary mixer machine, ultrasonic disperser, electric composter, food waste disposer dryer,
  magnetic stirrers, herb grinder machine
8479.89 automatic pet feeder, pet feeder, automatic litter box, litter box, dehumidifier, electromechanical machine,
  linear actuator machine, exoskeleton, automatic curtain opener, curtain motor, trash compactor, ultrasonic cleaner,
  window cleaning robot, massage machine part, dispenser machine, automatic dispenser, pill dispenser, cocktail
  machine, coin operated machine, winding machine, air humidifier industrial, egg turner, self cleaning litter box,
  pet ball launcher, liquid handling robot, pipetting robot, laboratory automation machine, treat dispenser, window
  opener motor, blind motor, garage door operator, towel dispenser automatic, pet door automatic, ball launcher for
  dogs, ultrasonic bath, ultrasonic cleaning machine, ultrasonic jewelry cleaner, smart blinds motor, automatic door
  opener, door operator, gate opener, swing gate motor, sliding gate opener, tape dispensing machine, screw feeder,
  screw feeding machine, wire stripper machine electric, vibration plate machine industrial, hydraulic power unit,
  self stirring machine, baby rocker machine, automatic baby swing motor, smart crib rocker, ball pitching machine,
  electric cylinder, linear actuator, linear stage, smart trash can, automatic trash can, sensor trash can, automatic
  toilet flusher, toilet lid opener, robot finger button pusher, switch bot, button pusher robot, solar tracker, pan
  tilt head motor, turntable motorized, display turntable, book page turner machine, egg washing machine, shoe cover
  dispenser, shoe polishing machine, glove box, vacuum chamber, confetti machine, cannabis trimmer machine, pill
  counting machine, tablet press, pill press, stringing machine racket, motorized curtain, window winder, automatic
  umbrella machine, bottle opener robot, dice tower motor, massage bed frame motor, hair braiding machine, candle
  making machine, soap making machine, laser cleaning robot, playing card machine, gold washing machine, hydraulic
  pump unit, smart bin, ice resurfacer, automatic fish tank cleaner, automatic hand dryer machine, moving head
  platform, motion platform, flight simulator motion platform, motion simulator, stewart platform, tire changer, wheel
  balancer machine, automatic gate opener, cable robot, camera slider motorized, winch robot, crop harvesting arm, bag
  opener, tea picking machine, fruit picking robot, carpet cleaning machine, cable blowing machine, grave lift,
  lottery machine, electric blinds, window robot, dog treat launcher, cat litter robot, baby bottle washer, baby
  bottle washing machine, brush washer, makeup brush cleaner, golf ball dispenser, window cleaner robot
8479.90 machine part, robot part, gripper, robot gripper, end effector, exoskeleton part, linear actuator part,
  suction gripper, vacuum gripper, vacuum cup gripper, suction cup gripper, robot hand, robotic hand, soft gripper,
  tool changer robot, robot base, robot leg, gripper finger, robotic gripper, parallel gripper, robot suction cup,
  robot chassis, robot joint, mecanum wheel, omni wheel, omnidirectional wheel, robot wheel, robot track
8480.10 molding box
8480.20 mold base
8480.30 molding pattern, casting pattern
8480.41 die casting mold, die casting die, die cast tool, pressure die for metal
8480.49 ingot mold for metal, sand casting mold, gravity casting mold, permanent mold, jewelry casting mold
8480.50 glass mold
8480.60 concrete mold, plaster mold, brick mold, ceramic mold, concrete paver mold
8480.71 injection mold, plastic injection mold, mold tool, tooling for plastic, injection mould tool, injection tool,
  two cavity mold, compression mold rubber, plastic injection tool, rubber injection mold, two shot mold, soft
  tooling, prototype mold, mold for plastic injection, overmold tool, family mold, insert mold tool
8480.79 silicone mold, blow mold, vacuum forming mold, rubber mold, compression mold, casting mold for resin,
  rotomolding mold, thermoforming mold, resin mold, silicone resin mold, candle mold, soap mold, blow moulding mold,
  foam mold, fishing lure mold, earplug mold, epoxy resin mold, gummy mold
8481.10 pressure regulator, pressure reducing valve, gas regulator, air regulator, water pressure regulator, co2
  regulator, propane regulator, filter regulator
8481.20 hydraulic valve, pneumatic valve, hydraulic control valve, pneumatic solenoid valve, air valve, manifold
  valve, proportional valve hydraulic
8481.30 check valve, nonreturn valve, backflow preventer, foot valve
8481.40 safety valve, relief valve, pressure relief valve, vent valve, breather valve, prv
8481.80 valve, solenoid valve, ball valve, faucet, tap, water valve, smart faucet, water shutoff valve, shower head
  valve, gas valve, motorized valve, smart water valve, garden hose timer valve, thermostatic radiator valve, mixer
  tap, kitchen faucet, bidet sprayer, shower valve, shower mixer, hose timer, shower tap, bathroom faucet, tire valve,
  valve stem, gate valve, butterfly valve, needle valve, angle valve, pinch valve, thermostatic valve, zone valve,
  shutoff valve, sensor faucet, touchless faucet, drain valve, float valve, fill valve toilet, toilet fill valve,
  shower diverter, hose splitter valve, hose bib, beer tap, keg tap, radiator valve, electric ball valve, diverter
  valve, garden tap, presta valve, aerosol valve, spigot, water tap, fish tank co2 valve, proportional valve, flush
  valve, stopcock, mixing valve, shower head with valve, bib tap, drinking fountain bubbler, water timer
8481.90 valve part, faucet part, valve body, aerator, faucet aerator, valve handle, valve cartridge, actuator for
  valve, valve actuator, tap head, shower head, hand shower, rainfall shower head, faucet handle, shower arm
8482.10 ball bearing, bearing, skateboard bearing, thrust ball bearing, deep groove bearing, linear ball bearing,
  ceramic ball bearing, lazy susan ball bearing, slewing bearing, linear bearing, turntable bearing
8482.20 tapered roller bearing
8482.30 spherical roller bearing
8482.40 needle bearing, needle roller bearing
8482.50 roller bearing, cylindrical roller bearing
8482.80 cross roller bearing, crossed roller bearing, bearing other, combined bearing
8482.91 steel ball for bearing, bearing ball, bearing balls
8482.99 bearing race, bearing cage
8483.10 shaft, drive shaft, crankshaft, transmission shaft, camshaft, cam shaft, flexible shaft, linear shaft rod,
  crank shaft, hollow shaft, spline shaft, axle shaft transmission
8483.20 housed bearing, flange bearing, bearing block with bearing, pillow block bearing
8483.30 bushing, plain bearing, bearing housing, pillow block, sleeve bearing, bearing block, bushings, flange
  bushing, oilless bushing, sintered bushing, bearing bushing
8483.40 gearbox, gear, ball screw, planetary gearbox, lead screw, harmonic drive, speed reducer, linear gear rack,
  worm gear, reducer, gear reducer, cycloidal drive, harmonic reducer, strain wave gear, trapezoidal screw, bevel
  gear, rack and pinion, differential gear, spur gear, helical gear, linear screw, roller screw, torque converter,
  cvt, gear set, ball screw nut, planetary reducer, pinion gear, geartrain, gears, gear rack, leadscrew, leadscrew
  nut, gear box
8483.50 pulley, flywheel, timing pulley, belt pulley, pulley wheel, gt2 pulley, idler pulley, sheave, v belt pulley,
  cable pulley, pulley for rope
8483.60 coupling, shaft coupling, clutch, universal joint, flexible coupling, jaw coupling, electromagnetic clutch
  mechanical, u joint, cardan joint, torque limiter, shaft collar, oldham coupling, centrifugal clutch
8483.90 sprocket, gear part, chain sprocket, chain wheel, toothed wheel, clutch part, shaft part, chainring machine
8484.10 metal gasket, spiral wound gasket, head gasket, cylinder head gasket, exhaust gasket, metal jacketed gasket
8484.20 mechanical seal, pump mechanical seal, rotary shaft seal
8484.90 gasket set, gasket assortment, o ring assortment
8485.10 metal 3d printer, metal printer 3d, slm printer, metal powder printer, dmls printer
8485.20 3d printer, fdm 3d printer, resin 3d printer, desktop 3d printer, sla printer, dlp printer, sls printer, large
  format 3d printer, 3d printing machine, 3d printing pen, 3d pen, bioprinter, resin printer, fdm printer, delta 3d
  printer, core xy printer
8485.30 concrete 3d printer, construction 3d printer, house printing machine
8485.80 ceramic 3d printer, clay 3d printer, food 3d printer, additive manufacturing machine, chocolate 3d printer,
  sand 3d printer, food printer 3d, wax 3d printer
8485.90 3d printer part, 3d printer nozzle, hotend, extruder for 3d printer, print bed, nozzle for 3d printer,
  extruder hotend, heated bed, heated print bed, build plate, filament feeder, 3d printer enclosure, 3d printer
  upgrade part, resin vat, print plate, bowden extruder, hot end, filament runout part
8486.10 wafer slicing machine, ingot furnace
8486.20 semiconductor manufacturing machine, wafer etching machine, lithography machine, wafer coater, spin coater,
  wafer prober
8486.30 display panel making machine
8486.40 pick and place machine, die bonder, chip mounter, wire bonder, smt pick place machine, ic packaging machine,
  wafer handling robot
8487.10 boat propeller, ship propeller, boat propeller steel
8487.90 machine part without electrical features, linear rail, linear guide, oil seal, linear guide rail, linear
  slide, shaft seal, radial shaft seal, machine foot, leveling foot, leveling feet, machine handle, hand wheel,
  handwheel, guide carriage, linear carriage, bellows cover, machine base casting, grease nipple, linear guide
  carriage, lubrication nipple
`;
