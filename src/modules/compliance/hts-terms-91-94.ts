/**
 * What founders call goods of chapters 91 to 94: the start of a number, then the names, parted by commas. Own knowledge of the
 * nomenclature, 2026-09.
 */
export const termsOfFurnitureAndLamps = `
9101.11 gold watch, precious metal watch
9101.21 luxury automatic gold watch
9102.11 quartz watch, wrist watch, analog watch, watch, quartz wristwatch, analog wrist watch, kids watch, dive watch
  quartz, minimalist watch, fashion watch, hybrid watch hands, pocket watch quartz wrist, nurse watch wrist
9102.12 digital watch, digital wrist watch, talking watch, braille watch digital, sport watch digital, lcd watch, led
  watch
9102.21 automatic watch, mechanical watch, automatic wrist watch, skeleton watch, mechanical wrist watch, wind up
  watch
9102.91 stopwatch, pocket watch, nurse fob watch, pendant watch, digital stopwatch, fob watch
9102.99 mechanical pocket watch
9103.10 travel clock watch movement
9104.00 dashboard clock, car clock, boat clock
9105.11 alarm clock, digital alarm clock, sunrise alarm clock, bedside clock, kids clock, smart alarm clock, wake up
  clock, vibrating alarm clock, projection alarm clock, wake up light clock, travel alarm clock, bed shaker alarm
  clock, toddler clock, sunrise clock, dawn simulator
9105.19 mechanical alarm clock
9105.21 wall clock, digital wall clock, smart wall clock, word clock, cuckoo clock quartz, wooden wall clock, atomic
  wall clock, flip clock wall, kitchen clock
9105.29 cuckoo clock, mechanical wall clock
9105.91 desk clock, nixie clock, table clock, led clock, digital clock, mantel clock, flip clock, chess clock,
  projection clock, tide clock, smart clock, word clock desk, countdown clock, calendar clock, countdown display,
  retro tube clock, pixel clock
9105.99 grandfather clock, hourglass clock, metronome clock
9106.10 time clock, attendance recorder, time attendance terminal, punch clock, employee time recorder, fingerprint
  attendance machine
9106.90 kitchen timer, timer, parking meter, egg timer, visual timer, pomodoro timer, time recorder, workout timer,
  gym timer, shower timer, study timer, time tracker cube, boxing timer, race timer, game timer, sports timer, lap
  timer, parking disc electronic, countdown timer, cube timer, medication timer, toothbrush timer, reaction timer,
  timing system race
9107.00 time switch, plug timer, outlet timer, timer switch, irrigation timer, mechanical timer, programmable timer
  switch, light timer, astronomical time switch, timer socket, pump timer, mechanical outlet timer, countdown timer
  switch
9108.11 quartz watch movement, watch movement
9108.12 watch movement digital
9108.20 automatic watch movement, mechanical watch movement
9109.10 clock movement, quartz clock mechanism, clock mechanism
9111.20 watch case of metal, watch case
9111.80 watch case
9111.90 watch bezel, watch crown, watch case back
9112.20 clock case
9113.10 gold watch band
9113.20 metal watch band, stainless steel watch band, steel watch strap, metal bracelet watch, milanese loop,
  stainless watch bracelet, watch bracelet steel, titanium watch band
9113.90 watch strap, watch band, leather watch strap, silicone watch strap, smartwatch band, smartwatch strap, nylon
  watch strap, rubber watch strap, nato strap, smart watch strap, apple watch band, fitness band strap, woven watch
  band, watch strap leather, canvas watch strap, ceramic watch band
9114.90 watch hand, clock dial, watch dial, clock hand, watch spring, watch part, watch crown part, winding stem
9201.10 piano, upright piano
9201.20 grand piano
9201.90 harpsichord
9202.10 violin, cello, viola, double bass
9202.90 guitar, acoustic guitar, ukulele, violin string instrument, banjo, lyre harp, harp, classical guitar,
  mandolin, concert ukulele, lap steel, bouzouki, travel guitar, guqin, kora, lyre, zither, string instrument
9205.10 trombone, french horn, bugle, tuba, cornet
9205.90 flute, harmonica, saxophone, wind instrument, recorder instrument, trumpet, clarinet, kalimba wind, accordion,
  melodica, recorder flute, ocarina, bagpipes, didgeridoo, kazoo, pan flute, oboe, bassoon, pipe organ, tin whistle
9206.00 drum, drum kit, cymbal, tambourine, xylophone, hand pan, percussion instrument, handpan, cajon, bongo, steel
  tongue drum, snare drum, djembe, maracas, triangle instrument, glockenspiel, marimba, kids drum acoustic, drum set,
  kalimba, tongue drum, cymbals, castanets, shaker percussion, gong drum, thumb piano, mallet instrument, wood block,
  hand drum, drum head practice, vibraphone
9207.10 digital piano, keyboard piano, electronic keyboard, synthesizer, midi keyboard, piano keyboard, electronic
  piano, stage piano, organ electronic, roll up piano, kids keyboard piano, arranger keyboard, keytar, electric piano,
  portable piano, synth, modular synth keyboard
9207.90 electric guitar, electronic drum, bass guitar, electric violin, electronic musical instrument, electronic drum
  kit, smart guitar, solid body guitar, electric bass, electronic wind instrument, digital saxophone, theremin,
  electric ukulele, silent violin, electric bass guitar, drum pad electronic, electronic drum pad, electric cello,
  digital accordion, midi guitar, midi wind controller, smart instrument, electronic handpan, electric acoustic
  guitar, silent guitar, mpc pad instrument
9208.10 music box, musical box, hand crank music box, music box mechanism, musical jewelry box
9208.90 whistle, bird call, call horn, duck call, dog whistle, referee whistle, decoy call, street organ, safety
  whistle, game call, mouth call, emergency whistle, musical saw, fairground organ, barrel organ, singing bird
9209.30 guitar string, musical instrument string, violin string, strings for guitar, bass strings, ukulele string
9209.91 piano part, piano bench part, piano pedal part
9209.92 guitar part, guitar capo, guitar stand, tuning peg, violin bow, guitar neck, guitar body, guitar bridge,
  guitar strap lock, guitar tuner peg, guitar strap, guitar slide, chin rest violin, guitar pickup, guitar hanger,
  violin shoulder rest, cello stand, rosin for bow, violin bridge, capo, guitar capo clip, guitar wall hanger, violin
  mute, instrument string winder
9209.94 electric guitar pickup, keyboard stand, digital piano pedal, sustain pedal, electronic drum part, piano stand,
  synth stand, keyboard instrument part
9209.99 metronome, drum stick, music stand, instrument tuner, guitar tuner, drum pad part, drumstick, drum sticks,
  drum pedal, drum practice pad, drum throne part, reed for saxophone, saxophone reed, mouthpiece, tuning fork, pitch
  pipe, sheet music stand, metronome digital, mechanical metronome, conductor baton, guitar tuner clip, clip tuner,
  drumhead, cymbal stand, trumpet mute, saxophone strap, flute stand, music stand light, instrument mute, drum key,
  tempo device
9301.90 military weapon
9302.00 pistol, handgun, revolver
9303.20 shotgun
9303.30 rifle, hunting rifle
9303.90 flare gun, starting pistol, captive bolt, line thrower
9304.00 pepper spray, air gun, stun gun, taser, airsoft gun, slingshot, paintball gun, bb gun, crossbow pistol spring,
  air rifle, air pistol, pellet gun, gel blaster gun, tear gas, pepper gun, nerf like air gun co2, blowgun, spring
  gun, truncheon, baton defense, brass knuckles, stun baton, self defense spray, net launcher, spear gun, spearfishing
  gun
9305.10 pistol grip, gun magazine, holster part, pistol part
9305.20 rifle stock, rifle part, gun barrel
9305.99 bipod gun, gun sling mount, gun mount rail, gun accessory, suppressor, gun light mount, air gun part, gun rail
9306.29 shotgun shell, air gun pellet, pellets for air rifle
9306.30 cartridge ammunition, ammo
9306.90 airsoft pellet, bb pellet, arrow head munition, paintball, spear harpoon, paintballs
9307.00 sword, katana, decorative sword, bayonet, dagger sword, samurai sword, cosplay sword metal, sabre
9401.10 aircraft seat
9401.20 vehicle seat, car seat racing, boat seat, tractor seat, racing seat, motorcycle car seat, truck seat, bucket
  seat, sim racing seat, rv seat
9401.31 wooden swivel chair
9401.39 office chair, swivel chair, gaming chair, ergonomic chair, desk chair, office stool, computer chair, drafting
  chair, kneeling chair, swivel stool, adjustable stool wobble, gaming chairs, active sitting stool, balance stool,
  saddle stool, task chair
9401.41 sofa bed, sleeper sofa wooden, convertible sofa
9401.49 futon metal, convertible chair bed
9401.52 bamboo chair, bamboo stool
9401.53 rattan chair, rattan sofa, wicker chair
9401.61 sofa, couch, upholstered chair, armchair, recliner, recliner chair, loveseat, lounge chair upholstered, wooden
  upholstered stool, dining chair upholstered, sectional sofa, ottoman, accent chair, chaise longue, rocking chair
  upholstered, couches, pouf stool
9401.69 wooden chair, wooden stool, wooden bench, rocking chair, bar stool wood, step stool seat wood, piano bench,
  garden bench wood, kids wooden chair, toddler tower wood, learning tower, adirondack chair, shower bench wood
9401.71 upholstered metal chair, metal recliner, zero gravity chair, upholstered bar stool, massage chair frame,
  dining chair metal padded
9401.79 metal chair, bar stool of metal, metal stool, folding metal chair, stadium seat, garden chair metal, lawn
  chair, camp stool, folding camp stool, folding stool, fishing chair, beach chair, folding camping chair, bleacher
  seat, hanging chair, egg chair, swing chair, porch swing, hammock chair with stand, stacking chair, tripod stool,
  festival chair, backpack chair
9401.80 child car seat, plastic chair, folding chair, baby high chair, camping chair, car seat for children, shower
  stool, shower chair, bath seat, baby bath seat, plastic stool, bean bag, bean bag chair, inflatable sofa, inflatable
  chair, baby swing seat, baby bouncer, bouncer seat, baby rocker, infant seat, booster seat, floor chair, floor seat,
  baby swing, air sofa, kids chair, baby walker seat, toddler chair, garden chair plastic, bath chair for elderly,
  toilet stool squat, squatty stool, infant car seat, car booster, meditation chair, foam chair, high chair, bath
  bench
9401.99 chair part, seat part, chair base, chair armrest, chair mat part, sofa leg, chair leg, car seat base part,
  chair wheel base, seat frame, chair headrest, chair cylinder, high chair tray, gas lift chair
9402.10 dentist chair, barber chair, salon chair, hairdresser chair, tattoo chair, dental chair, shampoo chair,
  pedicure chair, barber stool
9402.90 hospital bed, operating table, medical furniture, examination table, medical cart, massage table, adjustable
  hospital bed, stretcher, medical trolley, exam table, overbed table, surgical table, gurney, medical cabinet,
  medical stool, bedside commode, nursing bed, veterinary table, home care bed, treatment table, tattoo bed, lash bed,
  hospital overbed table
9403.10 metal office furniture, filing cabinet, metal office desk, steel office desk, office cabinet metal, metal
  office cabinet, mobile pedestal
9403.20 metal shelf, standing desk, metal table, metal rack, server rack, desk frame, height adjustable desk, metal
  bed frame, metal furniture, locker, storage rack, sit stand desk, monitor stand furniture, shoe rack of metal, tv
  stand, workbench, shelving unit, bunk bed, metal bunk bed, camping cot, camp bed, folding bed, clothes rack, garment
  rack, coat stand, coat rack stand, bookcase metal, wire shelving, tool cabinet, camping table, folding table,
  folding camping table, metal desk, gaming desk, computer desk metal, kitchen cart, bar cart, kitchen trolley,
  standing desk converter, desk riser, height adjustable table, adjustable bed base, adjustable bed frame, electric
  bed frame, guest bed, pallet rack, storage shelf, plant shelf metal, metal bookshelf, wardrobe rack, tv cart, laptop
  table, over bed table metal, bike rack floor, garage shelving, shoe rack, shoe cabinet metal, metal cabinet, retail
  rack, display rack, media rack, server cabinet, network cabinet, phone locker, parcel locker, sim rig, racing sim
  cockpit, cockpit frame, music rack, grill table, potting bench metal, folding cot, makeup table metal, portable
  closet, cat tower metal, dog crate furniture metal, foot rest, foot rest desk, footrest, fish tank stand, aquarium
  stand, beach table, projector stand, storage locker, electric standing desk, sit to stand desk, dvd rack, wine shelf
  metal, laundry cart, sewing cabinet metal, smart locker, treadmill desk table, dog grooming table, grooming table,
  pet grooming table, metal shoe rack, steel shoe rack
9403.30 wooden office desk, wooden office furniture, executive desk, office credenza wood, meeting table, conference
  table, office bookcase
9403.40 kitchen cabinet, wooden kitchen furniture, kitchen island, pantry cabinet, kitchen cabinets, kitchen shelf
  wood, kitchen unit
9403.50 wooden bed, wooden bedroom furniture, bed frame, wooden crib, baby crib, nightstand, wardrobe wood, dresser,
  chest of drawers, headboard, kids bed, montessori bed, murphy bed, bedside table, vanity table, loft bed, toddler
  bed, bassinet, baby cot, cradle wooden, changing table, baby changing table, cot bed, wall bed
9403.60 wooden table, bookshelf, wooden shelf, dining table, coffee table, wooden furniture, wooden desk, side table,
  wooden cabinet, cat tree furniture, cat tree, cat scratching post, scratching post, cat tower, cat furniture,
  bathroom vanity, vanity cabinet, bathroom cabinet, medicine cabinet, tv console, sideboard, bookcase, console table,
  shoe cabinet, entryway bench storage, wall shelf, floating shelf, record cabinet, display cabinet, wine cabinet
  wood, desk, computer desk, study desk, side table wood, nesting tables, plant stand wood, coat tree, room divider,
  folding screen, drawing desk, kids table, workbench wood, activity table, picnic table, garden table wood, pet
  furniture, dog crate end table, easel, art easel, ladder shelf, storage cabinet, chest wooden furniture, sewing
  table furniture, work table, end table, sand table, litter box enclosure furniture, dog house wood, dog house, dog
  kennel house, rabbit hutch, chicken coop, bathroom sink cabinet
9403.70 plastic furniture, plastic table, plastic storage drawer, plastic shelf, plastic cabinet, plastic shoe rack,
  folding plastic table, plastic bed, baby playpen, playpen, playard, travel cot, folding crib, portable crib, pack
  and play, plastic drawer unit, plastic cart, outdoor storage deck box, deck box, baby fence, plastic desk, bedside
  crib, garden table plastic, dog house plastic, baby play yard, baby walker, rolling cart plastic, plastic storage
  cabinet, bedside bassinet
9403.82 bamboo furniture, bamboo shelf, bamboo table, bamboo shoe rack, bamboo bench shelf, bamboo laptop table,
  bamboo bath caddy furniture
9403.83 rattan table, wicker furniture, rattan furniture
9403.89 glass table, marble table, stone table, glass desk, glass coffee table, concrete table, acrylic table, fabric
  wardrobe, fabric drawer tower, cardboard furniture, cardboard desk, terrazzo table, glass shelf
9403.91 wooden furniture part, wood table leg, wood table top, desk top wood, tabletop wood
9403.99 furniture part, table leg, desk part, desk frame part, monitor arm part, desk leg, lifting column, table
  frame, monitor arm, furniture panel, drawer box, bed slat, desk shelf part, standing desk frame, desk drawer,
  keyboard tray, bed rail, bed frame part, shelf panel metal, under desk drawer, cabinet door, gas spring monitor arm,
  dual monitor arm, desk lifting leg
9404.10 mattress support, bed slats base, box spring, mattress foundation
9404.21 mattress, foam mattress, memory foam mattress, smart mattress, latex mattress, baby mattress, crib mattress,
  air foam mattress, camping foam mattress, folding mattress, futon mattress, hybrid foam mattress, mattress in box
9404.29 spring mattress, pocket spring mattress, innerspring mattress, hybrid mattress, futon
9404.30 sleeping bag, camping quilt bag, mummy bag, kids sleeping bag, sleep sack camping, sleeping bags
9404.40 duvet, quilt, bedspread, weighted blanket, down quilt, comforter duvet, quilted bedspread, down comforter,
  electric quilt, camping quilt, baby quilt, down blanket, weighted blankets
9404.90 pillow, cushion, smart pillow, memory foam pillow, neck pillow, travel pillow, comforter, seat cushion,
  mattress topper, pet bed, dog bed, mattress cover with stuffing, body pillow, stuffed cushion, seat pad, dog
  mattress, nursing pillow, pregnancy pillow, body cushion, wedge pillow, bolster, cat bed, meditation cushion, zafu,
  floor cushion, car seat cushion, lumbar pillow, lumbar cushion, cervical pillow, pet mattress, baby lounger, baby
  nest, mattress pad, crib bumper, throw pillow, leg pillow, knee pillow, hair removal pillow, pillow insert, sleeping
  mat foam, foam sleeping pad, orthopedic pillow, cooling pillow, heated cushion, pouf, bean bag filling cushion, boat
  cushion, donut cushion, coccyx cushion, chair cushion, bed wedge, anti snore pillow, dog beds, kneeling pad,
  buckwheat pillow, bench cushion, toddler pillow, latex pillow, dog cushion, tailbone cushion, arm rest cushion,
  kneeler pad, garden kneeler, kneeling mat
9405.11 ceiling light, wall light, chandelier, pendant light, led ceiling lamp, wall lamp, recessed light, ceiling
  lamp, downlight, wall sconce, track light, led downlight, spotlight ceiling, pendant lamp, bathroom mirror light,
  vanity light, ceiling fan light, skylight lamp, hanging lamp
9405.19 ceiling light not led, chandelier crystal, wall light fluorescent
9405.21 desk lamp, table lamp, floor lamp, bedside lamp, reading lamp, led desk lamp, night light, sunrise lamp, light
  therapy lamp, smart lamp, mood lamp, lamp, bedside light, moon lamp, lava lamp, clip lamp, piano lamp, banker lamp,
  reading light, salt lamp, sunset lamp, mushroom lamp, touch lamp, levitating lamp, nursery lamp, monitor light bar,
  screen bar light, architect lamp, torchiere, sad lamp, magnifier lamp, lamp with wireless charger, wake up light,
  night lamp, nightlight, task lamp, lamp for desk, standing lamp, galaxy lamp, candle warmer lamp, plug in night
  light, projector night light, pixel lamp, bed lamp, standing light
9405.31 christmas light, string light, fairy light, christmas tree light, led string light, holiday light, outdoor
  string light, curtain light string, icicle lights, party string light, copper wire light
9405.41 solar light, solar garden light, solar lamp, solar street light, photovoltaic luminaire, solar lantern, solar
  garden lamp, solar path light, solar wall light, solar flood light, solar string light, solar string lights, solar
  bollard, solar lamp post, solar deck light, solar motion light, solar tent lantern, solar post light, solar security
  light, solar spotlight, solar fence light, solar umbrella light
9405.42 led light, led strip, led strip light, grow light, led grow light, ring light, stage light, led panel light,
  outdoor light, street light, aquarium light, under cabinet light, video light, studio light, led luminaire, camping
  light fixed, garden light, neon sign light, led neon light, high bay light, flood light, plant light, photography
  light, rgb light panel, smart light, led light bar, light fixture, luminaire, rope light, neon strip, cabinet light,
  stair light, shed light led, closet light, motion closet light, motion sensor light, wall washer, pool light,
  underwater light, landscape light, led par light, dj light, disco ball light, disco light, laser stage light, moving
  head, strobe party light, fill light, softbox, photo light, photography lamp, key light, aquarium lamp, reef light,
  coral light, terrarium light, high bay, led panel, work light stand, led video panel light, led tube light fixture,
  tri proof light, bollard light, path light, gaming light bar, tv backlight, rgb ambient lamp, led wall panel light,
  led neon rope, deck light, hexagon light, floor light stage, barn light, security flood light, driveway light, under
  shelf light, shelf light, mirror light bar, desk ring light, selfie light, makeup light, phone ring light, photo
  studio light, horticulture light, street lamp, follow spot, light panel, led fixture, emergency light, exit
  emergency light, plant lamp, uv black light fixture, black light, mirror ball light, showcase light, picture light,
  strip light
9405.49 fluorescent fixture, halogen work light, halogen stage lamp
9405.50 oil lamp, candle lantern, nonelectrical lamp, candle holder lamp, hurricane lantern, candle holder,
  candlestick, kerosene lamp, gas lantern, portable gas lantern, tea light holder, candle lamp, tiki torch, oil burner
  lamp, candelabra, lantern candle, oil lantern, candleholder, propane lantern
9405.61 illuminated sign, neon sign, led illuminated sign, exit sign, light box sign, led neon sign, open sign, light
  box, lightbox, channel letter, illuminated letters, marquee letter, illuminated house number, taxi sign, edge lit
  sign, led exit sign, lighted sign, cinema lightbox
9405.91 lamp glass part, glass lamp shade, glass diffuser lamp, chandelier crystal part, glass lamp cover
9405.92 plastic lamp part, lamp diffuser, lamp cover of plastics, led diffuser, acrylic lamp shade, plastic lampshade,
  diffuser cover, led profile cover
9405.99 lamp part, lamp shade, lampshade, lamp base, luminaire housing, fabric lampshade, lampshade fabric, lamp harp,
  lamp frame, lamp stand part, light stand, softbox part, lamp part metal, ceiling canopy lamp, light pole, lamp post,
  paper lampshade, ring light stand, lamp holder frame
9406.10 wooden prefabricated house, wooden shed, log cabin, wooden sauna, wooden cabin, barrel sauna, wooden playhouse
  building, garden office wood, wooden greenhouse
9406.20 steel modular building
9406.90 greenhouse, prefabricated building, shed, container house, sauna cabin, garden shed, modular house, tiny
  house, geodesic dome, office pod, phone booth, soundproof booth, meeting pod, portable cabin, polycarbonate
  greenhouse, carport building, metal shed, dome house, sauna, infrared sauna, telephone booth, polytunnel, capsule
  house, container home, acoustic booth, privacy booth, portable sauna, greenhouse kit, mini greenhouse, igloo dome,
  foldable house, storage shed
`;
