/**
 * What founders call goods of headings 9001 to 9018: the start of a number, then the names, parted by commas. Own knowledge of the
 * nomenclature, 2026-09.
 */
export const termsOfOptics = `
9001.10 optical fiber, fiber optic bundle, light guide fiber, fiber cable optical bundle
9001.20 polarizing film, polarizer sheet, polarizer film
9001.30 contact lens, contact lenses, colored contact lens
9001.40 glass spectacle lens
9001.50 spectacle lens, eyeglass lens, blue light lens, prescription lenses, reading lens, progressive lens
9001.90 optical lens, prism, optical filter, unmounted lens, optical mirror, fresnel lens, lens element, fresnel
  optic, plastic lens, lens dome, diffuser lens, collimator lens, optic, beam splitter, optical window, aspheric lens,
  acrylic lens, diffraction grating, fiber optic plate, microlens array, silicone lens led, reflector lens,
  cylindrical lens, dichroic filter, glass prism, optical prism, ball lens, hot mirror, waveguide
9002.11 camera lens, mounted lens, objective lens, phone camera lens, projector lens, lens attachment, smartphone
  lens, macro lens, wide angle lens, fisheye lens, cctv lens, telephoto lens, anamorphic lens, phone lens kit, lens
  for projector, zoom lens, clip on phone lens, phone lens
9002.19 telescope eyepiece, microscope objective, eyepiece, barlow lens
9002.20 camera filter, lens filter, nd filter, uv lens filter, polarizing filter camera, nd filter set, color filter
  camera, cpl filter, telescope filter
9002.90 mounted optical element, mounted mirror, lens assembly, laser collimator, reflector assembly, mounted prism,
  telescope mirror, concentrator lens mounted
9003.11 plastic glasses frame, acetate frame, plastic eyeglass frame, eyewear frame
9003.19 glasses frame, spectacle frame, eyeglass frame, metal glasses frame, titanium eyeglass frame, eyewear metal
  frame, prescription glasses frame
9003.90 glasses temple, nose pads for glasses, glasses hinge, eyeglass part, spectacle arm
9004.10 sunglasses, polarized sunglasses, sport sunglasses, kids sunglasses, sun glasses, ski sunglasses, clip on
  sunglasses
9004.90 safety glasses, goggles, ski goggles, swimming goggles, swim goggles, reading glasses, blue light glasses,
  protective eyewear, smart glasses, night vision goggles passive, glasses, diving mask glasses, eyeglasses, welding
  goggles, laser safety glasses, shooting glasses, computer glasses, gaming glasses, motorcycle goggles, 3d glasses,
  pinhole glasses, swim goggle, dust goggles, eclipse glasses, vr prescription insert, cycling glasses, snow goggles,
  magnifying glasses for wear, loupes surgical glasses, color blind glasses, light therapy glasses passive
9005.10 binoculars, binocular, compact binoculars, opera glasses, rangefinding binoculars
9005.80 telescope, monocular, spotting scope, smart telescope, astronomical telescope, night vision monocular optical,
  night vision scope, astronomy telescope, spyglass, refractor telescope, reflector telescope, monocular telescope,
  night vision monocular, night vision device optical, periscope
9005.90 telescope mount, telescope tripod, binocular harness, telescope part
9006.30 underwater film camera, aerial survey camera film
9006.40 instant film camera, instant camera, instant print camera, photo on film, instant photo, instant picture
  camera, self developing film camera, instant photo camera
9006.53 film camera, 35 mm camera, disposable camera, point and shoot film camera, medium format camera, pinhole
  camera, analog camera
9006.61 camera flash, photographic flash, flashlight for photography, speedlight, studio strobe, flash trigger
9006.91 camera accessory, camera strap part, camera cage, camera grip, gimbal for camera, camera stabilizer, phone
  gimbal, gimbal stabilizer, camera mount, camera slider, camera rig, camera remote release, follow focus, lens hood,
  camera dolly, lens adapter, camera bracket plate, quick release plate camera, camera gimbal, camera hot shoe mount,
  camera battery grip, camera cage rig, matte box, camera plate
9007.10 cinema film camera
9007.20 film projector
9007.92 film reel part
9008.50 slide projector, image projector, star projector, galaxy projector, slide viewer, overhead projector, tracing
  projector, film strip projector, negative enlarger, photo enlarger, aurora projector, planetarium projector, art
  projector, laser star projector, night sky projector
9010.50 film developing tank, darkroom equipment, photo lab equipment, negatoscope, film developing machine
9010.60 projection screen, projector screen, projection screen pull down, portable projector screen, motorized
  projector screen
9011.10 stereo microscope, dissecting microscope, stereoscopic microscope
9011.20 photomicrography microscope
9011.80 microscope, optical microscope, digital microscope, usb microscope, pocket microscope, smartphone microscope,
  biological microscope, student microscope, kids microscope, handheld microscope, compound microscope, digital
  microscope with screen, coin microscope, wifi microscope
9011.90 microscope stage, microscope part, microscope stand
9012.10 electron microscope, sem microscope
9013.10 rifle scope, telescopic sight, red dot sight, gun sight, rifle sight, reflex sight, holographic sight, scope
  for gun, telescopic sights, riflescope, spotting sight, telescope for weapons
9013.20 laser, laser module, laser pointer, fiber laser source, laser device, laser engraver module, laser level
  module diode, green laser pointer, cat laser, laser pen, laser pointer pen, fiber laser, laser beam source, laser
  sight, presentation laser, laser light module
9013.80 magnifying glass, magnifier, door viewer, peephole viewer, optical device, holographic display optics, loupe,
  jeweler loupe, head magnifier, lighted magnifier, reading magnifier, stereoscope, kaleidoscope, light valve,
  magnifying lamp loupe, linen tester, viewfinder, peephole, phone screen magnifier, dome magnifier, polariscope,
  optical illusion viewer, lens viewer, welding filter auto darkening, auto darkening filter, magnifiers, handheld
  magnifier, auto darkening welding helmet
9013.90 rifle scope mount, scope mount, laser part
9014.10 compass, digital compass, magnetic compass, hiking compass, marine compass, orienteering compass, baseplate
  compass
9014.20 aeronautical navigation instrument, flight controller, gyroscope for aircraft, drone flight controller,
  autopilot, altimeter aircraft, variometer, pitot tube
9014.80 inertial measurement unit, imu, gyroscope, sonar, fish finder, echo sounder, fishfinder, depth finder,
  inertial navigation system, marine navigation instrument, depth sounder, boat speed log, marine autopilot, side scan
  sonar, fish sonar, inclinometer navigation, ais transponder instrument, boat sonar, sonar fish finder, boat
  autopilot, sextant
9014.90 sonar transducer
9015.10 laser rangefinder, rangefinder, laser distance meter, laser measure, golf rangefinder, lidar, lidar scanner,
  lidar sensor, laser range finder, laser measuring tape, laser tape measure, laser distance sensor, lidar module, tof
  distance meter, lidars, distance meter laser, rangefinders
9015.20 theodolite, total station
9015.30 laser level, level, spirit level, bubble level, cross line laser, rotary laser, self leveling laser, pipe
  level, torpedo level, water level tool
9015.40 photogrammetry instrument
9015.80 weather station, rain gauge, anemometer weather instrument, surveying instrument, meteorological instrument,
  wind sensor, wind meter, hydrological instrument, seismometer, 3d terrain scanner, personal weather station, weather
  balloon sonde, rain meter, weather meter, tide gauge, surveying gnss pole, wind vane, snow depth sensor, weather
  sensor, hydrographic instrument, rainfall sensor, lightning detector, pyranometer, water current meter, wind speed
  meter, borehole survey, land survey instrument, earthquake sensor
9015.90 survey tripod, survey prism
9016.00 laboratory balance, analytical balance, precision balance, milligram scale, micro balance, balance scale
  laboratory, precision scale lab, carat scale, lab balance, lab scale
9017.10 drafting table, drafting machine, drawing table
9017.20 drawing instrument, drafting compass, protractor, pen plotter, drawing plotter, set square, compasses drawing,
  pen plotter machine, scriber, drawing compass, marking gauge, geometry set, slide rule, pantograph, t square, angle
  finder, protractor angle, layout square, combination square, stencil ruler, marking tool layout, contour gauge tool,
  calculating disc, drawing set
9017.30 caliper, digital caliper, micrometer, gauge block, dial indicator, vernier caliper, feeler gauge, height
  gauge, dial gauge, pin gauge, bore gauge, thread gauge, depth gauge, plug gauge, calipers
9017.80 tape measure, ruler, measuring tape, digital tape measure, measuring wheel, folding rule, sewing tape measure,
  steel rule, yardstick, height chart ruler, depth stick, ring sizer, surveyor tape, body tape measure, wheel measure,
  height measure rod, finger gauge, profile gauge, scale ruler, laser ruler tape, digital tape, tapeline
9017.90 caliper part
9018.11 ecg monitor, electrocardiograph, ecg patch, ekg device, ecg recorder, holter monitor, ecg device, ekg monitor,
  portable ecg, heart monitor patch
9018.12 ultrasound scanner, ultrasonic imaging device, handheld ultrasound, portable ultrasound, ultrasound probe,
  bladder scanner, ultrasound machine
9018.13 mri scanner
9018.14 pet scanner
9018.19 patient monitor, pulse oximeter, blood pressure monitor, heart rate monitor medical, eeg headset, fetal
  doppler, continuous glucose monitor, sleep apnea monitor, glucose meter, blood glucose meter, vital signs monitor,
  eeg device, physiological monitor, blood glucose monitor, oximeter, blood oxygen, oxygen saturation, pulse rate,
  blood pressure, blood sugar, heart rate recorder, vital sign, sleep study recorder, spo2, brain waves, fetal heart,
  emg sensor, blood pressure cuff monitor, upper arm blood pressure monitor, spirometer, peak flow meter, ecg monitor
  patient, sleep apnea tester, heart rate chest strap medical, baby breathing monitor, baby oxygen monitor,
  capnograph, fetal monitor, ovulation monitor device, cgm sensor, polysomnography, skin analyzer medical, bp monitor,
  fertility monitor, hearing tester, audiometer, glucometer, wearable ecg, muscle sensor emg, fingertip oximeter,
  urine flow meter medical, blood analyzer handheld, baby vital monitor, eeg cap
9018.20 uv therapy lamp medical, phototherapy lamp, bilirubin light, psoriasis lamp
9018.31 syringe, insulin syringe, insulin pen, pen injector, auto injector, prefilled syringe, syringes, insulin pump
  pen
9018.32 needle, suture needle, lancet, blood lancet, acupuncture needle, hypodermic needle, insulin pen needle,
  microneedle, blood lancets, blood collection needle, derma roller
9018.39 catheter, cannula, iv set, feeding tube, urinary catheter, infusion set, tourniquet, nasal cannula, drainage
  tube, blood tube, oxygen cannula, insulin infusion set, nasal aspirator catheter
9018.41 dental drill
9018.49 dental instrument, dental tool, dental scanner, intraoral camera, dental curing light, teeth whitening device,
  dental mirror, dental scaler, dental chair unit, orthodontic tool, mouth opener dental, ultrasonic scaler, tartar
  remover, plaque remover, dental impression tray, dental handpiece, dental probe, teeth whitening light, teeth
  whitening kit device, tooth scraper, braces orthodontic bracket, dental pick set, plaque scraper, dental retractor
9018.50 ophthalmic instrument, eye examination device, retinal camera, ophthalmoscope, eye chart, tonometer, slit
  lamp, eye test device, fundus camera, autorefractor, pupillometer, vision tester, lens meter
9018.90 stethoscope, medical device, medical instrument, tens unit, tens device, infusion pump, breast pump, surgical
  instrument, otoscope, endoscope, defibrillator, nerve stimulator, veterinary instrument, electrotherapy device,
  muscle stimulator medical, nebulizer medical, dialysis machine, digital stethoscope, electric breast pump, wearable
  breast pump, medical patch, ear cleaning camera otoscope, thermometer gun medical kit, surgical stapler, forceps,
  scalpel, surgical scissors, hemostat, blood pressure kit manual, sphygmomanometer, aneroid, manual breast pump,
  breast pumps, nasal aspirator, baby nasal aspirator, electric nasal aspirator, nose cleaner infant, ear irrigator,
  ear wax removal device, ear cleaner, earwax remover, ear camera, reflex hammer, tuning fork medical, speculum,
  laryngoscope, suction machine medical, wound vac, aed, muscle stimulator, nerve stimulator device, ems machine
  medical, ultrasound therapy device, shockwave therapy device, light therapy medical, cupping therapy set, cupping
  set, iv pole, infusion warmer, enema kit, insulin pump, insulin patch pump, vet instrument, animal id applicator,
  tick remover, livestock syringe, artificial insemination, bite relief device, needle free injector, pill crusher
  medical, iontophoresis device, cryotherapy device medical, electro stimulator, colposcope, anesthesia, blood warmer,
  hospital instrument, menstrual pain device, migraine device, pelvic floor trainer medical, kegel trainer, dialysis,
  tens machine, tens unit electrode, electrode pad, tens pads, gel electrode, moxibustion device, vein finder, earwax
  camera, otoscope camera, nasal irrigator, neti pot medical, snake bite kit, vacuum penis device, labor ball medical,
  birth instrument
`;
