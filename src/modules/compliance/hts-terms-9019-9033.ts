/**
 * What founders call goods of headings 9019 to 9033: the start of a number, then the names, parted by commas. Own knowledge of the
 * nomenclature, 2026-09.
 */
export const termsOfInstruments = `
9019.10 massage gun, massager, massage chair, eye massager, neck massager, foot massager, percussion massager, massage
  device, scalp massager, massage pillow, physical therapy device, compression boots, vibrator massager, back
  massager, sexual wellness vibrator, recovery boots, percussion gun, muscle gun, sore muscles, muscle massage,
  massage mat, acupressure mat, shiatsu massager, massage roller electric, vibrating massager, fascia gun, facial
  massager, hand massager, head massager, vibration plate, massage cushion, roller massager, massage ball, massage
  stick, gua sha tool electric, leg massager, foot spa, foot bath massager, knee massager, massage pad, massage belt,
  cellulite massager, breast massager, hot tub spa, jacuzzi, whirlpool bath, whirlpool, hydrotherapy, sex toy, dildo,
  vibrator, massage wand, lactation massager, trigger point tool, neck stretcher, cervical traction, back stretcher,
  inversion table, inflatable hot tub, acupressure pillow, traction device, psychological testing apparatus, reaction
  test apparatus, eye massage mask, massage bed, mini massage gun, percussion massage gun, spa bath mat bubble, sonic
  face massager, facial roller, face roller
9019.20 cpap machine, nebulizer, oxygen concentrator, ventilator, inhaler device, respirator machine, oxygen therapy
  device, breathing trainer, oxygen generator, oxygen machine, anti snoring device, inhaler spacer, portable
  nebulizer, mesh nebulizer, cpap mask, bipap, resuscitator, ambu bag, oxygen bar, spirometer incentive, aerosol
  therapy, breathing exerciser, lung trainer, respiratory trainer, salt inhaler, snore stopper, oxygen can device,
  hyperbaric chamber, humidified oxygen, cpap hose, asthma inhaler, cough assist
9020.00 gas mask, respirator mask, breathing apparatus, powered air purifying respirator, snorkel mask breathing,
  scuba regulator, half mask respirator, full face respirator, papr, escape hood, breathing mask with filters, scuba
  gear, diving regulator, scba, snorkel full face mask breathing, respirator with filter, smoke hood, gas mask filter,
  rebreather
9021.10 orthopedic brace, knee brace, ankle brace, crutch, splint, orthosis, back brace, wrist brace, cast, walker
  frame, rollator, rollator walker, walking frame, cervical collar, neck brace, wrist splint, finger splint, thumb
  splint, fracture boot, walker boot, hernia belt, truss belt, orthopedic insole, foot orthotic, plantar fasciitis
  splint, bunion splint, lumbar support brace, scoliosis brace, knee support brace, shoulder sling, orthopedic
  support, crutches, cast boot, plaster cast splint, bone plate, orthopaedic insole, posture brace, posture corrector
  brace, foot drop brace, arm sling orthopedic, elastic knee support, elbow brace, walking boot medical, orthopedic
  shoe, walking frame with wheels, head immobilizer, back support belt, hinged knee brace, exoskeleton leg, walking
  exoskeleton, exoskeleton medical, knee scooter, knee walker scooter, forearm crutch
9021.21 artificial tooth, denture, dental aligner, teeth aligner, false tooth, dental crown, clear aligner, veneer
  dental, snap on veneer, retainer teeth
9021.29 dental implant, dental fitting
9021.31 hip implant, artificial joint, knee implant
9021.39 prosthesis, prosthetic hand, prosthetic leg, bionic hand, artificial eye, breast prosthesis, artificial limb,
  prosthetic foot, prosthetic arm, breast form, prosthetic liner, artificial hand
9021.40 hearing aid, otc hearing aid, hearing amplifier, hearing device, rechargeable hearing aids, hearing aids, bone
  conduction hearing aid
9021.50 pacemaker
9021.90 implant device, walking aid for the blind, wearable defect compensation device, cochlear implant, aid worn by
  the blind, smart cane for blind, blind navigation aid, stent, ostomy bag, colostomy bag, electrolarynx, tinnitus
  device, incontinence device, neuro stimulator implant, insulin implant, visual aid wearable, obstacle detector for
  blind, wearable visual aid, hearing aid part
9022.12 ct scanner
9022.13 dental x ray
9022.14 x ray machine, medical x ray, portable x ray, veterinary x ray
9022.19 x ray inspection machine, industrial x ray, baggage scanner, x ray scanner, thickness x ray gauge, xrf
  analyzer, xrf gun, x ray fluorescence
9022.29 radiation gauge, gamma
9023.00 educational model, training model, demonstration model, cpr manikin, anatomical model, science education kit,
  teaching apparatus, skeleton model, cpr dummy, teaching model, simulator training, training dummy, anatomy model,
  suture practice kit, crash test dummy, nursing manikin, planetary model, physics experiment kit, braille learning
  device, injection training pad, cutaway engine model, molecular model, first aid training manikin, teaching aid
9024.10 metal hardness tester, tensile testing machine, impact tester, hardness testing machine
9024.80 hardness tester, material testing machine, tensile tester, rubber hardness tester, durometer, compression
  tester, paper strength tester, concrete test hammer, fabric tester, yarn tester, crush tester, fatigue tester, drop
  tester material
9025.11 mercury thermometer, liquid filled thermometer, glass thermometer, alcohol thermometer
9025.19 thermometer, digital thermometer, infrared thermometer, meat thermometer, temperature sensor, temperature
  probe, baby thermometer, wireless meat thermometer, thermocouple, temperature logger, pool thermometer, grill
  thermometer, ear thermometer, bbq thermometer, temperature data logger, thermometer patch, temperature recorder,
  cooking probe, fever thermometer, fridge thermometer, kitchen thermometer, candy thermometer, oven thermometer,
  aquarium thermometer, bath thermometer, wine thermometer, thermometer probe, forehead thermometer, soil thermometer,
  wireless temperature sensor, meat probe, rtd sensor, pt100, temperature sticker, basal thermometer, refrigerator
  thermometer, lora temperature node, freezer temperature monitor, temperature node, temperature strip, pyrometer,
  cattle temperature bolus, temperature monitor, body thermometer, infrared temperature gun, temperature gun, basal
  body thermometer
9025.80 hygrometer, humidity sensor, temperature and humidity sensor, barometer, soil moisture sensor, soil moisture
  meter, moisture meter, humidity meter, hydrometer, temperature humidity logger, soil sensor, plant sensor, climate
  sensor, temperature and humidity, humidity logger, climate logger, cold chain logger, thermo hygrometer, environment
  sensor, weather clock thermometer hygrometer, psychrometer, wood moisture meter, grain moisture meter, digital
  barometer, baby room thermometer hygrometer, moisture sensor, plant moisture meter, altimeter barometer, refrigerant
  hydrometer, brewing hydrometer, alcohol hydrometer, humidor hygrometer, battery hydrometer, floating hydrometer,
  soil humidity sensor, milk density meter, beer gravity meter, water wetness sensor, wireless weather sensor temp,
  plant monitor, temperature humidity sensor, beer hydrometer, leaf wetness sensor, dew point meter
9025.90 thermometer part
9026.10 flow meter, water level sensor, level sensor, liquid level sensor, flow sensor, liquid level gauge, tank level
  monitor, fluid level sensor, water flow sensor, tank sensor, fuel level sensor, ultrasonic flow meter, rotameter,
  oil level sensor, propane level gauge, tank gauge, ultrasonic level sensor, float level gauge, water consumption
  flow sensor, fuel flow meter, trash bin level sensor, bin fill sensor, beer flow meter, water tank monitor, liquid
  flow sensor, gas cylinder level indicator, fuel gauge, well depth sensor, propane tank gauge, waste bin sensor, fill
  level sensor
9026.20 pressure sensor, pressure gauge, tire pressure gauge, pressure transmitter, tire pressure monitor, tire
  pressure sensor, tpms sensor, manometer, pressure transducer, vacuum gauge, blood pressure gauge mechanical part,
  boost gauge, tpms, tire gauge, barometric pressure transmitter, differential pressure sensor, tire pressure sensors,
  digital pressure gauge, pressure logger, gas pressure gauge, tyre pressure monitor, pool pressure gauge, water
  pressure gauge, manometers, pressure meter
9026.80 anemometer, heat meter, gas flow meter, air flow sensor, air velocity meter, duct air flow meter, mass flow
  gas, air flow meter, hot wire anemometer, heat cost allocator, peak air flow
9026.90 flow meter part, gauge part
9027.10 gas detector, gas analyzer, air quality monitor, co2 monitor, smoke analyzer, air quality sensor, co2 sensor,
  voc sensor, breathalyzer, alcohol tester, gas sensor, carbon dioxide monitor, particulate matter sensor, pm2.5
  monitor, air quality analyzer, radon detector gas, indoor air quality monitor, gas leak detector, natural gas
  detector, formaldehyde detector, methane sensor, oxygen meter, ozone meter, refrigerant leak detector, exhaust gas
  analyzer, carbon monoxide meter, voc monitor, odor sensor, electronic nose, bad breath tester, ketone breath meter,
  breath analyzer, air monitor, hydrogen sulfide detector, alcohol breath tester, combustible gas detector, dust
  meter, breath hydrogen tester, air pollution monitor
9027.20 chromatograph, electrophoresis instrument, gel electrophoresis, gas chromatograph, hplc, electrophoresis
  chamber
9027.30 spectrometer, spectrophotometer, color sensor spectrometer, colorimeter, handheld spectrometer, raman
  spectrometer, nir spectrometer, color meter, color reader, colour matching device, uv vis spectrophotometer, near
  infrared scanner, color matching tool, color picker device, material scanner spectrometer
9027.50 optical analyzer, turbidity meter, refractometer, light meter, lux meter, light sensor instrument, uv sensor
  meter, fluorescence reader, optical sensor analyzer, light exposure meter, light intensity meter, brix
  refractometer, brix meter, uv meter, par meter, spectroradiometer, plate reader, fluorometer, photometer, gloss
  meter, nephelometer, polarimeter, opacity meter, fluorescence detector, flow cytometer, flicker meter, uv index
  sensor, pcr fluorescence analyzer, plant light meter, bacteria detector optical, sugar refractometer, lux sensor,
  laser particle sizer, urine strip reader, cell counter, colony counter
9027.81 mass spectrometer
9027.89 ph meter, water quality tester, water quality sensor, tds meter, water tester, ph sensor, chemical analyzer,
  lactate analyzer, urine analyzer, food allergen tester, conductivity meter, dissolved oxygen sensor, pool water
  tester, soil tester, salinity meter, orp meter, water quality monitor, salt meter food, nitrate tester, viscosity
  meter, viscometer, salinity tester, calorimeter, dna sequencer, milk analyzer, soil ph meter, chlorine meter, karl
  fischer titrator, gluten tester, ec meter, pool tester, food freshness tester, meat freshness sensor, npk soil
  sensor, soil nutrient tester, oil quality tester, frying oil tester, titrator, hardness water tester, water hardness
  tester, caffeine tester, drug analyzer, dissolved oxygen meter, aquarium monitor, pool monitor, hydration sensor
  sweat, sweat sensor, ph electrode, ph pen, fertility analyzer hormone, nutrient meter, water analyzer, chemistry
  analyzer, aquarium water tester, blood gas analyzer
9027.90 microtome, ph probe part, gas sensor element
9028.10 gas meter, natural gas meter
9028.20 water meter, smart water meter, liquid meter, ultrasonic water meter, water sub meter, hot water meter, fuel
  dispensing meter
9028.30 electricity meter, energy meter, smart electricity meter, power meter electricity, kwh meter, home energy
  monitor, sub meter electricity, din rail energy meter, prepaid electricity meter, plug in energy meter, electricity
  usage monitor, energy monitoring plug, smart meter, smart meter electricity, electric meter, power consumption
  meter, electricity monitor, three phase meter, electricity smart meter
9029.10 pedometer, revolution counter, step counter, people counter, taximeter, odometer, production counter, hour
  meter, tally counter, hand tally counter, visitor counter, lap counter, mileage counter, clicker counter, traffic
  counter, vehicle counter, passenger counter, rep counter, foot traffic counter, swim lap counter, footfall counter,
  jump counter, digital counter, trip recorder, bird strike counter, row counter, knitting row counter
9029.20 speedometer, tachometer, bike speedometer, bike computer, cycling computer, bike speed sensor, cycle computer,
  cadence sensor, stroboscope, rpm meter, cycling speed sensor, boat speedometer, optical tachometer, cycling cadence
  sensor, gps speedometer, rev counter, digital speedometer, strobe tachometer, motorcycle speedometer, speedometers,
  car gauge cluster
9029.90 speedometer cable, counter part
9030.10 geiger counter, radiation detector, radiation dosimeter, dosimeter, radon detector, nuclear radiation meter,
  radioactivity detector, personal dosimeter, scintillation counter, geiger meter, geiger counters, radiation monitor
9030.20 oscilloscope, portable oscilloscope, usb oscilloscope, handheld oscilloscope, oscillograph
9030.31 multimeter, digital multimeter, clamp multimeter, pocket multimeter, multi meter
9030.32 recording multimeter
9030.33 current meter, voltmeter, current sensor, power analyzer, clamp meter, voltage tester, current clamp, battery
  tester, energy monitor, usb power meter, voltage detector, watt meter, power monitor, battery capacity tester,
  insulation tester, ammeter, earth resistance tester, galvanometer, continuity tester, current probe, shunt meter,
  capacitance meter, usb tester, battery monitor, outlet tester, noncontact voltage tester, socket tester, circuit
  tester, voltage meter, car battery tester, megohmmeter, resistance meter, milliohm meter, electrical tester, phase
  tester, voltage pen, battery analyzer, panel meter, voltage monitor, dc ammeter
9030.40 network analyzer, spectrum analyzer, cable tester, signal analyzer, rf tester, network cable tester, cable
  fault locator, antenna analyzer, vector network analyzer, wifi analyzer, otdr, cable tracer, fiber tester, optical
  power meter, swr meter, bit error tester, cross talk meter, lan tester, telecom tester, field strength meter, rf
  meter, wire tracker, toner tracer
9030.82 semiconductor tester, wafer tester, ic tester, chip tester
9030.84 data acquisition recorder, power quality recorder, data logger voltage, daq, chart recorder electrical, power
  logger, data acquisition card, energy logger
9030.89 logic analyzer, emf meter, electrical test instrument, rf power meter, lcr meter, emf reader, electromagnetic
  field detector, frequency counter, transistor tester, esr meter, component tester, spectrum tester, semiconductor
  curve tracer, static field meter, magnetic field meter, gaussmeter, teslameter, electric field meter, signal tester,
  rf detector meter
9030.90 oscilloscope probe, multimeter probe, test probe, probe for tester
9031.10 wheel balancing machine, balancing machine, rotor balancer, propeller balancer
9031.20 test bench, test stand, automatic test equipment, motor test bench, battery test system, engine dyno,
  dynamometer test stand, functional tester
9031.41 wafer inspection machine, semiconductor inspection
9031.49 optical measuring instrument, 3d scanner, optical sensor, vision inspection system, laser displacement sensor,
  optical encoder, handheld 3d scanner, optical inspection machine, laser profiler, profile projector, coordinate
  measuring machine, body scanner 3d, foot scanner 3d, optical comparator, machine vision inspection, structured light
  scanner, interferometer, light curtain, autocollimator, 3d scanners, spool diameter sensor, laser scanner measuring,
  microscope measuring, dental 3d scanner lab, aoi machine, flatness laser
9031.80 sensor, vibration sensor, accelerometer, motion sensor, load cell, force sensor, distance sensor, ultrasonic
  sensor, proximity sensor, position sensor, tilt sensor, encoder, measuring instrument, occupancy sensor, presence
  sensor, strain gauge, golf swing analyzer, vibration monitor, inclinometer, torque sensor, stud finder, thickness
  gauge, coating thickness gauge, rotary encoder, door sensor, ultrasonic thickness gauge, obd scanner, car diagnostic
  scanner, movement sensor, wall scanner, swing sensor, posture sensor, pir sensor, bee hive monitor, machine
  condition monitor, dial test stand, crane load indicator, weight sensor, tension meter, bend sensor, flex sensor,
  pressure mat sensor, seat occupancy sensor, magnetic position sensor, linear encoder, imu sensor motion, motion
  capture sensor, fall detection sensor, leak locator acoustic, crack monitor, wheel alignment tool, wheel aligner,
  belt tension gauge, paint thickness gauge, pipe wall gauge, sound level meter, decibel meter, noise meter, gait
  analyzer, driver monitoring sensor, belt tension meter, baseball swing sensor, tennis sensor, tool setter, probe for
  cnc, touch probe, edge finder, axle weigher sensor, air leak tester, leak tester, wall detector, rebar detector,
  shock logger, impact indicator, tilt indicator, shock indicator label, parking occupancy sensor, people presence
  sensor, diagnostic scanner, obd2 scanner, code reader car, force gauge, grip strength meter, dynamometer, torque
  tester, torque meter, hand dynamometer, push pull gauge, surface roughness tester, roughness meter, vibration meter,
  machine health sensor, bearing fault detector, predictive maintenance sensor, ski binding tester, force plate, force
  torque sensor, ultrasonic distance sensor, angle sensor, rotation sensor, magnetic encoder, level indicator angle,
  digital angle gauge, digital level, structural monitor, water leak noise detector, bed sensor, bed occupancy sensor,
  seat sensor, seismic monitor building, thickness meter, egg candler, proximity detector, vehicle detector loop,
  animal activity sensor, smart mat sensor, load sensor, hall sensor, speed sensor wheel, chair occupancy sensor,
  pressure sensor mat, seat pressure sensor, weighing cell, load cells, wheel balancer gauge, golf swing sensor
9031.90 part of measuring instrument, encoder disc, sensor housing, cmm probe stylus, sensor bracket, sensor cable
  assembly part, sensor part
9032.10 thermostat, smart thermostat, wifi thermostat, room thermostat, heating thermostat, thermostat controller,
  room temperature, heating control, boiler control, radiator control, heating controller, temperature setting dial,
  boiler thermostat, underfloor heating control, underfloor thermostat, programmable thermostat, smart trv, radiator
  thermostat, refrigerator thermostat, bimetal thermostat, thermostat plug, temperature switch thermostat, aquarium
  thermostat, reptile thermostat, bbq temperature controller, thermostatic control, room controller heating,
  thermostats
9032.20 manostat, pressure controller manostat
9032.81 hydraulic regulator instrument, pneumatic controller, pressure controller hydraulic
9032.89 automatic regulator, process controller, temperature controller, voltage stabilizer, voltage regulator
  instrument, pid controller, humidity controller, smart vent controller, fish tank controller, climate controller,
  greenhouse controller, automatic control instrument, cruise controller, grill temperature controller, brewing
  controller, automatic voltage regulator, avr, flow controller, mass flow controller, humidistat, ph controller, hvac
  controller, smart irrigation regulator, light controller automatic, speed regulator, kiln controller, servo
  amplifier regulator, greenhouse climate controller, voltage stabiliser, level controller, hydroponic controller, ph
  dosing controller, hvac zone regulator, co2 controller, kiln temperature controller
9033.00 instrument part, part of chapter 90 instrument, instrument bracket, instrument housing part, optical
  instrument part
`;
