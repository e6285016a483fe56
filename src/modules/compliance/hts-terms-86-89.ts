/**
 * What founders call goods of chapters 86 to 89: the start of a number, then the names, parted by commas. Own knowledge of the
 * nomenclature, 2026-09.
 */
export const termsOfVehicles = `
8601.10 locomotive
8607.99 railway part
8609.00 shipping container, cargo container, freight container
8701.91 small tractor, garden tractor
8701.95 farm tractor, tractor
8703.10 snowmobile, golf car, electric golf cart, golf cart, golf buggy, snow mobile
8703.21 atv petrol, quad bike petrol, utv petrol
8703.80 electric car, electric vehicle, golf cart, neighborhood electric vehicle, electric go kart, go kart, electric
  atv, electric utv, electric quad bike, electric buggy, microcar, electric tricycle covered car, low speed vehicle
8704.60 electric truck, electric pickup
8705.90 mobile workshop truck, street sweeper, food truck
8707.90 truck body, camper shell, truck cap, van body
8708.10 bumper, car bumper
8708.21 seat belt, child seat belt
8708.29 car body part, car interior part, seat belt, car trim, car door panel, dashboard trim, car hood, fender,
  running board, side step, windshield visor, sun visor, spoiler, car floor liner part, bull bar, mud flap, bed liner,
  truck bed cover tonneau
8708.30 brake pad, car brake part, brake disc, brake caliper, brake rotor, brake pads
8708.40 gearbox for car, shift knob car transmission
8708.50 drive axle, half shaft
8708.70 car wheel, wheel rim, alloy wheel, hub cap, wheel cover, wheel spacer car
8708.80 shock absorber, suspension part, suspension strut, coilover, control arm, lift kit
8708.91 car radiator, radiator for car, radiator hose car
8708.92 muffler, exhaust pipe, exhaust tip, silencer
8708.93 clutch kit
8708.94 steering wheel, steering column, steering wheel cover rigid, paddle shifter
8708.95 airbag
8708.99 car part, auto part, vehicle part, car accessory part, truck part, roof box, trailer hitch, car mount part,
  truck bed cover, roof rack, roof rack crossbar, crossbars, cargo carrier, car bike rack, hitch rack, tow bar, tow
  hitch, trailer coupling, car mount bracket part, shifter paddle, fuel tank, gear shift knob, car cup holder part,
  roof tent rack, cargo box for roof, roof bars, kayak rack for car, ski rack, hitch bike rack, hitch mount, towing
  mirror arm, car seat cover, winch mount bumper, pedal car, car mud guard, luggage rack for car, car seat part
8709.11 electric tow tractor, works truck electric, automated guided vehicle, agv, warehouse robot cart, tow robot,
  airport tractor electric, platform truck electric, warehouse tug electric, autonomous cart
8709.19 tugger
8711.10 moped, gas scooter
8711.20 motorcycle, scooter with engine, motorbike, dirt bike
8711.60 e bike, electric bike, electric bicycle, e scooter, electric scooter, electric motorcycle, electric moped,
  electric cargo bike, hoverboard, electric unicycle, electric kick scooter, folding electric bike, electric dirt
  bike, electric mountain bike, self balancing scooter, two wheel scooter electric, stand up scooter, commuter
  scooter, standing scooter, electric bike with pedal assist, speed pedelec, pedelec, cargo e bike, motorized bicycle,
  e moped, electric motorbike, e trike, electric tricycle, cargo trike electric, onewheel, electric balance board,
  seated electric scooter, fat tire e bike, kick scooter electric
8711.90 sidecar, engine trike
8712.00 bicycle, mountain bike, road bike, bike, balance bike for adults, cargo bike, kids bicycle, folding bike,
  gravel bike, bmx, fixie, tandem bicycle, unicycle, fat bike, recumbent bike, tricycle for adults, city bike, kids
  bike, triathlon bike, hand cycle, touring bike
8713.10 wheelchair, manual wheelchair, transport wheelchair, folding wheelchair, lightweight wheelchair, all terrain
  wheelchair, knee walker
8713.90 electric wheelchair, power wheelchair, mobility scooter, powerchair, folding power wheelchair, stair climbing
  wheelchair, disabled scooter
8714.10 motorcycle part, motorcycle exhaust, motorcycle seat, motorcycle windshield, motorcycle handlebar, motorcycle
  fender, motorcycle brake, motorcycle lever, motorcycle crash bar, motorcycle muffler, motorcycle footpeg, motorcycle
  rack, motorcycle fairing, motorcycle phone mount
8714.20 wheelchair part, wheelchair wheel, wheelchair joystick, wheelchair tray, wheelchair cushion frame part,
  wheelchair armrest, wheelchair attachment
8714.91 bicycle frame, bike frame, bicycle fork, suspension fork bike, carbon fork bicycle
8714.92 bicycle rim, bicycle spoke, bicycle wheel, bike rim, bike wheelset, wheelset, spokes, carbon rim
8714.93 bicycle hub, freewheel, cassette sprocket, bicycle cassette, bike hub, bicycle sprocket, cog bicycle
8714.94 bicycle brake, brake caliper bike, bike brake lever, disc brake bicycle, bike disc rotor, brake shoe bicycle
8714.95 bicycle saddle, bike saddle, bike seat, bicycle seat, saddle for bike, bike saddle cover, gel saddle
8714.96 bicycle pedal, crank, power meter pedal, crankset, pedals, clipless pedal, bottom bracket, chainset, bike
  pedals, crank arm
8714.99 bicycle part, bike part, handlebar, bike rack, bicycle phone mount, bike mount, bicycle basket, bicycle
  accessory, bicycle fender, derailleur, e bike conversion kit, bike trailer part, bicycle child seat, bottle cage,
  water bottle cage, handlebar grip, handlebar grips, handlebar tape, bar tape, bike grips, bike mudguard, kickstand,
  training wheels, stabilizer wheels, stem for bicycle, seatpost, dropper post, bicycle rear rack, pannier rack, bike
  shifter, rear derailleur, electronic shifting, bike computer mount, bike mirror, bicycle chain guard, bicycle
  trailer hitch, bike child seat, bicycle pump mount, quick release skewer, headset bicycle, baby seat for bicycle, e
  bike part, scooter part, e bike display mount, e scooter part, e scooter deck, bell mount, bicycle stand part,
  derailleur hanger, bike basket
8715.00 stroller, baby stroller, pram, baby carriage, smart stroller, buggy, jogging stroller, stroller part,
  pushchair, stroller wheel, double stroller, carrycot for stroller, travel system stroller, bassinet stroller
8716.10 camping trailer, caravan, teardrop trailer, camper trailer, mobile home
8716.31 tanker trailer
8716.39 flatbed trailer, boat trailer, utility trailer, motorcycle trailer
8716.40 trailer, bike trailer, cargo trailer, e bike trailer, dog bike trailer, car trailer, child bicycle trailer
8716.80 hand truck, wagon, cart, trolley, shopping trolley, folding wagon, wheelbarrow, camping wagon, beach wagon,
  utility cart, dolly, furniture dolly, platform cart, wheel barrow, luggage cart, golf push cart, golf trolley,
  garden cart, utility wagon, stair climbing cart, grocery cart, shopping cart, hand cart, tool cart, sack truck, pet
  stroller, dog stroller, pet wagon, hand trolley, serving cart wheels, moving dolly, kayak cart, fishing cart, sled
  cargo pulk
8716.90 trailer part, cart wheel, trailer hitch part, trailer jack, trailer axle, wheelbarrow wheel
8801.00 weather balloon, hot air balloon, hang glider, helium blimp, airship, glider aircraft, aerostat
8802.20 airplane, light aircraft
8802.60 satellite, cubesat, spacecraft
8804.00 parachute, paraglider, drone parachute, paramotor, recovery parachute, drogue chute, skydiving parachute
8805.29 flight simulator, flight trainer
8806.21 mini drone, toy size drone, small drone, selfie drone, drone under 250 g, palm drone, pocket drone
8806.22 drone, camera drone, quadcopter, fpv drone, uav, unmanned aircraft, inspection drone, racing drone, thermal
  drone, mapping drone, fpv racing drone, indoor drone, camera drones, photography drone
8806.23 agricultural drone, delivery drone, heavy lift drone, crop spraying drone, survey drone, spraying drone, cargo
  drone
8806.24 large drone
8806.92 autonomous drone
8806.93 vtol drone, fixed wing drone
8807.10 drone propeller, propeller, prop, carbon propeller, drone blade, rotor blade of drone, aircraft propeller,
  quadcopter blades
8807.20 aircraft landing gear
8807.30 drone part, drone frame, drone arm, drone landing gear, drone shell, drone gimbal mount, drone battery tray,
  drone canopy, drone motor mount, aircraft part, drone propeller guard, propeller guard, drone leg, quadcopter frame,
  drone body
8807.90 satellite part, drone landing pad part, kite part, balloon part, parachute part aircraft
8903.11 inflatable dinghy with motor
8903.12 inflatable boat, inflatable kayak, stand up paddle inflatable boat, pack raft, packraft, inflatable canoe,
  inflatable raft, dinghy, inflatable paddle boat
8903.22 sailboat, yacht
8903.32 motorboat, speedboat
8903.93 kayak, canoe, rowing boat, paddle boat, rowboat, pedal boat, fishing kayak
8903.99 electric boat, boat, jet board, electric surfboard motor boat, electric hydrofoil, jet ski, personal
  watercraft, electric jetboard, hydrofoil board motor, water bike, efoil, catamaran small, drone boat, remote boat
  usv, autonomous boat, unmanned surface vessel, underwater drone vessel, rov
8906.90 research vessel, lifeboat, submarine, submersible
8907.10 life raft, inflatable liferaft
8907.90 buoy, floating dock, navigation buoy, floating pontoon, dock float, mooring buoy, floating jetty, marker buoy,
  raft platform, floating platform
`;
