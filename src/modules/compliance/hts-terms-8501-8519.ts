/**
 * What founders call goods of headings 8501 to 8519: the start of a number, then the names, parted by commas. Own knowledge of the
 * nomenclature, 2026-09.
 */
export const termsOfElectricGoods = `
8501.10 stepper motor, small dc motor, micro motor, vibration motor, hobby servo, servo motor small, gear motor small,
  coin vibration motor, haptic motor, micro gear motor, miniature motor, stepping motor, small stepper, n20 motor,
  pager motor, linear stepper, clock motor, coreless motor, nema 17 stepper, nema stepper
8501.20 universal motor, ac dc motor
8501.31 dc motor, brushless motor, bldc motor, electric motor, hub motor, drone motor, gear motor, servo motor, servo,
  brushed motor, motor, geared motor, gearmotor, dc drive, planetary gear motor, brushed dc, actuator motor, dc gear
  motor, servomotor, outrunner motor, wheel motor, cnc spindle motor, trolling motor, e bike motor, mid drive motor,
  window motor, gimbal motor, servo drive motor, permanent magnet motor, dc generator, rc motor, outboard electric
  motor, skateboard motor, tubular motor dc, wiper gear motor, robot joint motor, robot actuator, joint actuator,
  electric outboard motor
8501.32 electric vehicle motor, traction motor
8501.33 dc motor large
8501.40 single phase ac motor, ac motor, spindle motor ac, synchronous motor, shaded pole motor, induction motor
  single phase, tubular motor
8501.52 three phase motor, induction motor, servo motor ac
8501.61 alternator, ac generator, bike dynamo ac
8501.71 small solar panel with charger, portable solar panel dc generator, foldable solar panel with usb
8502.13 diesel generator
8502.20 gasoline generator, portable generator, inverter generator, gas generator, camping generator petrol
8502.31 wind turbine, wind generator, small wind turbine
8502.39 hydro generator set, hand crank generator, thermoelectric generator, fuel cell generator, pedal generator,
  stirling generator
8503.00 stator, rotor, motor part, motor winding, motor housing, motor brush holder, motor controller housing,
  generator part, motor shaft, rotor magnet assembly, stator core, wind generator blade hub
8504.10 lamp ballast, ballast
8504.31 transformer, small transformer, current transformer, isolation transformer small, audio transformer, flyback
  transformer, doorbell transformer, pulse transformer
8504.32 step down transformer, autotransformer
8504.40 power adapter, charger, phone charger, wall charger, usb charger, usb c charger, wireless charger, gan
  charger, power supply, power supply unit, inverter, dc dc converter, ac dc converter, battery charger, led driver,
  ups, uninterruptible power supply, ev charger, car charger, electric vehicle charger, solar inverter, motor driver,
  motor controller, electronic speed controller, variable frequency drive, charging station, charging dock, wireless
  charging pad, charging pad, voltage converter, rectifier, buck converter, travel adapter with usb, servo drive,
  microinverter, solar charge controller, plug brick, charging brick, charger brick, wall plug charger, qi charger, qi
  stand, charge phone, charging stand, wireless charging stand, magnetic charger, laptop charger, bench power supply,
  battery backup, dc power supply, solid state converter, charging hub, desktop charger, vehicle charger, rapid
  charger, wireless charging, wireless car charger, buck converter module, boost converter, dc dc module, led power
  supply, poe injector, poe splitter, battery tender, nicd charger, tool battery charger, dimmable led driver, soft
  starter, vfd, esc drone, brushless esc, frequency inverter, power inverter car, grid tie inverter, hybrid inverter,
  mppt controller, charge controller, usb wall adapter, watch charger, electric toothbrush charger, scooter charger,
  bicycle charger, golf cart charger, charging case empty, charging cradle, multi charger, charging cabinet, charging
  locker, wallbox, level 2 charger, portable ev charger, multi device charging station, bench supply, lab power
  supply, high voltage power supply, battery maintainer, telecom rectifier, electric fence charger supply, magsafe
  charger, car usb charger, cigarette lighter charger, power bank charger wall, travel adapter usb, dc power adapter
8504.50 inductor, choke, coil inductor, wireless charging coil, power inductor, ferrite inductor, toroid, common mode
  choke, rfid coil, air coil, wireless charging receiver coil, solenoid inductor coil
8504.90 power supply part, transformer core, ferrite core, charger part, ferrite bead core, transformer bobbin,
  inverter part, converter part
8505.11 neodymium magnet, magnet, permanent magnet, rare earth magnet, magnet disc, magnetic ring, magsafe ring,
  magnet block, magnetic closure, n52, disc magnet, n35, ndfeb, magnet ring, cube magnet, block magnet, magnet sheet
  neodymium, magnetic balls, samarium cobalt magnet, fishing magnet, alnico magnet, magnetic hook, neodymium magnets,
  arc magnet, pot magnet
8505.19 ferrite magnet, rubber magnet, flexible magnet, magnetic sheet, fridge magnet, refrigerator magnet, magnetic
  tape, magnet strip, ceramic magnet, bonded magnet, magnetic label strip, fridge magnets
8505.20 electromagnetic brake, electromagnetic clutch
8505.90 electromagnet, solenoid, magnetic lifting device, holding magnet, magnetic phone mount, magnetic chuck,
  solenoid coil, magnetic holder, magnetic base, magnetic lifter, electro magnet, door magnet electromagnet, push pull
  solenoid, magnetic car phone holder, magnetic tool holder, magnetic welding clamp, magnetic chuck lifting, magnetic
  pickup
8506.10 alkaline battery, aa battery, primary battery, aaa battery, carbon zinc battery, manganese battery, d cell
  battery, 9v battery, alkaline cell
8506.40 silver oxide battery, watch battery
8506.50 coin cell, button cell, lithium primary battery, cr2032 battery, lithium coin cell, lithium button cell,
  er14505, cr123a, lithium thionyl battery
8506.60 zinc air battery, hearing aid battery
8507.10 car battery, motorcycle battery, starter battery, engine start battery
8507.20 lead acid battery, agm battery, gel battery, deep cycle lead battery, sealed lead acid, ups battery lead
8507.30 nickel cadmium battery
8507.50 nimh battery, nickel metal hydride battery, rechargeable aa battery, rechargeable aaa, nimh pack
8507.60 lithium battery, lithium ion battery, battery pack, power bank, lipo battery, lithium polymer battery, lifepo4
  battery, rechargeable battery, e bike battery, portable power station, power station, energy storage battery, home
  battery, 18650 cell, drone battery, battery module, battery case for phone, portable charger, solar power bank,
  magnetic power bank, tool battery, battery bank, cell pack, backup battery, spare battery, replacement battery,
  laptop battery, phone battery, scooter battery, solar battery, jump starter, car jump starter, jump pack, jump
  starter pack, portable jump starter, battery jump starter, lithium cell, pouch cell, camera battery, ebike battery
  pack, powerwall, solar generator, solar generator power station, mobile power pack, heated clothing battery, lithium
  iron phosphate battery, charging case battery, magnetic battery pack, rv battery, battery pack for vest,
  rechargeable lithium aa
8507.80 sodium ion battery, supercapacitor battery
8507.90 battery case part, battery holder part, battery separator, bms part, cell spacer, battery pack housing
8508.11 vacuum cleaner, robot vacuum, robotic vacuum cleaner, cordless vacuum cleaner, handheld vacuum, stick vacuum,
  car vacuum cleaner, robot vacuum cleaner, robot mop, vacuum mop, keyboard vacuum, wet dry vacuum, mattress vacuum,
  steam vacuum, cordless stick vacuum, bed vacuum, desk vacuum, mini vacuum, pet hair vacuum, car vacuum, carpet
  cleaner, spot cleaner, floor washer, upholstery cleaner, mite vacuum, pool vacuum handheld, ash vacuum, wet dry
  vacuum small
8508.19 shop vacuum, large vacuum cleaner
8508.60 industrial vacuum cleaner, backpack vacuum commercial, blower vacuum not electric, central vacuum
8508.70 vacuum cleaner part, vacuum brush, vacuum filter, vacuum bag for cleaner, vacuum nozzle, vacuum attachment,
  vacuum hose attachment, side brush robot vacuum, roller brush vacuum, robot vacuum part
8509.40 blender, portable blender, food processor, juicer, coffee grinder, stand mixer, hand mixer, hand blender,
  spice grinder, baby food maker, burr grinder, smoothie maker, food chopper, egg beater, hand whisk electric, meat
  grinder household, citrus juicer electric, ice crusher electric, nut milk maker, soy milk maker, pasta maker
  electric, salad shooter, slow juicer, mini chopper, electric garlic chopper, baby food processor, immersion blender,
  smoothie blender, frozen dessert maker, dough maker, egg whisk electric, milk shake mixer, frozen fruit dessert
  maker, coffee bean grinder, ice shaver electric, vegetable spiralizer electric, bread dough mixer, drink mixer,
  protein mixer bottle electric, electric whisk, plant milk maker, handheld mixer, wheat grinder electric, cordless
  juicer, salad chopper electric
8509.80 electric toothbrush, humidifier, aroma diffuser, ultrasonic humidifier, water flosser, oral irrigator,
  electric can opener, milk frother, electric knife, floor polisher, garbage disposal, facial cleansing brush,
  essential oil diffuser, electric wine opener, electric salt grinder, electric pepper mill, lint remover, fabric
  shaver, electric spin scrubber, electric callus remover, sonic toothbrush, pet hair dryer motor appliance, electric
  nail file, jewelry cleaner, nail drill, foot file electric, electric peeler, knife sharpener electric household,
  humidifying diffuser, tooth polisher, cleaning brush electric, makeup brush cleaner electric, electric pepper
  grinder, electric callus, callus remover electric, electric scrubber, shoe polisher electric, electric jar opener,
  hair remover lint, spin mop electric, window vacuum, carpet sweeper electric, electric corkscrew, electric ice
  scraper, knife sharpener electric, electric vacuum container pump, room humidifier, cool mist humidifier, waterless
  diffuser, car diffuser, aromatherapy diffuser, electric nasal irrigator, pore vacuum, blackhead vacuum, facial
  brush, facial cleansing device, electric bath brush, electric foot file, can opener electric, electric cheese
  grater, electric dish scrubber, water pick, tooth cleaner ultrasonic, dental water jet, hair braider, garbage
  disposer, food disposer, nail grinder, pet nail grinder, electric flour sifter, electric peanut butter, electric
  bidet spray, scent machine home, electric lint shaver, sweater shaver, electric food slicer, electric carving knife,
  bed bug vacuum pump, electric salt mill, automatic soap dispenser household, electric massage brush, nail drill
  machine, electric nail drill, floor scrubber electric, baby nail trimmer, electric nail trimmer, ultrasonic
  toothbrush, automatic pan stirrer, pan stirrer, portable humidifier
8509.90 blender jar, blender part, toothbrush head, replacement brush head, electric toothbrush head, humidifier
  filter, mixer attachment
8510.10 electric shaver, electric razor, foil shaver, rotary shaver, body shaver electric, head shaver, lady shaver,
  electric foil razor
8510.20 hair clipper, hair trimmer, beard trimmer, pet clipper, pet grooming clipper, nose hair trimmer, hair cutting
  machine, groomer trimmer, horse clipper, bikini trimmer, eyebrow trimmer electric, ear hair trimmer, dog clippers,
  animal clipper, body groomer
8510.30 epilator, hair removal device, ipl hair removal, laser hair remover, facial hair remover, electric tweezer,
  facial epilator
8510.90 shaver head, clipper blade, shaver foil, shaver part
8511.10 spark plug, glow plug
8511.20 magneto, flywheel magneto
8511.30 ignition coil, distributor
8511.40 starter motor
8511.50 car alternator, alternator for vehicles
8511.80 ignition module, engine ignition system, ignition switch part
8512.10 bike light, bicycle light, bicycle tail light, rear bike light, bicycle turn signal, bicycle headlight, bike
  tail light, wheel spoke light, bike indicator light, bicycle lamp, dynamo lamp, bicycle dynamo light, dynamo bicycle
  light
8512.20 car headlight, vehicle light bar, motorcycle light, turn signal light, car led light, vehicle tail light,
  brake light, fog light car, car interior light, led bar off road, daytime running light, trailer light, motorcycle
  indicator, emergency beacon vehicle, off road light, light bar truck, headlight bulb assembly, underglow light kit,
  car ambient light, scooter headlight, license plate light
8512.30 horn, car horn, bicycle horn, car alarm, backup alarm, parking sensor alarm, air horn electric, bike horn
  electric, reversing buzzer, parking sensor, blind spot alarm, car security alarm, motorcycle alarm, vehicle siren,
  electric bell bike
8512.40 windshield wiper, defroster, wiper motor, wiper, wiper arm, windshield defogger, rear window defroster, heated
  mirror demister, windscreen wiper
8512.90 wiper blade, wiper refill, windshield wiper blade
8513.10 flashlight, headlamp, torch light, camping lantern, led lantern, portable lantern, rechargeable flashlight,
  head torch, work light rechargeable, book light, clip on reading light battery, penlight, clip light, head light,
  lantern rechargeable, dive light, handheld light, pocket light, uv flashlight, tactical flashlight, keychain
  flashlight, head lamp, inspection light, hand crank flashlight, spotlight handheld, running light clip, tent light
  rechargeable, penlight medical, emergency light stick, rechargeable lantern, dynamo torch, cap light, helmet lamp,
  dog collar light, magnetic work light, inspection lamp cordless, torch, reading light clip rechargeable, night
  running light, puck light battery, closet light battery, emergency torch, mining lamp, neck reading light, book lamp
  rechargeable, glove light
8513.90 flashlight part, headlamp strap, flashlight diffuser
8514.19 laboratory furnace, kiln, electric kiln, muffle furnace, pottery kiln, annealing furnace, glass kiln, ceramic
  furnace, burnout furnace, tube furnace, dental furnace, vacuum furnace, melting furnace electric, heat treat oven,
  enamel kiln, jewelry kiln, porcelain furnace
8514.20 induction furnace, induction heater, induction melting, microwave furnace laboratory, dielectric heater,
  induction melting furnace, bolt heater induction
8514.40 induction heating machine, brazing induction heater
8515.11 soldering iron, soldering gun, soldering station, soldering pen, soldering kit, hot tweezers, soldering tip
  iron, cordless soldering iron, soldering iron kit, desoldering station, desoldering gun
8515.19 desoldering station, reflow oven, hot air rework station, brazing apparatus electric, solder pot, rework
  station, reflow hot plate
8515.21 spot welder, battery spot welder, resistance welder, spot welding machine
8515.31 welding machine, automatic arc welder, mig welder, robot welder, wire feed welder automatic
8515.39 arc welder, mig welder, tig welder, stick welder, welding machine, multi process welder, portable welder, stud
  welder
8515.80 ultrasonic welder, laser welder, laser welding machine, plastic welder, hot air plastic welder, pcb preheater,
  heat gun welding, banner welder, plastic stapler welder, hot knife foam cutter, ultrasonic welding machine, handheld
  laser welder, fiber laser welder
8515.90 welding helmet part, soldering tip, soldering iron tip, welding gun part, welding nozzle, soldering stand
8516.10 electric water heater, immersion heater, instant water heater, tankless water heater, instant water heater
  electric, tankless electric water heater, tap heater, storage water heater, aquarium heater, water boiler electric,
  tea urn, portable water heater, bucket heater, fish tank heater, shower heater electric, pool heater electric
8516.21 storage heater
8516.29 space heater, electric heater, infrared heater, panel heater, electric radiator, fan heater, patio heater
  electric, ceramic heater, oil heater, electric patio heater, heated floor mat, underfloor heating mat, greenhouse
  heater, seat heater for room, electric fireplace, foot heater, radiant heater, heating panel infrared, electric
  towel radiator, desk heater, heated foot mat, garage heater, oil radiator, chicken coop heater
8516.31 hair dryer, blow dryer, hair blower, ionic hair dryer, diffuser hair dryer, pet hair dryer
8516.32 hair straightener, curling iron, hair curler, flat iron, hot air brush, hair styler, straightening brush, hair
  crimper, heated rollers, beard straightener, hair wave, heated comb, auto curler, steam hair straightener, hair
  straightening brush
8516.33 hand dryer, hand drying apparatus, electric hand dryer
8516.40 electric iron, clothes iron, steam iron, travel iron, mini iron, steam station, steam generator iron, cordless
  iron, dry iron, craft iron, heat press mini iron
8516.50 microwave, microwave oven, combination microwave
8516.60 air fryer, electric oven, toaster oven, rice cooker, electric grill, induction cooktop, hot plate, pressure
  cooker electric, slow cooker, multicooker, induction hob, pizza oven electric, electric stove, steam oven, electric
  skillet, countertop oven, smart oven, oven, cooker, electric bbq, electric barbecue, hob, cooking plate, cooktop,
  induction cooker, raclette, electric smoker, electric griddle, hot pot electric, multi cooker, air fryer oven,
  pancake maker, contact grill, bread maker, tabletop stove, hot plate cooking, electric wok, electric frying pan,
  ceramic hob, waffle oven, dough proofer, electric hot pot, electric bbq grill
8516.71 coffee maker, espresso machine, coffee machine, tea maker, drip coffee maker, capsule coffee machine, pour
  over coffee machine, cold brew maker electric, portable espresso maker, cold brew machine, coffee percolator
  electric, pod coffee machine, moka electric, tea brewer, automatic tea machine
8516.72 toaster, bread toaster, sandwich toaster
8516.79 kettle, electric kettle, heated mug, mug warmer, sous vide, sous vide cooker, bottle warmer, baby bottle
  warmer, waffle maker, popcorn machine, egg cooker, yogurt maker, electric lunch box, candle warmer, foot warmer,
  garment steamer, towel warmer, food warmer, electric skewer grill, wax warmer, hot glue gun, steamer, sandwich
  maker, smart mug, insect killer heater, heated cup, temperature control mug, cup warmer, coffee warmer, chocolate
  fountain, fondue, dehydrator household, milk warmer, vacuum pot electric, water boiler, heated eyelash curler, deep
  fryer, steam sterilizer bottle, baby bottle sterilizer, bottle sterilizer, fragrance warmer, wax melt warmer, scent
  warmer, plug in mosquito repeller heater, electric mosquito repellent, electric towel heater, food dehydrator
  household, baby food maker steamer, hot dog maker, donut maker, cupcake maker, ice cream cone maker, cotton candy
  maker, electric tea kettle, gooseneck kettle, heated lunch box, heating lunch box, self heating mug, heated coaster,
  egg boiler, clothes steamer, shoe dryer, shoe warmer, boot dryer, drying rack heated, heated clothes airer, paraffin
  bath, heated blanket controller, hot towel cabinet, heated eyelash, facial steamer, formula maker, dough proofing
  box, dough warmer, fermentation box, candle melter, heated ice cream scoop, electric lighter heated, wax heater,
  hookah heater electric, charcoal starter electric, bottle heater, electric heating lunch bag, formula warmer,
  popcorn popper, popcorn maker, electric steamer, candy floss maker, fabric steamer, insect vaporizer, vaporizer
  scent, heated cat house, pet heating pad rigid, reptile heat mat, seedling heat mat, heat mat, heated bird bath,
  underwear dryer, heat therapy pack electric, wireless bottle warmer, sous vide circulator, immersion circulator,
  milk frother heated, food vacuum heater, portable oven lunch, electric seat heater rigid, vaporizer for mosquito,
  hot melt glue gun, glue gun, electric chafing dish, warming tray, plate warmer, hot stone warmer, heat gun craft
  hair
8516.80 heating element, heating resistor, heating film, cartridge heater, silicone heater pad, ptc heater, nichrome
  heater, pipe heating cable element, heated bed silicone, polyimide heater, heating cable, heating wire element, heat
  trace cable, ceramic heating element, bed heater element, heating pad element, tubular heater, infrared heating
  tube, heating tape
8516.90 coffee machine part, part of heating appliance, iron soleplate part, air fryer basket part, coffee maker
  filter basket, oven rack part, toaster part, hair dryer nozzle, air fryer liner steel, portafilter, hair dryer
  diffuser
8517.11 cordless telephone, dect phone
8517.13 smartphone, android phone, mobile phone, rugged smartphone, phone, foldable phone, minimalist phone, smart
  phone
8517.14 satellite phone, feature phone, cell phone, push to talk phone, lte phone, senior phone, flip phone, bar
  phone, kids phone, phone with keypad
8517.18 ip phone, voip phone, desk phone, telephone, video phone, landline phone, corded telephone, sip phone,
  conference phone
8517.61 base station, cellular base station, small cell, cellular repeater base, 5g small cell, private lte base
  station
8517.62 router, wifi router, modem, gateway, iot gateway, network switch, access point, mesh wifi system, bluetooth
  adapter, wifi adapter, usb wifi dongle, smartwatch, smart watch, fitness tracker, fitness band, activity tracker,
  smart ring, smart band, wireless earbuds, bluetooth earbuds, true wireless earbuds, tws earbuds, bluetooth
  headphones, wireless headphones, noise cancelling headphones, bluetooth headset, smart home hub, zigbee hub, lora
  gateway, lorawan gateway, bluetooth beacon, bluetooth tracker, item tracker, key finder, smart tag, asset tracker,
  pet tracker, gps pet tracker, wifi module, bluetooth module, wireless module, lte module, cellular modem, ethernet
  switch, repeater, wifi extender, range extender, media converter, smart display hub, voice assistant speaker, smart
  speaker, radio modem, lora module, wearable, video conferencing device, network card, mesh communicator, off grid
  messenger, iot device, streaming network device, baby monitor audio, set top network box, telematics device,
  wireless transmitter and receiver, bluetooth receiver, wireless presentation receiver, smart glasses with bluetooth,
  bone conduction headphones, network device, wireless bridge, data radio, telemetry device, data logger gateway,
  luggage tracker, bike tracker, child gps watch, wireless hub, network hub, data transmission device, ip gateway,
  mesh node, wireless sensor gateway, smart glasses, vehicle tracker, fleet tracker, body worn tracker, livestock
  tracker, satellite internet terminal, powerline adapter, poe switch, fiber media converter, optical transceiver, sfp
  module, optical network terminal, thread border router, matter hub, uwb tag, uwb anchor, rtls tag, lora node,
  lorawan node, nb iot module, ble module, ble beacon, esp32 module, wireless serial adapter, video transmitter,
  wireless hdmi transmitter, wireless hdmi, wireless microphone receiver, kvm over ip, 5g router, mobile hotspot,
  travel router, usb lte modem, pocket wifi, vpn router, portable hotspot, wifi dongle, radio module, smart bracelet,
  smart pendant, smart necklace, smart earring, sleep tracker ring, pet gps collar, gps tracker, gps collar, gps tag,
  luggage gps, pet smart tag, cow collar tracker, wearable tracker, wifi repeater, mesh router, matter bridge,
  bluetooth transmitter, bluetooth audio receiver, smart remote hub, radio bridge, mobile signal device, two way
  satellite messenger, satellite communicator, voice assistant, conference speakerphone, speakerphone, bluetooth
  speakerphone, walkie talkie headset bluetooth, helmet intercom, motorcycle intercom, can bus gateway, modbus
  gateway, dtu, obd tracker, obd dongle, smart badge, digital pager wearable, kids smartwatch, senior alert pendant,
  medical alert button, sos pendant, fall alert pendant, wireless transmitter module, ip audio streamer, music
  streamer, wireless screen mirroring, miracast dongle, wireless charging earbuds, ethernet hub, usb ethernet adapter,
  patch panel active, gaming router, hdmi splitter, hdmi extender, hdmi matrix
8517.69 intercom, pager, door phone, video intercom, video door phone, wireless intercom, baby audio monitor, nurse
  call intercom, audio intercom, apartment intercom, drive through intercom, radio pager
8517.71 antenna, wifi antenna, gps antenna, cellular antenna, lora antenna, bluetooth antenna, antenna for phone, pcb
  antenna, rf antenna, patch antenna, mimo antenna, omni antenna, directional antenna, magnetic antenna, rubber duck
  antenna, wifi antenna board, chip antenna, helical antenna, yagi antenna, satellite internet antenna
8517.79 phone part, phone display part, router part, pcba for communication device, smartwatch housing, pcba for iot
  device, phone camera module part, earbud charging case part, smartphone screen replacement, phone screen, phone
  frame, phone back cover replacement, phone battery cover, phone charging port, phone flex cable, router board,
  telephone handset, sim tray, phone display assembly, smartwatch part, earbuds charging case shell
8518.10 microphone, usb microphone, lavalier microphone, wireless microphone, podcast microphone, mems microphone,
  microphone stand, condenser microphone, mic, usb mic, shotgun microphone, clip on microphone, dynamic microphone,
  conference microphone, karaoke microphone, microphone capsule, microphone array, boundary microphone, hydrophone,
  contact microphone, instrument pickup microphone, wireless lavalier
8518.21 speaker, bluetooth speaker, portable speaker, wireless speaker, party speaker, single speaker in enclosure,
  waterproof speaker, loudspeaker box, shower speaker, outdoor speaker, mini speaker, subwoofer, bass speaker, wall
  speaker, ceiling speaker, guitar speaker cabinet, boombox bluetooth, in wall speaker, pa speaker, outdoor rock
  speaker, retro bluetooth speaker, passive speaker
8518.22 soundbar, stereo speaker, bookshelf speaker, multi driver speaker, studio monitor speaker, speaker set, tower
  speaker, home theater speakers, computer speakers, active monitors, surround speaker, multi way speaker
8518.29 loudspeaker driver, speaker driver, bare speaker, transducer speaker, piezo speaker, woofer, tweeter, exciter
  speaker, bone conduction transducer, pillow speaker, bare loudspeaker, speaker cone driver, car speaker, horn driver
8518.30 headphones, earphones, wired headphones, wired earphones, earbuds, headset, gaming headset, in ear monitor,
  wired earbuds, headphone, earphone, headset with microphone, gaming headphones, in ear monitors, studio headphones,
  over ear headphones, noise cancelling earphones, kids headphones, sleep headphones, headband headphones, iem, usb
  headset, planar headphones, aviation headset, call center headset
8518.40 audio amplifier, guitar amplifier, headphone amplifier, amplifier, dac amplifier, tube amplifier, class d
  amplifier, power amplifier, bass amplifier, preamp, phono preamp, headphone amp, car amplifier, amplifier board, mic
  preamp, subwoofer amplifier, audio amp, hearing amplifier personal
8518.50 public address system, megaphone, karaoke machine, sound amplifier set, pa system, sound system for stage,
  loudhailer, bullhorn, conference sound system, voice amplifier, portable pa, tour guide system
8518.90 speaker part, headphone part, ear cushion, ear pad, ear tip, headphone cushion, speaker grille, eartip,
  microphone stand boom, pop filter, microphone windscreen, microphone foam, windshield microphone, shock mount
  microphone, earpad, speaker cabinet, headphone headband, replacement earpads, ear hook, earphone tip, microphone
  shock mount, speaker stand, microphone boom arm, mic arm, mic stand, headphone pad, microphone isolation shield,
  speaker enclosure kit
8519.20 coin music player, token jukebox
8519.30 turntable, record player, vinyl record player, portable turntable, dj turntable, record deck
8519.81 mp3 player, music player, voice recorder, cassette player, digital audio player, ai voice recorder, audio
  player, screen free audio player for kids, kids audio player, cd player, sound machine, white noise machine, story
  player, dictaphone, boombox cassette, digital recorder audio, sleep sound machine, meditation player, mp4 player,
  talking toy player, cd boombox, dj player, dj media player, tape recorder, audio guide, story box, looper recorder,
  quran player, network audio player, voice recorder pen
8519.89 sound reproducing apparatus, jukebox, gramophone
`;
