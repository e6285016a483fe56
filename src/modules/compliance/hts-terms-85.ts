/**
 * What founders call goods of chapter 85: the start of a number, then the names, parted by commas. Own knowledge of the
 * nomenclature, 2026-09.
 */
export const termsOfElectricGoods = `
8501.10 stepper motor, small dc motor, micro motor, vibration motor, hobby servo, servo motor small, gear motor small,
  coin vibration motor, haptic motor, micro gear motor, miniature motor, stepping motor, small stepper
8501.20 universal motor, ac dc motor
8501.31 dc motor, brushless motor, bldc motor, electric motor, hub motor, drone motor, gear motor, servo motor, servo,
  brushed motor, motor, geared motor, gearmotor, dc drive, planetary gear motor, brushed dc, actuator motor, dc gear
  motor, servomotor, outrunner motor, wheel motor
8501.32 electric vehicle motor, traction motor
8501.40 single phase ac motor, ac motor
8501.52 three phase motor
8501.61 alternator, ac generator
8501.71 small solar panel with charger, portable solar panel dc generator, foldable solar panel with usb
8502.20 gasoline generator, portable generator, inverter generator
8502.31 wind turbine, wind generator, small wind turbine
8502.39 hydro generator set, hand crank generator
8503.00 stator, rotor, motor part, motor winding, motor housing
8504.10 lamp ballast, ballast
8504.31 transformer, small transformer, current transformer
8504.40 power adapter, charger, phone charger, wall charger, usb charger, usb c charger, wireless charger, gan
  charger, power supply, power supply unit, inverter, dc dc converter, ac dc converter, battery charger, led driver,
  ups, uninterruptible power supply, ev charger, car charger, electric vehicle charger, solar inverter, motor driver,
  motor controller, electronic speed controller, variable frequency drive, charging station, charging dock, wireless
  charging pad, charging pad, voltage converter, rectifier, buck converter, travel adapter with usb, servo drive,
  microinverter, solar charge controller, plug brick, charging brick, charger brick, wall plug charger, qi charger, qi
  stand, charge phone, charging stand, wireless charging stand, magnetic charger, laptop charger, bench power supply,
  battery backup, dc power supply, solid state converter, charging hub, desktop charger, vehicle charger, rapid
  charger, wireless charging, wireless car charger
8504.50 inductor, choke, coil inductor, wireless charging coil, power inductor
8504.90 power supply part, transformer core, ferrite core
8505.11 neodymium magnet, magnet, permanent magnet, rare earth magnet, magnet disc, magnetic ring, magsafe ring,
  magnet block, magnetic closure, n52, disc magnet, n35, ndfeb
8505.19 ferrite magnet, rubber magnet, flexible magnet, magnetic sheet, fridge magnet
8505.20 electromagnetic brake, electromagnetic clutch
8505.90 electromagnet, solenoid, magnetic lifting device, holding magnet, magnetic phone mount, magnetic chuck
8506.10 alkaline battery, aa battery, primary battery, aaa battery
8506.50 coin cell, button cell, lithium primary battery, cr2032 battery, lithium coin cell
8507.20 lead acid battery, agm battery
8507.50 nimh battery, nickel metal hydride battery
8507.60 lithium battery, lithium ion battery, battery pack, power bank, lipo battery, lithium polymer battery, lifepo4
  battery, rechargeable battery, e bike battery, portable power station, power station, energy storage battery, home
  battery, 18650 cell, drone battery, battery module, battery case for phone, portable charger, solar power bank,
  magnetic power bank, tool battery, battery bank, cell pack, backup battery, spare battery, replacement battery,
  laptop battery, phone battery, scooter battery, solar battery
8507.80 sodium ion battery, supercapacitor battery
8508.11 vacuum cleaner, robot vacuum, robotic vacuum cleaner, cordless vacuum cleaner, handheld vacuum, stick vacuum,
  car vacuum cleaner, robot vacuum cleaner, robot mop, vacuum mop, keyboard vacuum
8508.60 industrial vacuum cleaner
8508.70 vacuum cleaner part, vacuum brush, vacuum filter
8509.40 blender, portable blender, food processor, juicer, coffee grinder, stand mixer, hand mixer, hand blender,
  spice grinder, baby food maker, burr grinder, smoothie maker, food chopper
8509.80 electric toothbrush, humidifier, aroma diffuser, ultrasonic humidifier, water flosser, oral irrigator,
  electric can opener, milk frother, electric knife, floor polisher, garbage disposal, facial cleansing brush,
  essential oil diffuser, electric wine opener, electric salt grinder, electric pepper mill, lint remover, fabric
  shaver, electric spin scrubber, electric callus remover, sonic toothbrush, pet hair dryer motor appliance, electric
  nail file, jewelry cleaner, nail drill, foot file electric, electric peeler, knife sharpener electric household,
  humidifying diffuser, tooth polisher, cleaning brush electric
8510.10 electric shaver, electric razor
8510.20 hair clipper, hair trimmer, beard trimmer, pet clipper, pet grooming clipper, nose hair trimmer
8510.30 epilator, hair removal device, ipl hair removal
8511.10 spark plug
8511.40 starter motor
8512.10 bike light, bicycle light, bicycle tail light, rear bike light, bicycle turn signal
8512.20 car headlight, vehicle light bar, motorcycle light, turn signal light, car led light, vehicle tail light
8512.30 horn, car horn, bicycle horn, car alarm, backup alarm, parking sensor alarm
8512.40 windshield wiper, defroster, wiper motor
8513.10 flashlight, headlamp, torch light, camping lantern, led lantern, portable lantern, rechargeable flashlight,
  head torch, work light rechargeable, book light, clip on reading light battery, penlight, clip light, head light,
  lantern rechargeable, dive light, handheld light, pocket light
8514.19 laboratory furnace, kiln, electric kiln, muffle furnace
8514.20 induction furnace
8515.11 soldering iron, soldering gun, soldering station, soldering pen
8515.19 desoldering station, reflow oven, hot air rework station
8515.21 spot welder, battery spot welder
8515.31 welding machine, automatic arc welder
8515.39 arc welder, mig welder, tig welder, stick welder
8515.80 ultrasonic welder, laser welder, laser welding machine
8516.10 electric water heater, immersion heater, instant water heater, tankless water heater
8516.29 space heater, electric heater, infrared heater, panel heater, electric radiator, fan heater, patio heater
  electric, ceramic heater
8516.31 hair dryer, blow dryer
8516.32 hair straightener, curling iron, hair curler, flat iron, hot air brush, hair styler, straightening brush
8516.33 hand dryer, hand drying apparatus
8516.40 electric iron, clothes iron, steam iron, travel iron
8516.50 microwave, microwave oven
8516.60 air fryer, electric oven, toaster oven, rice cooker, electric grill, induction cooktop, hot plate, pressure
  cooker electric, slow cooker, multicooker, induction hob, pizza oven electric, electric stove, steam oven, electric
  skillet, countertop oven, smart oven, oven, cooker, electric bbq, electric barbecue, hob, cooking plate
8516.71 coffee maker, espresso machine, coffee machine, tea maker, drip coffee maker, capsule coffee machine, pour
  over coffee machine, cold brew maker electric
8516.72 toaster
8516.79 kettle, electric kettle, heated mug, mug warmer, sous vide, sous vide cooker, bottle warmer, baby bottle
  warmer, waffle maker, popcorn machine, egg cooker, yogurt maker, electric lunch box, candle warmer, foot warmer,
  garment steamer, towel warmer, food warmer, electric skewer grill, wax warmer, hot glue gun, steamer, sandwich
  maker, smart mug, insect killer heater, heated cup, temperature control mug, cup warmer, coffee warmer, chocolate
  fountain, fondue, dehydrator household, milk warmer, vacuum pot electric, water boiler, heated eyelash curler
8516.80 heating element, heating resistor, heating film, cartridge heater, silicone heater pad, ptc heater
8516.90 coffee machine part, part of heating appliance
8517.11 cordless telephone
8517.13 smartphone, android phone, mobile phone, rugged smartphone, phone
8517.14 satellite phone, feature phone, cell phone, push to talk phone, lte phone
8517.18 ip phone, voip phone, desk phone, telephone
8517.61 base station, cellular base station, small cell
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
  tracker
8517.69 intercom, pager, door phone, video intercom, video door phone, wireless intercom
8517.71 antenna, wifi antenna, gps antenna, cellular antenna, lora antenna, bluetooth antenna, antenna for phone, pcb
  antenna, rf antenna
8517.79 phone part, phone display part, router part, pcba for communication device, smartwatch housing, pcba for iot
  device, phone camera module part, earbud charging case part, smartphone screen replacement
8518.10 microphone, usb microphone, lavalier microphone, wireless microphone, podcast microphone, mems microphone,
  microphone stand, condenser microphone
8518.21 speaker, bluetooth speaker, portable speaker, wireless speaker, party speaker, single speaker in enclosure,
  waterproof speaker, loudspeaker box, shower speaker, outdoor speaker
8518.22 soundbar, stereo speaker, bookshelf speaker, multi driver speaker, studio monitor speaker, speaker set
8518.29 loudspeaker driver, speaker driver, bare speaker, transducer speaker, piezo speaker
8518.30 headphones, earphones, wired headphones, wired earphones, earbuds, headset, gaming headset, in ear monitor,
  wired earbuds, headphone, earphone, headset with microphone
8518.40 audio amplifier, guitar amplifier, headphone amplifier, amplifier, dac amplifier
8518.50 public address system, megaphone, karaoke machine, sound amplifier set
8518.90 speaker part, headphone part, ear cushion, ear pad, ear tip, headphone cushion, speaker grille, eartip
8519.30 turntable, record player, vinyl record player
8519.81 mp3 player, music player, voice recorder, cassette player, digital audio player, ai voice recorder, audio
  player, screen free audio player for kids, kids audio player, cd player, sound machine, white noise machine, story
  player
8519.89 sound reproducing apparatus, jukebox
8521.90 media player, dvr, video recorder, digital video recorder, dvd player, streaming stick, tv stick, set top box
  media player, network video recorder
8522.90 turntable needle, record player part, phono cartridge
8523.49 dvd disc, cd disc, optical disc
8523.51 usb flash drive, memory card, sd card, usb stick, ssd, flash memory, thumb drive, microsd card
8523.52 nfc tag, rfid tag, smart card, nfc card, rfid card, rfid label, nfc sticker, contactless card, key fob rfid
8523.80 vinyl record, record
8524.11 lcd cell, liquid crystal panel without driver
8524.91 lcd module, lcd display module, tft display, tft lcd, touch display module, lcd touchscreen, display module,
  lcd panel, touch screen module
8524.92 oled display, oled module, oled panel, amoled display, oled screen
8524.99 e paper display, e ink display module, led display module, micro led display, epaper module, e ink screen
8525.50 broadcast transmitter, fm transmitter
8525.60 walkie talkie, two way radio, handheld transceiver, ham radio transceiver, transceiver radio
8525.81 high speed camera
8525.83 night vision camera
8525.89 camera, ip camera, security camera, webcam, dash cam, dashcam, action camera, camera module, doorbell camera,
  video doorbell, digital camera, trail camera, 360 camera, surveillance camera, baby monitor with camera, video baby
  monitor, pet camera, camcorder, machine vision camera, thermal camera, body camera, endoscope camera, inspection
  camera, wildlife camera, time lapse camera, depth camera, bird feeder camera, indoor camera, outdoor camera, wifi
  camera, instant digital camera, borescope, baby camera, backup camera, reversing camera, bike camera, videos camera,
  car camera, video camera, ip cam, nanny cam, conference camera, camera for bird, doorbell with camera, microscope
  camera, stereo camera
8526.10 radar, radar sensor, radar module, mmwave radar, millimeter wave radar sensor
8526.91 gps receiver, gnss receiver, gps navigation, gps module, gnss module, navigation device, gps navigator, car
  navigation, bike computer with gps, handheld gps, rtk receiver, golf gps device, marine chartplotter, gps bike
  computer, gps logger, positioning module, satellite navigation
8526.92 remote control, rf remote control, radio remote control, garage door remote, key fob remote, rc transmitter,
  wireless remote, universal remote, tv remote, drone remote controller, wireless switch remote
8527.13 radio with player, portable radio with cd
8527.19 portable radio, pocket radio, emergency radio, weather radio, crank radio, dab radio
8527.21 car radio, car stereo, car head unit
8527.92 clock radio, radio alarm clock
8527.99 internet radio, radio receiver, audio receiver tuner
8528.52 computer monitor, portable monitor, monitor, display for computer, touch monitor, gaming monitor, vr headset,
  virtual reality headset, head mounted display, ar glasses display, ar headset, mixed reality headset, second screen,
  portable screen, external display, portable display, extended screen, screen for laptop, usb monitor
8528.59 video monitor, flat panel monitor, digital signage display, digital photo frame, digital picture frame, smart
  mirror display, field monitor, smart photo frame, digital calendar display
8528.62 projector, mini projector, portable projector, home projector, video projector, pico projector
8528.69 cinema projector, light show projector video
8528.71 tv box, set top box, android tv box, tv tuner, iptv box
8528.72 television, tv, smart tv, led tv
8529.10 tv antenna, radio antenna, satellite dish, antenna for television, hdtv antenna
8529.90 camera part, camera housing, tv part, camera mount part, camera gimbal part, lcd tv part, camera board, drone
  camera gimbal, camera enclosure, radar part
8530.80 traffic light, traffic signal, parking guidance
8531.10 smoke alarm, smoke detector, co alarm, burglar alarm, carbon monoxide alarm, fire alarm, motion alarm, door
  alarm, security alarm, water leak alarm, personal alarm, gas leak alarm, intrusion alarm, alarm system, anti theft
  alarm, window alarm, leak detector alarm, home security system, smoke and carbon monoxide alarm, detects smoke,
  smoke sensor alarm, flood alarm, gas alarm, panic alarm, bicycle alarm, home alarm
8531.20 led indicator panel, led sign, led display board, lcd indicator panel, scrolling led sign, electronic shelf
  label, digital price tag, led matrix panel, score board, led matrix display
8531.80 doorbell, buzzer, wireless doorbell, siren, signaling device, piezo buzzer, restaurant pager, nurse call
  button, call button, electronic chime, warning light signal, smart doorbell, panic button
8532.22 electrolytic capacitor, aluminum electrolytic capacitor
8532.24 ceramic capacitor, mlcc, capacitor
8532.25 film capacitor
8532.29 supercapacitor, ultracapacitor
8533.21 resistor, chip resistor, smd resistor
8533.40 potentiometer, trimmer, thermistor, varistor, variable resistor, rotary potentiometer
8534.00 printed circuit board, bare pcb, pcb, flexible pcb, fpc, rigid flex pcb, multilayer pcb, blank circuit board,
  circuit board, fr4 board, enig, hasl, solder mask, etched copper, unpopulated board, unpopulated pcb, unassembled
  pcb, rigid pcb, aluminum pcb, flex circuit, wiring board
8535.40 lightning arrester, surge arrester high voltage
8536.10 fuse, resettable fuse
8536.20 circuit breaker, miniature circuit breaker
8536.30 surge protector, overvoltage protector, residual current device
8536.41 relay, signal relay, power relay
8536.49 solid state relay, contactor
8536.50 switch, push button, tactile switch, light switch, smart switch, toggle switch, limit switch, dimmer switch,
  smart light switch, rotary switch, keyboard switch, mechanical keyboard switch, proximity switch, microswitch, wall
  switch, motion sensor switch, foot switch
8536.61 lamp holder, bulb socket, light socket
8536.69 connector, plug, socket, smart plug, usb connector, power outlet, wall socket, outlet, extension socket, power
  strip, pin header, type c connector, travel plug adapter, plug adapter, wifi plug, power socket, wall plug, remote
  controlled socket, smart outlet, multi socket, usb socket, power bar
8536.70 fiber optic connector
8536.90 terminal block, junction box, crimp terminal, battery contact, pogo pin, spring contact, electrical terminal,
  wire connector, test clip, wire terminal
8537.10 plc, programmable logic controller, control panel, distribution board, smart thermostat panel, switchboard,
  motor control panel, touch panel controller, hmi panel, lighting control panel, industrial controller, robot
  controller, irrigation controller, cnc controller, smart breaker panel, electric control unit, power distribution
  unit, control box, pool controller
8538.90 switch part, connector housing, connector part, switch plate, wall plate
8539.21 halogen lamp, halogen bulb
8539.49 uv lamp, infrared lamp, uv bulb, ultraviolet lamp, germicidal lamp
8539.51 led module, led strip module, led strip light module, led array, led cob module
8539.52 led lamp, led bulb, light bulb, smart bulb, led tube, wifi bulb, led lamp bulb, smart light bulb, color bulb,
  led lamp e27, filament bulb led, bulb
8541.10 diode, schottky diode, zener diode
8541.21 small signal transistor
8541.29 mosfet, transistor, power transistor, igbt
8541.41 led chip, smd led, led diode, light emitting diode, rgb led
8541.42 solar cell, photovoltaic cell
8541.43 solar panel, solar module, foldable solar panel, photovoltaic panel, portable solar panel, flexible solar
  panel
8541.49 photodiode, photosensor, phototransistor, optocoupler, laser diode, image sensor element, vcsel
8541.51 semiconductor transducer, mems sensor element, mems accelerometer chip, mems pressure sensor chip
8541.60 quartz crystal, crystal oscillator, resonator
8542.31 microcontroller, processor chip, soc, mcu, fpga, cpu, gpu chip, processor, system on chip, ai accelerator chip
8542.32 memory chip, dram, nand flash chip, eeprom, flash memory chip
8542.33 operational amplifier, amplifier ic
8542.39 integrated circuit, ic chip, asic, power management ic, driver ic, cmos image sensor, sensor ic, rf chip, chip
8543.20 signal generator, function generator
8543.30 electroplating machine, electrolysis machine, hydrogen water generator, electrolyzer
8543.40 e cigarette, electronic cigarette, vape, vaporizer, vape pen, dry herb vaporizer
8543.70 guitar pedal, effects pedal, synthesizer module, ultrasonic repeller, pest repeller, bug zapper, insect
  killer, uv sterilizer, uv sanitizer, ionizer, metal detector, electrical muscle stimulator, electronic device with
  own function, laser pointer presenter, translator device, voice translator, audio mixer, audio interface, midi
  controller, development board, led face mask, red light therapy panel, digital audio workstation controller, signal
  booster, video switcher, electronic training collar, bark collar, dog training collar, nail lamp, uv nail lamp, ir
  remote, infrared remote control, air ionizer, ozone generator, card shuffler electric, electric fence energizer,
  touch sensor device, mosquito killer, uv light box, brain stimulation headset, light therapy lamp device, drum
  machine, video mixer, stream deck, digital ai companion, pest deterrent, e book reader, ebook reader, e ink reader,
  sound processor, facial toning device, microcurrent device, ems trainer, sterilizing box, biofeedback device, plasma
  lighter device, tv backlight controller
8543.90 part of electrical machine with own function
8544.11 magnet wire, enameled copper wire, winding wire
8544.20 coaxial cable, rf cable
8544.30 vehicle wiring harness, car wiring harness, automotive wiring harness, ignition wiring set
8544.42 usb cable, power cord, wire harness, cable assembly, hdmi cable, charging cable, extension cord, ethernet
  cable, data cable, cable with connectors, usb c cable, audio cable, wiring harness, lightning cable, jumper wire,
  ribbon cable, cable harness, patch cable, ac power cord, flat flex cable, displayport cable, usb c lead, charging
  lead, power lead, mains lead, connecting lead, sensor cable, battery cable, test lead, adapter cable, audio lead,
  coiled cable
8544.49 insulated wire, hookup wire, electric wire, cable without connectors, silicone wire
8544.60 high voltage cable
8544.70 optical fiber cable, fiber optic cable
8545.20 carbon brush
8546.20 ceramic insulator
8546.90 electrical insulator, silicone insulator
8547.20 insulating fitting of plastics, plastic insulator
8548.00 electrical part, electrical machine part not elsewhere
`;
