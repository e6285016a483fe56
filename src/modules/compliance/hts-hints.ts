/**
 * Rules of classification that words alone do not show: the General Rules of Interpretation (GRI), notes of the schedule
 * and ruling practice on goods that founders bring. Own knowledge of the nomenclature, 2026-09.
 *
 * A hint speaks when one of `any` is said of the thing itself, one of `also` of it or its features, and none of `none`, with
 * `anywhere` not of its features either. It lifts lines that start with `to` by `weight` times the points of the best
 * match. Without `to` it only says why, and with `anywhere` is said of features too.
 */
export type Hint = {
  any: string;
  also?: string;
  none?: string;
  anywhere?: true;
  to?: string[];
  weight?: number;
  why: string;
  /** Several functions or parts: the heading is less sure. */
  composite?: true;
};

const sound = 'earbuds, headphones, headset, earphones';
const shells =
  'enclosure, housing, case shell, shell, bracket, cover plate, faceplate, casing, mounting plate, chassis, knob';
const machines = 'for a machine, of a machine, robot, drone, camera, phone, router, computer, laptop, printer, motor';

export const hints: Hint[] = [
  {
    any: 'smartwatch, smart watch, fitness tracker, fitness band, activity tracker, smart ring, smart band',
    to: ['8517.62'],
    weight: 0.6,
    why: 'A watch or band that exchanges data with a telephone is 8517.62 in ruling practice, not a watch of 9102.',
  },
  {
    any: 'power bank, portable charger',
    to: ['8507.60'],
    weight: 0.5,
    why: 'A power bank is a storage battery: 8507.60.',
  },
  {
    any: sound,
    also: 'bluetooth | wireless | tws',
    anywhere: true,
    none: 'wired',
    to: ['8517.62'],
    weight: 0.5,
    why: 'Headphones that receive by Bluetooth are 8517.62 in ruling practice; wired ones 8518.30.',
  },
  {
    any: sound,
    none: 'bluetooth, wireless, tws, vr, virtual reality, eeg',
    anywhere: true,
    to: ['8518.30'],
    weight: 0.5,
    why: 'Wired headphones are 8518.30; with Bluetooth they would be 8517.62.',
  },
  {
    any: 'tablet, e reader, ebook reader, laptop',
    none: 'second screen, monitor, stand, holder, case, bag, sleeve, mount, dishwasher, charger, arm',
    to: ['8471.30'],
    weight: 0.4,
    why: 'A portable machine with screen and keys or touch input that is freely programmable is 8471.30 (note 6 to chapter 84).',
  },
  {
    any: 'e reader, ebook reader, e ink reader, reader e ink, book reader',
    to: ['8543.70'],
    weight: 0.5,
    why: 'A reader that only shows books is not freely programmable: then 8543.70, not 8471.30.',
  },
  {
    any: 'robot arm, robotic arm, cobot, industrial robot, collaborative robot',
    to: ['8428.70', '8479.50'],
    weight: 0.4,
    why: 'Industrial robots are 8428.70 for handling and 8479.50 otherwise.',
  },
  {
    any: 'robot',
    none: 'grass, lawn, mow, floor, pool, window, weed, snow, milk, litter, vacuum, mop, toy, mower, kids, children, lawn, coding, educational, arm, part, gripper, stem',
    to: ['8479.50', '8479.89'],
    weight: 0.35,
    why: 'A robot with a function of its own is 8479.50 or 8479.89, unless a heading names the machine it is.',
  },
  {
    any: 'sensor, thermometer, meter, hygrometer, analyzer, logger, gauge, probe',
    none: 'radar, camera, image sensor, rfid',
    also: 'bluetooth | wifi | wireless | lora | lorawan | zigbee | iot | lte',
    anywhere: true,
    to: ['9025', '9026', '9027', '9031'],
    weight: 0.15,
    why: 'A sensor that sends what it measures goes by its principal function, measuring (9025 to 9031, note 3 to section XVI and note 3 to chapter 90); if sending is the main thing it is 8517.62.',
  },
  {
    any: 'gateway, hub, router, beacon, tracker, dongle, modem, access point, repeater, locator, key finder',
    none: 'usb hub, hub motor, bicycle hub, bike hub, wheel hub, docking, eye tracker',
    to: ['8517.62'],
    weight: 0.4,
    why: 'Apparatus for sending or receiving data in a network is 8517.62.',
  },
  {
    any: 'iot, bluetooth, wifi, zigbee, lora, cellular',
    none: `sensor, thermometer, meter, camera, lock, bulb, lamp, light, scale, speaker, toy, plug, socket, switch, toothbrush, vacuum, mower, printer, lighting, strip, purifier, kettle, coffee, thermostat, doorbell, feeder, remote, keyboard, mouse, detector, alarm, monitor, valve, pump, instrument, fan, heater, collar, antenna, projector, game, gamepad, bottle, oven, ${sound}`,
    to: ['8517.62'],
    weight: 0.3,
    why: 'Goods whose function is to send and receive data by radio are 8517.62.',
  },
  {
    any: 'camera, webcam, dash cam, camcorder',
    none: 'bag, strap, lens, tripod, mount, case, cage, filter, housing, flash, drone, film, instant, gimbal, gun, part, stand, microscope, robot, cover, slider',
    to: ['8525.89'],
    weight: 0.4,
    why: 'Television and digital cameras are 8525.89, also with a network function.',
  },
  {
    any: 'charger, adapter, power supply, wireless charger, charging pad',
    none: 'hard drive, portable charger, bluetooth adapter, wifi adapter, pipe adapter, lens adapter, tap adapter, bluetooth, video, hdmi',
    to: ['8504.40'],
    weight: 0.4,
    why: 'Chargers and power adapters are static converters: 8504.40.',
  },
  {
    any: 'lithium battery, lithium ion battery, battery pack, lithium polymer battery, rechargeable battery, lithium ion battery pack, power station',
    to: ['8507.60'],
    weight: 0.4,
    why: 'Lithium-ion accumulators are 8507.60, also in packs with electronics.',
  },
  {
    any: 'coin cell, button cell, alkaline battery, primary battery',
    to: ['8506'],
    weight: 0.4,
    why: 'Cells that cannot be charged are primary cells: 8506.',
  },
  {
    any: 'bare pcb, printed circuit board, flexible pcb, circuit board, fpc, pcb',
    none: 'assembly, assembled, pcba, populated, components mounted, antenna, enclosure',
    to: ['8534.00'],
    weight: 0.4,
    why: 'A circuit board without components is 8534.00; with active components it goes with its machine.',
  },
  {
    any: 'pcba, assembled pcb, pcb assembly, populated board, assembled circuit board, printed circuit board assembly, mainboard, main board, motherboard, logic board, control board, driver board, carrier board',
    none: 'bare, unpopulated, blank',
    anywhere: true,
    to: ['8473.30', '8517.79', '8537.10', '8543.70', '8504.90', '8529.90'],
    weight: 0.35,
    why: 'An assembled board is classed as a part of the machine it is for (note 2(b) to section XVI): 8473.30 of a computer, 8517.79 of communication apparatus, 8529.90 of a camera or display.',
  },
  {
    any: 'cable, wire harness, cord, cable assembly, wiring harness',
    none: 'optical, clip, organizer, tie, tester, tray, cutter, machine, winder, management, holder, steel, wire rope, gland',
    to: ['8544.42'],
    weight: 0.3,
    why: 'Insulated conductors with connectors for 1,000 V or less are 8544.42.',
  },
  {
    any: 'injection mold, mold tool, plastic mold, injection tool, mold',
    none: 'silicone baking, ice, machine, injection molding machine, die casting, candle, chocolate',
    to: ['8480.71'],
    weight: 0.35,
    why: 'Injection or compression moulds for plastics or rubber are 8480.71.',
  },
  {
    any: 'die casting mold, die casting die, die casting tool',
    to: ['8480.41'],
    weight: 0.5,
    why: 'Injection or compression moulds for metal are 8480.41.',
  },
  {
    any: shells,
    also: 'plastic | abs | polycarbonate | nylon | injection molded | acrylic | pc',
    anywhere: true,
    none: 'mold, phone',
    to: ['3926.90'],
    weight: 0.6,
    why: 'A plastic enclosure that is no dedicated part of one machine is an article of plastics: 3926.90.',
  },
  {
    any: shells,
    also: 'aluminum',
    anywhere: true,
    none: 'phone',
    to: ['7616.99'],
    weight: 0.6,
    why: 'An aluminium enclosure or bracket that is no dedicated part of one machine is 7616.99.',
  },
  {
    any: shells,
    also: 'steel | stainless | sheet metal | iron',
    anywhere: true,
    to: ['7326.90'],
    weight: 0.6,
    why: 'A steel enclosure or bracket that is no dedicated part of one machine is 7326.90.',
  },
  {
    any: shells,
    also: 'copper | brass',
    anywhere: true,
    to: ['7419.80'],
    weight: 0.6,
    why: 'A copper or brass article that is no dedicated part of one machine is 7419.80.',
  },
  { any: shells, also: 'zinc', anywhere: true, to: ['7907.00'], weight: 0.6, why: 'An article of zinc is 7907.00.' },
  {
    any: `${shells}, spare part, replacement part`,
    also: machines.replaceAll(', ', ' | '),
    anywhere: true,
    why: 'A part suitable solely or principally for one machine goes with that machine (note 2 to section XVI), such as 8473.30, 8517.79 or 8529.90.',
  },
  {
    any: 'toy, plush, doll, puzzle, building blocks',
    none: 'dog toy, cat toy, pet, machine, vending, box for, storage, sex, adult',
    to: ['9503.00'],
    weight: 0.4,
    why: 'Goods designed for the amusement of children are toys: 9503.00.',
  },
  {
    any: 'drone, quadcopter, car, truck, train, robot, gun, boat, helicopter, phone, tablet, camera, instrument, tent, blocks, kitchen, animal, game, kit, blaster, dinosaur, plane, bubble, scooter',
    also: 'kids | children | toddler | preschooler | fun | play',
    anywhere: true,
    none: 'seat, bag, pet, dog, cat, gps, car seat, watch, backpack, monitor, helmet, thermometer, console, e scooter, electric scooter, mattress',
    to: ['9503.00'],
    weight: 0.3,
    why: 'A small version of a thing that is made for children to play with is a toy: 9503.00 (note 1 to chapter 88 sends toy aircraft there too).',
  },
  {
    any: 'plush, squeaky, chew',
    also: 'dog | cat | pet | puppy',
    anywhere: true,
    to: ['6307.90', '4201.00'],
    weight: 0.4,
    why: 'Playthings for pets are not toys of 9503: of textile they are 6307.90, else they go by material.',
  },
  {
    any: 'oven, grill, stove, cooker, heater, burner, barbecue, smoker, fire pit',
    also: 'gas | propane | butane | charcoal | wood fired | pellet',
    anywhere: true,
    none: 'gas detector, sensor, alarm, water heater',
    to: ['7321'],
    weight: 0.5,
    why: 'Stoves, ovens and grills that burn something are 7321; electric ones 8516.',
  },
  {
    any: 'grinder, mill, juicer, chopper, mixer, blender, slicer, food processor, whisk, press',
    also: 'hand crank | hand cranked | manual | hand operated | hand powered',
    anywhere: true,
    none: 'user manual',
    to: ['8210.00', '8205.51'],
    weight: 0.7,
    why: 'Hand-operated appliances of 10 kg or less for food are 8210 (or hand tools of 8205); 8509 has an electric motor.',
  },
  {
    any: 'bottle, mug, tumbler, cup, flask, jar, food jar, growler',
    also: 'vacuum | insulated | double wall | double walled | thermos',
    anywhere: true,
    none: 'sealer, cleaner, machine, filling, warmer',
    to: ['9617.00'],
    weight: 0.5,
    why: 'Vessels insulated by a vacuum are 9617, whatever they are made of; without a vacuum they go by material (7323, 3924, 7013).',
  },
  { any: 'kit', anywhere: true, why: 'Goods presented unassembled are classed as the finished article (GRI 2(a)).' },
  {
    any: 'gift set, bundle, starter set, retail set',
    anywhere: true,
    composite: true,
    why: 'A set for retail sale goes by the article that gives it its essential character (GRI 3(b)).',
  },
  {
    any: 'multifunction, multi function, combo, all in one, hybrid',
    anywhere: true,
    composite: true,
    why: 'A machine of several functions goes by its principal function (note 3 to section XVI), else by the last of the headings in order (GRI 3(c)).',
  },
];
