/**
 * What founders call goods of headings 8521 to 8549: the start of a number, then the names, parted by commas. Own knowledge of the
 * nomenclature, 2026-09.
 */
export const termsOfElectronics = `
8521.90 media player, dvr, video recorder, digital video recorder, dvd player, streaming stick, tv stick, set top box
  media player, network video recorder, dash recorder box, blu ray player, nvr, media streamer, signage player, hdmi
  recorder, karaoke player video, body worn recorder box
8522.10 pickup cartridge, stylus needle for turntable
8522.90 turntable needle, record player part, phono cartridge, turntable mat, tonearm, vinyl record cleaner, record
  cleaning brush, slipmat, record clamp, platter, record weight, turntable part, cassette player part, headshell
8523.29 magnetic stripe card, cassette tape, floppy disk, magnetic tape media
8523.49 dvd disc, cd disc, optical disc, blu ray disc, blank cd, blank dvd, software disc
8523.51 usb flash drive, memory card, sd card, usb stick, ssd, flash memory, thumb drive, microsd card, ssd drive,
  cfexpress card, nvme ssd, compact flash, usb drive, pen drive, sd cards, flash drive, usb key, m2 ssd, solid state
  storage, game cartridge, memory stick
8523.52 nfc tag, rfid tag, smart card, nfc card, rfid card, rfid label, nfc sticker, contactless card, key fob rfid,
  nfc ring, nfc keychain, rfid wristband, animal microchip, rfid inlay, hotel key card, nfc business card, sim card,
  esim card, rfid sticker, pet microchip, nfc tags, proximity card, laundry tag rfid, java card, hardware security
  chip card
8523.59 semiconductor media
8523.80 vinyl record, record, vinyl lp, vinyl
8524.11 lcd cell, liquid crystal panel without driver
8524.12 oled cell
8524.91 lcd module, lcd display module, tft display, tft lcd, touch display module, lcd touchscreen, display module,
  lcd panel, touch screen module, ips display module, lcd screen, character lcd, graphic lcd, round display, hmi
  display module, raspberry pi display, tft screen, touch screen, touch panel display
8524.92 oled display, oled module, oled panel, amoled display, oled screen, transparent oled, flexible oled
8524.99 e paper display, e ink display module, led display module, micro led display, epaper module, e ink screen, e
  paper module, microled module, led dot matrix module, epaper display, flip dot display
8525.50 broadcast transmitter, fm transmitter, tv transmitter, wireless broadcast encoder
8525.60 walkie talkie, two way radio, handheld transceiver, ham radio transceiver, transceiver radio, two way radio
  set, marine vhf radio, walkie talkies, cb radio, ptt radio, ham radio, digital two way radio, handheld radio, kids
  walkie talkie pair, wifi halow transceiver, transceiver, lora transceiver radio, software defined radio
8525.81 high speed camera, high speed imaging camera, slow motion camera
8525.82 radiation hardened camera
8525.83 night vision camera, night vision device digital, night vision scope digital, starlight camera, thermal
  imaging night scope
8525.89 camera, ip camera, security camera, webcam, dash cam, dashcam, action camera, camera module, doorbell camera,
  video doorbell, digital camera, trail camera, 360 camera, surveillance camera, baby monitor with camera, video baby
  monitor, pet camera, camcorder, machine vision camera, thermal camera, body camera, endoscope camera, inspection
  camera, wildlife camera, time lapse camera, depth camera, bird feeder camera, indoor camera, outdoor camera, wifi
  camera, instant digital camera, borescope, baby camera, backup camera, reversing camera, bike camera, videos camera,
  car camera, video camera, ip cam, nanny cam, conference camera, camera for bird, doorbell with camera, microscope
  camera, stereo camera, baby monitor camera, baby monitor with screen, ptz camera, dash camera, mirror dash cam,
  underwater camera, fishing camera, borescope camera, wifi endoscope, chimney camera, sewer camera, drain camera,
  thermal imager, thermal imaging camera, intraoral wifi camera, camera glasses, spy camera, solar camera, ptz webcam,
  document camera, scanner camera, 3d camera, tof camera, lightfield camera, spherical camera, vlogging camera, kids
  camera, smart bird feeder, bird feeder with camera, bird box camera, peephole camera, smart peephole, time of flight
  camera, industrial camera, embedded camera, ai camera, stereo depth camera, hunting camera, game camera, pan tilt
  camera, body worn camera, helmet camera, web camera, live streaming camera, multispectral camera, cmos camera
  module, mirrorless camera, compact camera, dslr, nursery camera, car dvr camera, car dash cam
8526.10 radar, radar sensor, radar module, mmwave radar, millimeter wave radar sensor, radar gun, speed radar, radar
  level, 24 ghz radar module, presence radar, bicycle radar, bike radar, automotive radar, golf radar, launch monitor
  radar, ground penetrating radar, sleep radar
8526.91 gps receiver, gnss receiver, gps navigation, gps module, gnss module, navigation device, gps navigator, car
  navigation, bike computer with gps, handheld gps, rtk receiver, golf gps device, marine chartplotter, gps bike
  computer, gps logger, positioning module, satellite navigation, gps unit, chart plotter, hiking gps, gps watch
  navigator, rtk base, gnss antenna module, marine gps, motorcycle navigation, car gps, bike gps, rtk gps, golf gps,
  gps dog tracker receiver, radio beacon locator, ais receiver, avalanche transceiver, avalanche beacon, emergency
  locator beacon, plb
8526.92 remote control, rf remote control, radio remote control, garage door remote, key fob remote, rc transmitter,
  wireless remote, universal remote, tv remote, drone remote controller, wireless switch remote, drone controller, rc
  controller, fob remote, keyless entry remote, garage remote, gate remote, wireless winch remote, rc receiver, hobby
  transmitter, crane remote, remote shutter radio, remote key, remote keyless entry, rf switch remote, air conditioner
  remote rf, radio control transmitter
8527.12 pocket radio cassette
8527.13 radio with player, portable radio with cd, boombox, radio cd player
8527.19 portable radio, pocket radio, emergency radio, weather radio, crank radio, dab radio, fm radio, shortwave
  radio, solar radio, am fm radio, world band radio, transistor radio
8527.21 car radio, car stereo, car head unit, android head unit, carplay screen, carplay unit, car multimedia player,
  car infotainment
8527.91 stereo system, micro hifi, hi fi system
8527.92 clock radio, radio alarm clock, bedside radio clock
8527.99 internet radio, radio receiver, audio receiver tuner, tuner, hifi receiver, av receiver, smart radio, police
  scanner radio, radio scanner
8528.42 crt monitor
8528.49 video monitor crt
8528.52 computer monitor, portable monitor, monitor, display for computer, touch monitor, gaming monitor, vr headset,
  virtual reality headset, head mounted display, ar glasses display, ar headset, mixed reality headset, second screen,
  portable screen, external display, portable display, extended screen, screen for laptop, usb monitor, portable
  display for laptop, curved monitor, touchscreen monitor, usb c monitor, vr goggles, ar glasses, video glasses, smart
  glasses display, medical monitor display, laptop screen extender, kvm monitor, e ink monitor, drawing monitor, pen
  display, dual screen extender, interactive whiteboard, interactive flat panel
8528.59 video monitor, flat panel monitor, digital signage display, digital photo frame, digital picture frame, smart
  mirror display, field monitor, smart photo frame, digital calendar display, advertising display, led video wall,
  video wall, video wall panel, led wall panel, digital signage, menu board display, photo frame digital, wifi photo
  frame, fpv goggles, fpv monitor, elevator display, camera field monitor, baby monitor display unit, smart calendar,
  led poster, transparent led screen, led screen, digital art frame, stretched bar display, digital poster, video
  doorbell screen, car headrest monitor, outdoor led screen
8528.62 projector, mini projector, portable projector, home projector, video projector, pico projector, short throw
  projector, laser projector, 4k projector, outdoor movie projector, led projector, smart projector
8528.69 cinema projector, light show projector video, projection mapping projector
8528.71 tv box, set top box, android tv box, tv tuner, iptv box, satellite receiver, dvb receiver, streaming box,
  cable box, digital tv receiver
8528.72 television, tv, smart tv, led tv, portable tv, mirror tv, outdoor tv, kitchen tv
8529.10 tv antenna, radio antenna, satellite dish, antenna for television, hdtv antenna, hdtv aerial, parabolic dish,
  tv aerial, indoor tv antenna, radio aerial, sdr antenna, telescopic antenna, car antenna, lnb, satellite dish mount
8529.90 camera part, camera housing, tv part, camera mount part, camera gimbal part, lcd tv part, camera board, drone
  camera gimbal, camera enclosure, radar part, camera module part, projector part, tv remote receiver board, tv stand
  part, camera lens board, lcd backlight, projector lamp module, camera housing dome, projector ceiling mount part,
  camera cage for security, vr headset strap, vr headset part, vr face cover, tv backlight module, tv panel, camera
  pcb, radio part, walkie talkie part
8530.10 railway signal equipment
8530.80 traffic light, traffic signal, parking guidance, road signal light, pedestrian crossing signal, vehicle
  barrier signal, parking sensor system lot, solar road stud, airport runway light, railway signal, traffic control,
  traffic beacon
8531.10 smoke alarm, smoke detector, co alarm, burglar alarm, carbon monoxide alarm, fire alarm, motion alarm, door
  alarm, security alarm, water leak alarm, personal alarm, gas leak alarm, intrusion alarm, alarm system, anti theft
  alarm, window alarm, leak detector alarm, home security system, smoke and carbon monoxide alarm, detects smoke,
  smoke sensor alarm, flood alarm, gas alarm, panic alarm, bicycle alarm, home alarm, heat detector alarm, glass break
  alarm, pool alarm, driveway alarm, medication alarm, bed exit alarm, baby crib alarm, gas alarm detector, wireless
  alarm kit, alarm siren, anti lost alarm, fridge door alarm, water leak sensor, flood sensor, leak sensor, co
  detector, carbon monoxide detector, door open alarm, door contact sensor, window sensor, glass break sensor,
  intruder alarm, keychain alarm, self defense alarm, bike alarm, smoke sensor, shock alarm, power failure alarm,
  temperature alarm, drowning alarm, panic alarm system
8531.20 led indicator panel, led sign, led display board, lcd indicator panel, scrolling led sign, electronic shelf
  label, digital price tag, led matrix panel, score board, led matrix display, seven segment display, 7 segment
  display, segment display, led clock module indicator, departure board, queue display, electronic price label, dot
  matrix sign, led message board, lcd segment display, esl tag, e paper shelf tag, e paper price tag, shelf label, led
  indicator, scoreboard, led name badge, led badge, led score board
8531.80 doorbell, buzzer, wireless doorbell, siren, signaling device, piezo buzzer, restaurant pager, nurse call
  button, call button, electronic chime, warning light signal, smart doorbell, panic button, pager for restaurant,
  queue pager, strobe light signal, stack light, tower light, warning beacon, door chime, electric bell, baby cry
  indicator, vibrating alert, table call bell, signal lamp, annunciator, indicator light panel, emergency strobe,
  electric gong, wireless chime, vibration bell for deaf, on air sign signal, busy light, sounder, service bell
  wireless, wireless call bell, pill reminder, medication reminder, smart pill box
8531.90 alarm part, smoke detector base
8532.10 power capacitor, motor capacitor, run capacitor, start capacitor
8532.21 tantalum capacitor
8532.22 electrolytic capacitor, aluminum electrolytic capacitor
8532.23 disc capacitor, single layer ceramic capacitor
8532.24 ceramic capacitor, mlcc, capacitor, multilayer ceramic capacitor, smd capacitor, ceramic chip capacitor
8532.25 film capacitor, polypropylene capacitor, audio capacitor
8532.29 supercapacitor, ultracapacitor
8532.30 variable capacitor, trimmer capacitor
8533.10 carbon film resistor, carbon resistor
8533.21 resistor, chip resistor, smd resistor
8533.29 power resistor, braking resistor
8533.31 wirewound resistor
8533.40 potentiometer, trimmer, thermistor, varistor, variable resistor, rotary potentiometer, slide potentiometer,
  fader, ntc, ntc thermistor, rheostat, digital potentiometer, trimpot, ptc thermistor, force sensing resistor,
  photoresistor, joystick potentiometer, volume pot, rotary knob potentiometer
8534.00 printed circuit board, bare pcb, pcb, flexible pcb, fpc, rigid flex pcb, multilayer pcb, blank circuit board,
  circuit board, fr4 board, enig, hasl, solder mask, etched copper, unpopulated board, unpopulated pcb, unassembled
  pcb, rigid pcb, aluminum pcb, flex circuit, wiring board, aluminum base pcb, prototype board, perfboard, stripboard,
  veroboard, rogers pcb, hdi pcb, flex pcb, bare board, double sided board, copper clad board etched, metal core pcb
8535.21 high voltage breaker
8535.40 lightning arrester, surge arrester high voltage, spd high voltage
8535.90 high voltage connector, high voltage terminal
8536.10 fuse, resettable fuse, glass fuse, blade fuse, car fuse, ptc fuse, thermal fuse, smd fuse, fuse link
8536.20 circuit breaker, miniature circuit breaker, rcbo, mcb, smart circuit breaker, earth leakage breaker, dc
  breaker
8536.30 surge protector, overvoltage protector, residual current device, surge suppressor, gfci, rccb, tvs protection
  module, thermal protector, lightning protector low voltage, motor protector, voltage protector, surge protective
  device
8536.41 relay, signal relay, power relay, relay module, automotive relay, reed relay
8536.49 solid state relay, contactor, time relay, ssr, power contactor, wifi relay, smart relay
8536.50 switch, push button, tactile switch, light switch, smart switch, toggle switch, limit switch, dimmer switch,
  smart light switch, rotary switch, keyboard switch, mechanical keyboard switch, proximity switch, microswitch, wall
  switch, motion sensor switch, foot switch, dip switch, rocker switch, slide switch, micro switch, key switch,
  emergency stop button, reed switch, float switch, membrane switch, momentary switch, dimmer, fan speed switch,
  pressure switch, foot pedal switch, isolator switch, disconnect switch, battery switch, touch switch, smart dimmer,
  motion switch light, joystick switch, thermal switch, tilt switch, inductive proximity switch, photoelectric switch,
  light dimmer, smart wall switch, emergency stop, scene switch, arcade button, magnetic reed switch, pull cord
  switch, wireless light switch, flow switch, transfer switch, keyboard switches, key switches, push button switch,
  pushbutton
8536.61 lamp holder, bulb socket, light socket, bulb holder, light bulb adapter, e27 socket, lamp socket, tube holder,
  lampholder
8536.69 connector, plug, socket, smart plug, usb connector, power outlet, wall socket, outlet, extension socket, power
  strip, pin header, type c connector, travel plug adapter, plug adapter, wifi plug, power socket, wall plug, remote
  controlled socket, smart outlet, multi socket, usb socket, power bar, jst connector, usb c connector, dupont
  connector, m12 connector, circular connector, bnc connector, rj45 connector, xlr connector, sma connector, coaxial
  connector, header pin, pin socket, dc jack, barrel connector, audio jack, banana plug, hdmi connector, rca
  connector, xt60 connector, magnetic connector, magnetic pogo connector, board connector, wire to board connector,
  smart power strip, wall outlet with usb, ev connector, ev plug, type 2 plug, schuko plug, extension block, travel
  adapter plug, floor socket, ic socket, card connector, fpc connector, plug in socket, power strip tower, waterproof
  connector, anderson connector, f connector, cable coupler, industrial plug, pcb connector, usb port connector,
  aviation plug, wifi socket, universal plug adapter, jumper connector, desk power grommet
8536.70 fiber optic connector, sc connector, lc adapter fiber, fiber connector
8536.90 terminal block, junction box, crimp terminal, battery contact, pogo pin, spring contact, electrical terminal,
  wire connector, test clip, wire terminal, crimp terminals, ring terminal, spade terminal, ferrule, wire ferrule,
  wago connector, lever nut, splice connector, wire nut, screw terminal, battery holder, battery clip, battery
  terminal, slip ring, busbar terminal, breadboard, solderless breadboard, alligator clip, crocodile clip, test hook,
  test probe pin, junction box plastic, electrical box, distribution block, butt connector, terminal strip, ground
  clamp, spring loaded pin, electrode connector, wafer probe, solder sleeve, terminal lug, cable lug, quick splice,
  wire splice, lever connector, cable joint, electrical contact, rotary joint electrical, cable gland electric, cable
  glands, terminal connector, wire connectors
8537.10 plc, programmable logic controller, control panel, distribution board, smart thermostat panel, switchboard,
  motor control panel, touch panel controller, hmi panel, lighting control panel, industrial controller, robot
  controller, irrigation controller, cnc controller, smart breaker panel, electric control unit, power distribution
  unit, control box, pool controller, smart panel, mcc panel, motion controller, cnc control board, 3d printer control
  board, sprinkler controller, ev load controller, lift controller, remote io, hmi, touch screen hmi, programmable
  controller, safety relay controller, dmx controller, lighting controller, dimming panel, breaker panel, consumer
  unit, fuse box, fuse board, junction panel switch, pump controller, generator transfer panel, flight sim panel, zone
  controller, led controller, car fuse box, motor control board, home automation controller, stage lighting
  controller, knx panel, scene panel controller, elevator control panel, machine controller, distribution box,
  aquarium controller power, robot control cabinet
8538.10 empty panel board, enclosure for switchgear, control cabinet empty, electrical cabinet empty, distribution
  cabinet empty
8538.90 switch part, connector housing, connector part, switch plate, wall plate, keyboard switch part, contact for
  switch, switch cover, outlet plate, socket plate, relay part, breaker part, fuse holder part, connector pin,
  connector shell, backshell, terminal cover, rocker cap, button cap switch, switch knob, connector boot, plug housing
8539.10 sealed beam
8539.21 halogen lamp, halogen bulb
8539.22 incandescent bulb
8539.29 miniature lamp bulb, indicator bulb, filament lamp small
8539.31 fluorescent tube, fluorescent lamp, compact fluorescent
8539.32 sodium lamp, metal halide lamp, mercury lamp, hid bulb, xenon lamp
8539.39 cold cathode lamp, neon bulb
8539.49 uv lamp, infrared lamp, uv bulb, ultraviolet lamp, germicidal lamp, reptile uvb bulb, black light bulb, heat
  lamp bulb, infrared heat bulb, uvc lamp, uvb lamp
8539.51 led module, led strip module, led strip light module, led array, led cob module, led light engine, led cob,
  led strip reel, led board module
8539.52 led lamp, led bulb, light bulb, smart bulb, led tube, wifi bulb, led lamp bulb, smart light bulb, color bulb,
  led lamp e27, filament bulb led, bulb, edison bulb, gu10 lamp, e14 bulb, candle bulb led, t8 led tube, grow bulb,
  led spotlight bulb, car led bulb, h7 led bulb, festoon led bulb, rgb bulb, rechargeable bulb, led light bulb, led
  lamps
8539.90 lamp base part bulb, bulb part
8540.20 photocathode tube, image intensifier tube, photomultiplier
8540.71 magnetron
8540.89 vacuum tube, nixie tube, amplifier tube, thermionic valve, vfd tube, geiger tube, audio tube, triode tube
8541.10 diode, schottky diode, zener diode, rectifier diode, bridge rectifier, tvs diode
8541.21 small signal transistor, bjt transistor, jfet
8541.29 mosfet, transistor, power transistor, igbt, power mosfet, mosfet transistor, gan transistor, sic mosfet
8541.30 thyristor, triac
8541.41 led chip, smd led, led diode, light emitting diode, rgb led, infrared led, uv led, uvc led, high power led,
  led emitter, addressable led, cob led chip, ws2812
8541.42 solar cell, photovoltaic cell, monocrystalline cell, solar cells
8541.43 solar panel, solar module, foldable solar panel, photovoltaic panel, portable solar panel, flexible solar
  panel, rv solar panel, solar roof tile, balcony solar panel, solar shingle, thin film solar, solar blanket, bifacial
  panel
8541.49 photodiode, photosensor, phototransistor, optocoupler, laser diode, image sensor element, vcsel, laser diode
  chip, solar sensor cell, image sensor photodiode, light sensor diode, infrared receiver, opto isolator, photo
  transistor
8541.51 semiconductor transducer, mems sensor element, mems accelerometer chip, mems pressure sensor chip, mems
  microphone element, mems gyroscope, semiconductor pressure element
8541.59 hall element, semiconductor device
8541.60 quartz crystal, crystal oscillator, resonator, crystal, saw filter, tcxo, quartz oscillator, oscillator
  crystal, mems oscillator, quartz resonator, piezo crystal, piezo element, piezo disc
8542.31 microcontroller, processor chip, soc, mcu, fpga, cpu, gpu chip, processor, system on chip, ai accelerator
  chip, esp32 chip, arm processor, dsp chip, gpu, npu chip, microprocessor, controller chip, rf soc, bluetooth soc,
  risc v chip, secure element chip
8542.32 memory chip, dram, nand flash chip, eeprom, flash memory chip, sram, flash chip, ram chip, emmc, nor flash,
  dram chip
8542.33 operational amplifier, amplifier ic, op amp, audio amplifier chip, instrumentation amplifier, comparator ic
8542.39 integrated circuit, ic chip, asic, power management ic, driver ic, cmos image sensor, sensor ic, rf chip,
  chip, gyroscope chip, adc chip, voltage regulator ic, led driver chip, temperature sensor ic, hall sensor ic, motor
  driver chip, rfid chip bare, sensor chip, imu chip, power management chip, accelerometer chip, display driver chip,
  level shifter ic, logic ic, real time clock ic, usb controller chip, battery charger ic, dac chip, mcu wireless
  combo, ldo regulator, timer ic
8543.10 particle accelerator, ion implanter
8543.20 signal generator, function generator, rf signal generator, waveform generator, pulse generator, arbitrary
  waveform generator
8543.30 electroplating machine, electrolysis machine, hydrogen water generator, electrolyzer, ultrasonic
  electroplating, anodizing machine, hydrogen generator, hydrogen water bottle, hydrogen water machine, salt
  chlorinator, plating kit, electroplating kit, chlorine generator, electrolysis hair
8543.40 e cigarette, electronic cigarette, vape, vaporizer, vape pen, dry herb vaporizer, disposable vape, e cig, pod
  system vape, heated tobacco device, aroma vaporizer personal, vape mod, inhaler nicotine
8543.70 guitar pedal, effects pedal, synthesizer module, ultrasonic repeller, pest repeller, bug zapper, insect
  killer, uv sterilizer, uv sanitizer, ionizer, metal detector, electrical muscle stimulator, electronic device with
  own function, laser pointer presenter, translator device, voice translator, audio mixer, audio interface, midi
  controller, development board, led face mask, red light therapy panel, digital audio workstation controller, signal
  booster, video switcher, electronic training collar, bark collar, dog training collar, nail lamp, uv nail lamp, ir
  remote, infrared remote control, air ionizer, ozone generator, card shuffler electric, electric fence energizer,
  touch sensor device, mosquito killer, uv light box, brain stimulation headset, light therapy lamp device, drum
  machine, video mixer, stream deck, digital ai companion, pest deterrent, e book reader, ebook reader, e ink reader,
  sound processor, facial toning device, microcurrent device, ems trainer, sterilizing box, biofeedback device, plasma
  lighter device, tv backlight controller, esp32 development board, arduino board, microcontroller board, evaluation
  board, dj controller, dj mixer, audio splitter active, sound mixer, mixing console, beat machine, sampler,
  groovebox, vocal effects processor, guitar processor, guitar multi effects, looper pedal, uv water bottle, uv phone
  cleaner, uv box, uv wand, uvc sanitizer, uv curing light, uv curing box, gel nail lamp, ozone machine, plasma pen,
  rf skin device, ems belt, face lifting device, led light therapy, infrared therapy panel, hair growth helmet, red
  light mask, red light belt, mosquito lamp, mosquito trap, electric fly swatter, fly zapper, ultrasonic dog trainer,
  anti bark device, electric shock collar, training collar, cat deterrent ultrasonic, bird repeller, animal repeller,
  mouse repeller, ultrasonic mouse repeller, electric fence, electric fence charger, cattle fence energizer, card
  encoder, ir blaster, infrared remote blaster, infrared blaster, infrared remote, ir transmitter, hearing loop
  device, talking pen, translator earbuds device, language translator, voice changer, ai companion device, ai pin,
  digital notepad device, ai voice translator, lucid dream mask, sleep headband eeg, neurofeedback headset, vagus
  nerve toner, tvr blaster, electronic learning board, breath controller, midi pad, midi interface, usb audio
  interface, av switch, av switcher, hdmi switch, signal amplifier tv, tv signal amplifier, antenna amplifier, metal
  finder, underground metal detector, hand held metal detector, treasure detector, electrolysis device, tens
  alternative beauty, galvanic facial, high frequency wand, static eliminator, ion wand, negative ion, degausser, lie
  detector toy electronic, tesla coil, plasma globe, plasma ball, levitating display, electronic pest trap, rodent
  electronic trap, electric mouse trap, electronic dice, digital picture scanner memory, slot token tester,
  electroluminescent wire, el wire, gesture synthesizer, electronic candle flicker, electric gun kit blaster, camera
  remote shutter, wireless camera trigger, infrared sauna light panel, biometric access reader, rfid door reader,
  fingerprint access terminal, face access terminal, access control reader, access control keypad, single board dev
  kit, sensor development kit, electronics learning kit, programmable badge, jetson dev kit, touch sensor overlay,
  touch overlay, interactive touch frame, infrared touch frame, hair regrowth laser cap, digital detox lockbox
  electronic, digital music stand pedal, guitar wireless system, spy detector, bug detector, camera detector, signal
  detector rf, magnetic levitation, electronic shutter, electroporation, rf jammer, wifi jammer, electronic lighter
  igniter, ultrasonic cleaner wand, ultrasound washing device
8543.90 part of electrical machine with own function, vape part, vape coil, vape cartridge, guitar pedal enclosure,
  metal detector coil, dev board shell
8544.11 magnet wire, enameled copper wire, winding wire, litz wire, enamelled wire, copper winding wire
8544.19 aluminum winding wire
8544.20 coaxial cable, rf cable, rg58, antenna cable, sma cable, coax cable, tv coaxial cable
8544.30 vehicle wiring harness, car wiring harness, automotive wiring harness, ignition wiring set, trailer wiring,
  obd cable, fog light wiring, spark plug wire, car audio wiring, ignition cable, car harness adapter, motorcycle
  wiring harness
8544.42 usb cable, power cord, wire harness, cable assembly, hdmi cable, charging cable, extension cord, ethernet
  cable, data cable, cable with connectors, usb c cable, audio cable, wiring harness, lightning cable, jumper wire,
  ribbon cable, cable harness, patch cable, ac power cord, flat flex cable, displayport cable, usb c lead, charging
  lead, power lead, mains lead, connecting lead, sensor cable, battery cable, test lead, adapter cable, audio lead,
  coiled cable, cable reel extension, extension reel, extension lead, cord reel, flat ribbon, instrument cable, guitar
  cable, xlr cable, rca cable, ffc cable, cat6 cable, network cable, lan cable, vga cable, dvi cable, magnetic
  charging cable, retractable charging cable, jumper cable, jump leads, booster cables, ev charging cable, solar cable
  with connectors, cable kit for pc, sata cable, pigtail cable, dc cable, crocodile lead, charger cable, multi
  charging cable, power extension cable, usb extension, probe cable, electrode lead, pcie riser cable, iec cord,
  speaker cable with plugs, dupont wire, headphone cable, appliance cord, type c cable, braided charging cable, charge
  cable, otg cable, usb hub cable, welding cable with clamp, patch lead, midi cable, aux cable, video lead, hdmi lead
8544.49 insulated wire, hookup wire, electric wire, cable without connectors, silicone wire, speaker wire, building
  wire, power cable reel bulk, cat6 bulk cable, thhn wire, heating wire insulated, thermocouple wire, solar wire,
  flexible cable bulk, alarm cable, welding cable, automotive wire, copper building cable, romex, multi core cable,
  bell wire, bare ended cable, stranded hook up wire, el cable
8544.60 high voltage cable, high voltage wire, medium voltage cable
8544.70 optical fiber cable, fiber optic cable, fiber patch cord, fibre cable, toslink cable, optical audio cable, mpo
  cable, fiber drop cable, fiber optic patch cord, fiber patch cable, optical hdmi cable
8545.11 furnace electrode graphite
8545.19 carbon electrode, gouging rod
8545.20 carbon brush
8545.90 lamp carbon, carbon battery rod, carbon contact
8546.10 glass insulator
8546.20 ceramic insulator, porcelain insulator, steatite insulator
8546.90 electrical insulator, silicone insulator, busbar insulator, standoff insulator, fence insulator, electric
  fence insulator, polymer insulator
8547.10 ceramic insulating fitting
8547.20 insulating fitting of plastics, plastic insulator, insulating sleeve, insulating bushing, cable gland nylon,
  wire conduit insulated fitting, insulating washer
8547.90 insulated conduit metal, insulating fitting
8548.00 electrical part, electrical machine part not elsewhere, haptic actuator part, microphone element bare electric
  part
8549.31 electronic scrap
`;
