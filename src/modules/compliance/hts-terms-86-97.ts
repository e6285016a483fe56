/**
 * What founders call goods of chapters 86 to 97: the start of a number, then the names, parted by commas. Own knowledge of the
 * nomenclature, 2026-09.
 */
export const termsOfVehiclesAndInstruments = `
8703.10 snowmobile, golf car
8703.80 electric car, electric vehicle, golf cart, neighborhood electric vehicle
8704.60 electric truck
8708.10 bumper, car bumper
8708.29 car body part, car interior part, seat belt
8708.30 brake pad, car brake part
8708.70 car wheel, wheel rim
8708.80 shock absorber, suspension part
8708.91 car radiator
8708.99 car part, auto part, vehicle part, car accessory part, truck part, roof box, trailer hitch, car mount part,
  truck bed cover
8709.11 electric tow tractor, works truck electric, automated guided vehicle, agv, warehouse robot cart
8711.20 motorcycle, scooter with engine
8711.60 e bike, electric bike, electric bicycle, e scooter, electric scooter, electric motorcycle, electric moped,
  electric cargo bike, hoverboard, electric unicycle, electric kick scooter, folding electric bike, electric dirt
  bike, electric mountain bike, self balancing scooter, two wheel scooter electric, stand up scooter, commuter
  scooter, standing scooter, electric bike with pedal assist, speed pedelec, pedelec, cargo e bike
8712.00 bicycle, mountain bike, road bike, bike, balance bike for adults, cargo bike, kids bicycle, folding bike,
  gravel bike
8713.10 wheelchair, manual wheelchair
8713.90 electric wheelchair, power wheelchair, mobility scooter
8714.10 motorcycle part
8714.20 wheelchair part
8714.91 bicycle frame, bike frame, bicycle fork
8714.92 bicycle rim, bicycle spoke, bicycle wheel
8714.93 bicycle hub, freewheel
8714.94 bicycle brake
8714.95 bicycle saddle, bike saddle, bike seat
8714.96 bicycle pedal, crank, power meter pedal, crankset
8714.99 bicycle part, bike part, handlebar, bike rack, bicycle phone mount, bike mount, bicycle basket, bicycle
  accessory, bicycle fender, derailleur, e bike conversion kit, bike trailer part, bicycle child seat
8715.00 stroller, baby stroller, pram, baby carriage, smart stroller
8716.10 camping trailer, caravan
8716.40 trailer, bike trailer, cargo trailer
8716.80 hand truck, wagon, cart, trolley, shopping trolley, folding wagon, wheelbarrow, camping wagon, beach wagon,
  utility cart
8804.00 parachute, paraglider
8806.21 mini drone, toy size drone, small drone, selfie drone, drone under 250 g
8806.22 drone, camera drone, quadcopter, fpv drone, uav, unmanned aircraft, inspection drone, racing drone
8806.23 agricultural drone, delivery drone, heavy lift drone
8806.92 autonomous drone
8807.10 drone propeller, propeller, prop, carbon propeller, drone blade, rotor blade of drone
8807.30 drone part, drone frame, drone arm, drone landing gear
8903.12 inflatable boat, inflatable kayak, stand up paddle inflatable boat
8903.93 kayak, canoe, rowing boat
8903.99 electric boat, boat, jet board, electric surfboard motor boat, electric hydrofoil
8907.90 buoy, floating dock
9001.10 optical fiber, fiber optic bundle
9001.20 polarizing film, polarizer sheet
9001.30 contact lens
9001.50 spectacle lens, eyeglass lens, blue light lens
9001.90 optical lens, prism, optical filter, unmounted lens, optical mirror, fresnel lens, lens element, fresnel
  optic, plastic lens, lens dome, diffuser lens, collimator lens, optic
9002.11 camera lens, mounted lens, objective lens, phone camera lens, projector lens, lens attachment, smartphone lens
9002.20 camera filter, lens filter, nd filter
9002.90 mounted optical element, mounted mirror, lens assembly
9003.11 plastic glasses frame, acetate frame
9003.19 glasses frame, spectacle frame, eyeglass frame, metal glasses frame
9004.10 sunglasses, polarized sunglasses
9004.90 safety glasses, goggles, ski goggles, swimming goggles, swim goggles, reading glasses, blue light glasses,
  protective eyewear, smart glasses, night vision goggles passive, glasses, diving mask glasses, eyeglasses
9005.10 binoculars
9005.80 telescope, monocular, spotting scope, smart telescope, astronomical telescope
9006.40 instant film camera, instant camera, instant print camera, photo on film, instant photo, instant picture
  camera, self developing film camera
9006.53 film camera, 35 mm camera
9006.61 camera flash, photographic flash, flashlight for photography
9006.91 camera accessory, camera strap part, camera cage, camera grip, gimbal for camera, camera stabilizer, phone
  gimbal, gimbal stabilizer, camera mount
9007.20 film projector
9008.50 slide projector, image projector, star projector, galaxy projector
9010.60 projection screen, projector screen
9011.20 photomicrography microscope
9011.80 microscope, optical microscope, digital microscope, usb microscope, pocket microscope, smartphone microscope
9012.10 electron microscope
9013.10 rifle scope, telescopic sight, red dot sight, gun sight
9013.20 laser, laser module, laser pointer, fiber laser source, laser device
9013.80 magnifying glass, magnifier, door viewer, peephole viewer, optical device, holographic display optics, loupe
9014.10 compass, digital compass, magnetic compass
9014.20 aeronautical navigation instrument, flight controller, gyroscope for aircraft, drone flight controller,
  autopilot
9014.80 inertial measurement unit, imu, gyroscope, sonar, fish finder, echo sounder, fishfinder, depth finder,
  inertial navigation system, marine navigation instrument
9015.10 laser rangefinder, rangefinder, laser distance meter, laser measure, golf rangefinder, lidar, lidar scanner,
  lidar sensor, laser range finder, laser measuring tape
9015.20 theodolite, total station
9015.30 laser level, level, spirit level, bubble level
9015.80 weather station, rain gauge, anemometer weather instrument, surveying instrument, meteorological instrument,
  wind sensor, wind meter, hydrological instrument, seismometer, 3d terrain scanner, personal weather station, weather
  balloon sonde
9016.00 laboratory balance, analytical balance, precision balance
9017.20 drawing instrument, drafting compass, protractor, pen plotter, drawing plotter
9017.30 caliper, digital caliper, micrometer, gauge block
9017.80 tape measure, ruler, measuring tape, digital tape measure, measuring wheel, folding rule
9018.11 ecg monitor, electrocardiograph, ecg patch, ekg device, ecg recorder
9018.12 ultrasound scanner, ultrasonic imaging device, handheld ultrasound
9018.19 patient monitor, pulse oximeter, blood pressure monitor, heart rate monitor medical, eeg headset, fetal
  doppler, continuous glucose monitor, sleep apnea monitor, glucose meter, blood glucose meter, vital signs monitor,
  eeg device, physiological monitor, blood glucose monitor, oximeter, blood oxygen, oxygen saturation, pulse rate,
  blood pressure, blood sugar, heart rate recorder, vital sign, sleep study recorder, spo2, brain waves, fetal heart
9018.31 syringe, insulin syringe, insulin pen
9018.32 needle, suture needle
9018.39 catheter, cannula, iv set
9018.49 dental instrument, dental tool, dental scanner, intraoral camera, dental curing light, teeth whitening device
9018.50 ophthalmic instrument, eye examination device, retinal camera, ophthalmoscope
9018.90 stethoscope, medical device, medical instrument, tens unit, tens device, infusion pump, breast pump, surgical
  instrument, otoscope, endoscope, defibrillator, nerve stimulator, veterinary instrument, electrotherapy device,
  muscle stimulator medical, nebulizer medical, dialysis machine, digital stethoscope, electric breast pump, wearable
  breast pump, medical patch, ear cleaning camera otoscope
9019.10 massage gun, massager, massage chair, eye massager, neck massager, foot massager, percussion massager, massage
  device, scalp massager, massage pillow, physical therapy device, compression boots, vibrator massager, back
  massager, sexual wellness vibrator, recovery boots, percussion gun, muscle gun, sore muscles, muscle massage,
  massage mat, acupressure mat, shiatsu massager, massage roller electric, vibrating massager, fascia gun
9019.20 cpap machine, nebulizer, oxygen concentrator, ventilator, inhaler device, respirator machine, oxygen therapy
  device, breathing trainer
9020.00 gas mask, respirator mask, breathing apparatus, powered air purifying respirator, snorkel mask breathing,
  scuba regulator
9021.10 orthopedic brace, knee brace, ankle brace, crutch, splint, orthosis, back brace, wrist brace, cast
9021.21 artificial tooth, denture, dental aligner, teeth aligner
9021.39 prosthesis, prosthetic hand, prosthetic leg, bionic hand
9021.40 hearing aid, otc hearing aid
9021.50 pacemaker
9021.90 implant device, walking aid for the blind, wearable defect compensation device, cochlear implant, aid worn by
  the blind
9022.14 x ray machine, medical x ray
9022.19 x ray inspection machine, industrial x ray
9023.00 educational model, training model, demonstration model, cpr manikin, anatomical model, science education kit,
  teaching apparatus
9024.80 hardness tester, material testing machine, tensile tester
9025.11 mercury thermometer, liquid filled thermometer
9025.19 thermometer, digital thermometer, infrared thermometer, meat thermometer, temperature sensor, temperature
  probe, baby thermometer, wireless meat thermometer, thermocouple, temperature logger, pool thermometer, grill
  thermometer, ear thermometer, bbq thermometer, temperature data logger, thermometer patch, temperature recorder,
  cooking probe, fever thermometer, fridge thermometer
9025.80 hygrometer, humidity sensor, temperature and humidity sensor, barometer, soil moisture sensor, soil moisture
  meter, moisture meter, humidity meter, hydrometer, temperature humidity logger, soil sensor, plant sensor, climate
  sensor, temperature and humidity, humidity logger, climate logger, cold chain logger, thermo hygrometer, environment
  sensor
9025.90 thermometer part
9026.10 flow meter, water level sensor, level sensor, liquid level sensor, flow sensor, liquid level gauge, tank level
  monitor, fluid level sensor, water flow sensor, tank sensor, fuel level sensor
9026.20 pressure sensor, pressure gauge, tire pressure gauge, pressure transmitter, tire pressure monitor, tire
  pressure sensor, tpms sensor, manometer, pressure transducer
9026.80 anemometer, heat meter, gas flow meter, air flow sensor, air velocity meter
9027.10 gas detector, gas analyzer, air quality monitor, co2 monitor, smoke analyzer, air quality sensor, co2 sensor,
  voc sensor, breathalyzer, alcohol tester, gas sensor, carbon dioxide monitor, particulate matter sensor, pm2.5
  monitor, air quality analyzer, radon detector gas, indoor air quality monitor
9027.20 chromatograph, electrophoresis instrument
9027.30 spectrometer, spectrophotometer, color sensor spectrometer, colorimeter, handheld spectrometer
9027.50 optical analyzer, turbidity meter, refractometer, light meter, lux meter, light sensor instrument, uv sensor
  meter, fluorescence reader, optical sensor analyzer, light exposure meter
9027.89 ph meter, water quality tester, water quality sensor, tds meter, water tester, ph sensor, chemical analyzer,
  lactate analyzer, urine analyzer, food allergen tester, conductivity meter, dissolved oxygen sensor, pool water
  tester, soil tester, salinity meter, orp meter, water quality monitor
9028.10 gas meter
9028.20 water meter, smart water meter, liquid meter, ultrasonic water meter
9028.30 electricity meter, energy meter, smart electricity meter, power meter electricity, kwh meter, home energy
  monitor
9029.10 pedometer, revolution counter, step counter, people counter, taximeter, odometer, production counter
9029.20 speedometer, tachometer, bike speedometer, bike computer, cycling computer, bike speed sensor, cycle computer,
  cadence sensor, stroboscope
9030.10 geiger counter, radiation detector, radiation dosimeter, dosimeter, radon detector
9030.20 oscilloscope, portable oscilloscope
9030.31 multimeter, digital multimeter
9030.33 current meter, voltmeter, current sensor, power analyzer, clamp meter, voltage tester, current clamp, battery
  tester, energy monitor, usb power meter, voltage detector, watt meter, power monitor
9030.40 network analyzer, spectrum analyzer, cable tester, signal analyzer, rf tester, network cable tester
9030.82 semiconductor tester, wafer tester
9030.84 data acquisition recorder, power quality recorder
9030.89 logic analyzer, emf meter, electrical test instrument, rf power meter, lcr meter
9031.20 test bench, test stand, automatic test equipment
9031.49 optical measuring instrument, 3d scanner, optical sensor, vision inspection system, laser displacement sensor,
  optical encoder, handheld 3d scanner, optical inspection machine
9031.80 sensor, vibration sensor, accelerometer, motion sensor, load cell, force sensor, distance sensor, ultrasonic
  sensor, proximity sensor, position sensor, tilt sensor, encoder, measuring instrument, occupancy sensor, presence
  sensor, strain gauge, golf swing analyzer, vibration monitor, inclinometer, torque sensor, stud finder, thickness
  gauge, coating thickness gauge, rotary encoder, door sensor, ultrasonic thickness gauge, obd scanner, car diagnostic
  scanner, movement sensor, wall scanner, swing sensor, posture sensor, pir sensor, bee hive monitor, machine
  condition monitor
9031.90 part of measuring instrument
9032.10 thermostat, smart thermostat, wifi thermostat, room thermostat, heating thermostat, thermostat controller,
  room temperature, heating control, boiler control, radiator control, heating controller, temperature setting dial,
  boiler thermostat, underfloor heating control
9032.81 hydraulic regulator instrument, pneumatic controller
9032.89 automatic regulator, process controller, temperature controller, voltage stabilizer, voltage regulator
  instrument, pid controller, humidity controller, smart vent controller, fish tank controller, climate controller,
  greenhouse controller, automatic control instrument
9033.00 instrument part, part of chapter 90 instrument
9101.11 gold watch, precious metal watch
9102.11 quartz watch, wrist watch, analog watch, watch, quartz wristwatch
9102.12 digital watch, digital wrist watch
9102.21 automatic watch, mechanical watch
9102.91 stopwatch, pocket watch
9105.11 alarm clock, digital alarm clock, sunrise alarm clock, bedside clock, kids clock, smart alarm clock, wake up
  clock
9105.21 wall clock, digital wall clock, smart wall clock
9105.91 desk clock, nixie clock, table clock, led clock, digital clock
9106.10 time clock, attendance recorder, time attendance terminal
9106.90 kitchen timer, timer, parking meter, egg timer, visual timer, pomodoro timer, time recorder
9107.00 time switch, plug timer, outlet timer, timer switch, irrigation timer, mechanical timer
9111.20 watch case of metal
9111.80 watch case
9113.20 metal watch band, stainless steel watch band, steel watch strap
9113.90 watch strap, watch band, leather watch strap, silicone watch strap, smartwatch band, smartwatch strap, nylon
  watch strap
9201.10 piano, upright piano
9202.10 violin, cello
9202.90 guitar, acoustic guitar, ukulele, violin string instrument, banjo
9205.90 flute, harmonica, saxophone, wind instrument, recorder instrument, trumpet, clarinet, kalimba wind
9206.00 drum, drum kit, cymbal, tambourine, xylophone, hand pan, percussion instrument, handpan
9207.10 digital piano, keyboard piano, electronic keyboard, synthesizer, midi keyboard, piano keyboard, electronic
  piano
9207.90 electric guitar, electronic drum, bass guitar, electric violin, electronic musical instrument, electronic drum
  kit, smart guitar, solid body guitar, electric bass
9208.10 music box
9208.90 whistle, bird call, call horn
9209.30 guitar string, musical instrument string
9209.92 guitar part, guitar capo, guitar stand, tuning peg
9209.99 metronome, drum stick, music stand, instrument tuner, guitar tuner, drum pad part
9304.00 pepper spray, air gun, stun gun, taser, airsoft gun, slingshot, paintball gun, bb gun
9401.20 vehicle seat
9401.39 office chair, swivel chair, gaming chair, ergonomic chair, desk chair
9401.61 sofa, couch, upholstered chair, armchair
9401.69 wooden chair, wooden stool
9401.79 metal chair, bar stool of metal, metal stool
9401.80 child car seat, plastic chair, folding chair, baby high chair, camping chair, car seat for children
9401.99 chair part, seat part, chair base
9402.10 dentist chair, barber chair
9402.90 hospital bed, operating table, medical furniture, examination table, medical cart
9403.10 metal office furniture, filing cabinet, metal office desk
9403.20 metal shelf, standing desk, metal table, metal rack, server rack, desk frame, height adjustable desk, metal
  bed frame, metal furniture, locker, storage rack, sit stand desk, monitor stand furniture, shoe rack of metal, tv
  stand, workbench, shelving unit
9403.30 wooden office desk, wooden office furniture
9403.40 kitchen cabinet, wooden kitchen furniture
9403.50 wooden bed, wooden bedroom furniture, bed frame, wooden crib, baby crib, nightstand
9403.60 wooden table, bookshelf, wooden shelf, dining table, coffee table, wooden furniture, wooden desk, side table,
  wooden cabinet, cat tree furniture
9403.70 plastic furniture, plastic table, plastic storage drawer
9403.82 bamboo furniture, bamboo shelf, bamboo table
9403.99 furniture part, table leg, desk part, desk frame part, monitor arm part
9404.21 mattress, foam mattress, memory foam mattress, smart mattress
9404.29 spring mattress
9404.30 sleeping bag
9404.40 duvet, quilt, bedspread, weighted blanket
9404.90 pillow, cushion, smart pillow, memory foam pillow, neck pillow, travel pillow, comforter, seat cushion,
  mattress topper, pet bed, dog bed, mattress cover with stuffing, body pillow, stuffed cushion, seat pad, dog
  mattress
9405.11 ceiling light, wall light, chandelier, pendant light, led ceiling lamp, wall lamp, recessed light
9405.21 desk lamp, table lamp, floor lamp, bedside lamp, reading lamp, led desk lamp, night light, sunrise lamp, light
  therapy lamp, smart lamp, mood lamp, lamp
9405.31 christmas light, string light, fairy light, christmas tree light
9405.41 solar light, solar garden light, solar lamp, solar street light, photovoltaic luminaire, solar lantern, solar
  garden lamp, solar path light, solar wall light
9405.42 led light, led strip, led strip light, grow light, led grow light, ring light, stage light, led panel light,
  outdoor light, street light, aquarium light, under cabinet light, video light, studio light, led luminaire, camping
  light fixed, garden light, neon sign light, led neon light, high bay light, flood light, plant light, photography
  light, rgb light panel, smart light, led light bar, light fixture, luminaire
9405.50 oil lamp, candle lantern, non electrical lamp, candle holder lamp
9405.61 illuminated sign, neon sign, led illuminated sign, exit sign, light box sign
9405.91 lamp glass part, glass lamp shade
9405.92 plastic lamp part, lamp diffuser, lamp cover of plastics, led diffuser
9405.99 lamp part, lamp shade, lampshade, lamp base, luminaire housing
9406.10 wooden prefabricated house, wooden shed
9406.90 greenhouse, prefabricated building, shed, container house, sauna cabin, garden shed, modular house, tiny
  house, geodesic dome
9503.00 toy, doll, puzzle, toy car, building blocks, educational toy, stem kit, educational robot, toy robot, remote
  control car, rc car, plush toy, stuffed animal, ride on toy, kids scooter, kick scooter for kids, model kit, scale
  model, toy train, coding robot for kids, electronic toy, baby toy, learning toy, action figure, toy drone, magnetic
  tiles, baby rattle, talking toy, toy gun, construction set, teether toy, jigsaw puzzle, robot kit, sensory toy,
  fidget toy, tricycle for kids, interactive toy, kids tablet toy
9504.20 billiard table, pool table, billiard cue
9504.30 arcade machine, coin operated game, claw machine, pinball machine
9504.40 playing cards, card game, deck of cards
9504.50 video game console, game controller, gamepad, handheld game console, retro game console, joystick, racing
  wheel controller, game console, handheld console, vr controller
9504.90 board game, chess board, chess set, smart chess board, electronic chess board, dart board, dartboard, dice,
  table game, foosball table, ping pong game, arcade machine home, tabletop game, electronic board game, poker chip,
  game table, mahjong set
9505.10 christmas decoration, christmas ornament, christmas tree, artificial christmas tree
9505.90 party decoration, carnival mask, magic trick, halloween decoration, party supply, halloween mask
9506.11 ski, snowboard ski
9506.12 ski binding
9506.19 ski equipment, snowboard
9506.21 sailboard, windsurf board
9506.29 surfboard, paddle board, water ski, swim fin, stand up paddle board, diving fin, electric surfboard,
  wakeboard, snorkel, underwater scooter, swimming aid
9506.31 golf club, putter
9506.32 golf ball
9506.39 golf training aid, golf simulator mat, golf tee, golf putting trainer, golf equipment
9506.40 table tennis table, ping pong paddle, table tennis racket
9506.51 tennis racket, tennis racquet
9506.59 badminton racket, pickleball paddle, squash racket
9506.61 tennis ball
9506.62 soccer ball, basketball, football, inflatable ball, volleyball, smart ball, smart basketball
9506.69 baseball, ball for sports
9506.70 ice skate, roller skate, inline skate
9506.91 treadmill, exercise bike, rowing machine, dumbbell, kettlebell, resistance band, smart gym, home gym, yoga
  mat, jump rope, fitness machine, exercise machine, adjustable dumbbell, weight plate, gym equipment, pull up bar, ab
  roller, elliptical, walking pad, foam roller, smart jump rope, balance board, weight bench, punching bag, strength
  trainer, grip trainer, yoga wheel, exercise ball, pull rope trainer, stepper fitness, fitness ring, exercise band,
  gymnastics mat, climbing trainer, core trainer
9506.99 skateboard, electric skateboard, swimming pool, sports equipment, pickleball net, baseball bat, shin guard,
  archery bow, frisbee, ball machine, tennis ball machine, climbing hold, lacrosse stick, protective sports gear,
  boxing glove, hockey stick, bow and arrow, sports net, sled, mouth guard, trampoline, knee pad for sports, climbing
  equipment, basketball hoop, longboard, cricket bat, outdoor game set, soccer goal, pool for garden
9507.10 fishing rod
9507.20 fish hook, fishing hook
9507.30 fishing reel
9507.90 fishing lure, fishing tackle, fishing bait, smart fishing bobber, bite alarm for fishing
9508.26 water park ride, amusement ride
9603.21 toothbrush, manual toothbrush, bamboo toothbrush
9603.29 hair brush, hairbrush, shaving brush, nail brush
9603.30 makeup brush, paint brush for artists, cosmetic brush
9603.40 paint roller, paint brush
9603.90 broom, mop, cleaning brush, pet grooming brush, duster, squeegee, lint roller, toilet brush, dish brush, pet
  brush, spin mop, dog brush
9605.00 travel kit, sewing kit, amenity kit
9606.21 plastic button for garments
9606.22 metal button, snap button for garments
9607.11 zipper, metal zipper
9607.19 plastic zipper
9608.10 ballpoint pen, pen, ball pen
9608.20 marker, felt tip pen, highlighter
9608.30 fountain pen
9608.40 mechanical pencil
9608.99 stylus, stylus pen, pen refill, capacitive stylus
9609.10 pencil, wooden pencil
9610.00 whiteboard, blackboard, dry erase board
9611.00 stamp, hand stamp, date stamp
9613.10 disposable lighter
9613.20 refillable lighter, gas lighter
9613.80 electric lighter, arc lighter, candle lighter, plasma lighter, usb lighter
9614.00 smoking pipe, hookah, water pipe, cigarette holder
9615.11 plastic comb, comb, hair comb
9615.19 hair clip, barrette
9615.90 hair pin, hair roller
9616.10 perfume atomizer, cosmetic sprayer, mist spray pump
9616.20 powder puff, makeup sponge, makeup applicator
9617.00 vacuum flask, thermos, insulated bottle, insulated water bottle, vacuum insulated tumbler, insulated tumbler,
  double wall bottle, insulated mug, smart water bottle, vacuum bottle, travel mug insulated, insulated food jar,
  insulated stainless steel water bottle, vacuum insulated bottle
9618.00 mannequin, animated display, tailor dummy, animatronic
9619.00 diaper, sanitary pad, tampon, menstrual pad, period underwear
9620.00 tripod, selfie stick, monopod, camera tripod, phone tripod, bipod
9701.21 oil painting, painting
9703.90 sculpture, original sculpture
`;
