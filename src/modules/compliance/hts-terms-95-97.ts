/**
 * What founders call goods of chapters 95 to 97: the start of a number, then the names, parted by commas. Own knowledge of the
 * nomenclature, 2026-09.
 */
export const termsOfToysAndSports = `
9503.00 toy, doll, puzzle, toy car, building blocks, educational toy, stem kit, educational robot, toy robot, remote
  control car, rc car, plush toy, stuffed animal, ride on toy, kids scooter, kick scooter for kids, model kit, scale
  model, toy train, coding robot for kids, electronic toy, baby toy, learning toy, action figure, toy drone, magnetic
  tiles, baby rattle, talking toy, toy gun, construction set, teether toy, jigsaw puzzle, robot kit, sensory toy,
  fidget toy, tricycle for kids, interactive toy, kids tablet toy, kite, slime, slime kit, yo yo, spinning top, bubble
  machine, bubble gun, bubble wand, water gun, water blaster, stuffed bear, teddy bear, stuffed toy, rocking horse,
  swing for kids, dollhouse, play kitchen, play tent, ball pit, sandbox toy, sand toys, bath toy, trampoline toy,
  balance bike, toddler bike toy, wooden blocks, wooden toy, building bricks, building brick set, construction bricks,
  construction toy, toy blocks, magnetic blocks, marble run, train set, slot car, race track toy, rc boat, rc plane,
  rc helicopter, rc truck, toy helicopter, toy vehicle, toy truck, toy phone, walker push toy, push toy, activity
  cube, shape sorter, stacking toy, play mat baby gym, baby gym, baby mobile, crib mobile, musical toy, toy piano, toy
  drum, foam dart gun, foam blaster, toy sword, dress up costume toy, doll clothes, doll house, puppet, hand puppet,
  finger puppet, craft kit for kids, science kit for kids, coding toy, electronic pet, robot pet toy, toy dinosaur,
  toy animal figure, miniature figure, collectible figure, blind box figure, vinyl toy, designer toy, garage kit,
  model airplane, model car, model train, model rocket, model ship, diecast car, rubik cube, puzzle cube, 3d puzzle,
  wooden puzzle, floor puzzle, pop it, stress ball, squishy toy, teething toy, teething ring, teether, silicone
  teether, rattle, comforter toy, kids tent toy, kids microscope toy, kids tool set toy, pretend play set, pedal go
  kart for kids, kids ride on car, electric ride on car, scooter for kids, foam glider, flying toy, boomerang toy,
  drawing toy, magnetic drawing board, lcd writing tablet kids, doodle board, water mat toy, toy camera, toy walkie
  talkie, sand timer toy, paint by numbers, paint by number kit, diamond painting kit, modeling kit, kinetic sand,
  bead kit for kids, learning cards electronic, flash card reader toy, talking flash cards, toy box set, stacking
  blocks, nesting cups, toddler toy, montessori toy, busy board, wind up toy, jack in the box, toy gun water, plushie,
  plush animal, soft toy, rag doll, action toy, dinosaur toy, farm toy set, play dough kit, fidget spinner, fidget
  cube, tumble blocks, wooden cubes, remote control excavator, rc excavator, toy excavator, rc tank, remote control
  boat, remote control truck, remote control robot
9504.20 billiard table, pool table, billiard cue, pool cue, billiard ball, snooker table, billiard accessory
9504.30 arcade machine, coin operated game, claw machine, pinball machine, slot machine, coin pusher, arcade game
  coin, racing arcade game
9504.40 playing cards, card game, deck of cards, poker cards, tarot deck, playing card deck, trading cards game,
  trading card
9504.50 video game console, game controller, gamepad, handheld game console, retro game console, joystick, racing
  wheel controller, game console, handheld console, vr controller, arcade stick, flight stick, hotas, steering wheel
  for gaming, gaming wheel, vr gaming controller, tv game stick, game pad, fight stick, gaming controller, console
  controller, mobile game controller, sim racing wheel, flight yoke, sim pedals, racing pedals
9504.90 board game, chess board, chess set, smart chess board, electronic chess board, dart board, dartboard, dice,
  table game, foosball table, ping pong game, arcade machine home, tabletop game, electronic board game, poker chip,
  game table, mahjong set, bowling ball, bowling equipment, tabletop rpg miniature, go board, backgammon, checkers,
  domino set, dominoes, mahjong tiles, cribbage, foosball, air hockey table, shuffleboard table, darts, darts set,
  bristle dart board, poker set, poker table, casino game, roulette, bingo set, jenga like tower game, wooden game,
  puzzle board game, card shuffler, dice tower, gaming dice, board game piece, party game, cornhole electronic, escape
  room game, trivia game, electronic dart board, pinball home
9505.10 christmas decoration, christmas ornament, christmas tree, artificial christmas tree, christmas stocking,
  nativity scene, christmas wreath, snowman decoration, tree topper, christmas garland, tree ornament, christmas
  bauble
9505.90 party decoration, carnival mask, magic trick, halloween decoration, party supply, halloween mask, party hat,
  birthday banner, party popper, confetti, confetti cannon, streamer, balloon garland kit, costume mask, pinata,
  masquerade mask, halloween prop, easter decoration, carnival article, gag gift, prank toy, magic set, noise maker
  party, photo booth prop, fake blood, party balloon kit, costume accessory, easter egg decoration, wedding
  decoration, party blower, foil balloon decoration, halloween animatronic, paper decoration party, party garland
9506.11 ski, snowboard ski, cross country ski, skis, splitboard
9506.12 ski binding, snowboard binding
9506.19 ski equipment, snowboard, ski pole, ski poles, snow shoe, snowshoe, ski trainer, ski leash
9506.21 sailboard, windsurf board, wing foil, kitesurf, kite surf kite, windsurf sail
9506.29 surfboard, paddle board, water ski, swim fin, stand up paddle board, diving fin, electric surfboard,
  wakeboard, snorkel, underwater scooter, swimming aid, diving mask snorkel set, snorkel set, swim paddle, kickboard,
  pull buoy, wetsuit fin, body board, bodyboard, water skis, kiteboard, dive scooter, sea scooter, pool float, pool
  noodle, swim ring, swimming ring, swim float, arm floaties, inflatable paddle board, inflatable sup, hydrofoil surf,
  foil board, surf fin, surf leash, diving fins, monofin, freediving fins, swim training device, dive weight belt,
  swim parachute, water sports equipment, swimming snorkel, diving snorkel, inflatable pool float, skimboard, wake
  surf board
9506.31 golf club, putter, golf iron, golf driver, golf wedge, golf clubs set
9506.32 golf ball
9506.39 golf training aid, golf simulator mat, golf tee, golf putting trainer, golf equipment, golf net, golf mat,
  golf glove holder, golf training, putting mat, golf club head, golf shaft, ball marker golf, golf simulator, golf
  launch monitor net, golf tees, golf grip, golf alignment stick, divot tool, golf ball retriever
9506.40 table tennis table, ping pong paddle, table tennis racket, ping pong table, table tennis net, table tennis
  robot, ping pong ball, ping pong net, table tennis paddle
9506.51 tennis racket, tennis racquet, tennis racquet junior, padel racket
9506.59 badminton racket, pickleball paddle, squash racket, pickleball set, badminton set, squash racquet, racket,
  shuttlecock racket, paddle pickleball, pickleball racket
9506.61 tennis ball, tennis balls, padel ball
9506.62 soccer ball, basketball, football, inflatable ball, volleyball, smart ball, smart basketball, rugby ball,
  handball, beach ball, medicine ball inflatable, american football, futsal ball, basketball ball, training ball
9506.69 baseball, ball for sports, baseball ball, softball, pickleball ball, lacrosse ball, golf practice ball,
  cricket ball, bouncy ball sports, field hockey ball
9506.70 ice skate, roller skate, inline skate, roller skates, rollerblades, ice skates, skate boots, roller skate
  wheel, quad skates
9506.91 treadmill, exercise bike, rowing machine, dumbbell, kettlebell, resistance band, smart gym, home gym, yoga
  mat, jump rope, fitness machine, exercise machine, adjustable dumbbell, weight plate, gym equipment, pull up bar, ab
  roller, elliptical, walking pad, foam roller, smart jump rope, balance board, weight bench, punching bag, strength
  trainer, grip trainer, yoga wheel, exercise ball, pull rope trainer, stepper fitness, fitness ring, exercise band,
  gymnastics mat, climbing trainer, core trainer, barbell, gym ring, gymnastic ring, suspension trainer, power rack,
  squat rack, stationary bike, spin bike, pilates reformer, elliptical trainer, stair stepper, vibration fitness
  plate, sandbag training, battle rope, medicine ball, slam ball, ab wheel, push up board, push up handle,
  parallettes, dip bar, hula hoop, weighted hula hoop, resistance loop, resistance loops, exercise loop band, stretch
  band, skipping rope, hand gripper, grip strengthener, finger trainer, jaw exerciser, face exerciser, yoga ring, yoga
  ball, pilates ring, yoga swing, ballet barre, inversion bench, multi gym, cable machine, smart rower, climbing rope
  gym, agility ladder, gym mirror smart, fitness mirror, smart fitness mirror, chin up bar, doorway pull up bar,
  boxing bag, boxing reflex ball, mini stepper, under desk bike, under desk elliptical, under desk treadmill, pedal
  exerciser, weight vest, weighted vest, ankle weights, wrist weights, dumbbell rack, kettle bell, mma bag, gymnastic
  mat, tumbling mat, crash mat, punch trainer, boxing machine, music boxing machine, wall boxing target, exercise mat,
  yoga blocks, bench press, loop band, gliding disc, core slider, barre, dip station, workout bench, bosu ball, peanut
  ball, stretching board, slant board, calf stretcher, pelvic trainer exercise, kegel exerciser, hyper extension
  bench, power tower, rowing machines
9506.99 skateboard, electric skateboard, swimming pool, sports equipment, pickleball net, baseball bat, shin guard,
  archery bow, frisbee, ball machine, tennis ball machine, climbing hold, lacrosse stick, protective sports gear,
  boxing glove, hockey stick, bow and arrow, sports net, sled, mouth guard, trampoline, knee pad for sports, climbing
  equipment, basketball hoop, longboard, cricket bat, outdoor game set, soccer goal, pool for garden, recurve bow,
  compound bow, crossbow, arrow, arrows, archery target, archery set, tetherball, badminton net, volleyball net,
  soccer rebounder, soccer shin guards, shin guards, shin pads, cornhole, cornhole board, bean bag toss, ring toss,
  horseshoe game, croquet set, bocce, disc golf disc, flying disc, disc golf, frisbee disc, boomerang, snow sled,
  sledge, toboggan, snow tube, ski sled, trampoline outdoor, garden trampoline, slackline, zipline kit, zip line kit,
  rock climbing hold, climbing ascender, belay device, crampon, ice axe sport, quickdraw climbing, pickleball machine,
  baseball pitching machine, pitching machine, hockey puck, hockey goal, lacrosse net, elbow pad, knee pads, wrist
  guard, chest protector, baseball glove trainer, catcher gear, football pad, boxing headgear, boxing hand target,
  punch mitt, focus mitt, hurdle training, agility cone, soccer cone, speed ladder, football goal, basketball rim,
  basketball stand, basketball return, skateboard deck, skateboard truck, skateboard wheel, longboards, pogo stick,
  stilts, parkour equipment, kids swing set, swing set, playground slide, monkey bars, playground equipment, jungle
  gym, climbing frame, paddling pool, inflatable pool, kids pool, above ground pool, swim spa, pool ladder, pool
  cover, swimming lane, wave machine, martial arts target, fencing foil, sports training aid, tennis trainer, cricket
  stumps, cricket set, wiffle ball set, bat for baseball, golf bag stand, surf skate, mountain board, inline board,
  field marker, lawn game, molkky, kubb, spikeball, roundnet, mouthguard, sports mouthguard, hockey shin guard,
  climbing carabiner quickdraw, rope tow sport, jai alai, boxing gloves, mma gloves, punching gloves, sparring gloves
9507.10 fishing rod, fly rod, telescopic fishing rod, fishing pole, fishing rods, ice fishing rod
9507.20 fish hook, fishing hook, treble hook, fish hooks, jig hook
9507.30 fishing reel, baitcasting reel, spinning reel, fly reel, electric fishing reel
9507.90 fishing lure, fishing tackle, fishing bait, smart fishing bobber, bite alarm for fishing, fishing float,
  landing net, fishing bobber, fishing jig, bait trap, fish trap, butterfly net, fishing swivel, fly fishing fly, soft
  bait, rod holder fishing, decoy duck, hunting decoy, crab trap, fishing net hand, fishing rig, sinker rig, tip up,
  fish grip, dip net, rod pod, ice fishing tackle, fish finder float, duck decoy
9508.10 traveling circus
9508.21 roller coaster
9508.22 carousel
9508.26 water park ride, amusement ride, water slide, bouncy castle, bounce house, inflatable slide
9508.30 shooting gallery, fairground game
9601.90 horn article, bone article, shell button blank, mother of pearl article
9602.00 empty capsule, gelatin capsule, empty gelatin capsule, vegetable capsule, wax figure, molded wax article,
  beeswax wrap, soap carving base, carved meerschaum, wax seal bead, beeswax food wrap
9603.10 straw broom, corn broom, whisk broom
9603.21 toothbrush, manual toothbrush, bamboo toothbrush, toothbrushes, kids toothbrush, interdental brush, denture
  brush, tongue scraper brush, u shaped toothbrush
9603.29 hair brush, hairbrush, shaving brush, nail brush, detangling brush, bath brush, body brush, facial brush
  manual, beard brush, lash brush, scalp brush, shampoo brush, dry brush, back scrubber brush, eyebrow brush, barber
  brush, baby hair brush, loofah brush
9603.30 makeup brush, paint brush for artists, cosmetic brush, artist brush, makeup brushes, foundation brush, art
  brush set, calligraphy brush, writing brush, brush set makeup, eyeshadow brush, painting brush set, nail art brush
9603.40 paint roller, paint brush, paint pad, wall paint brush, varnish brush, decorator brush, foam roller paint
9603.50 wire brush machine, rotary brush, brush for machine, vacuum brush roll, cylinder brush, cleaning brush for
  machine
9603.90 broom, mop, cleaning brush, pet grooming brush, duster, squeegee, lint roller, toilet brush, dish brush, pet
  brush, spin mop, dog brush, wire brush, bottle brush, bottle cleaner brush, grill brush, bbq brush, floor brush,
  feather duster, window squeegee, shower squeegee, lint brush, pet hair remover, pet hair roller, dustpan and brush,
  dust pan set, snow brush, car snow brush, push broom, electrostatic duster, microfiber duster, grout brush, spray
  mop, flat mop, record brush, keyboard brush, keyboard cleaner brush, chimney brush, drain brush, sticky roller,
  sweeper manual, carpet sweeper, straw cleaning brush, pool brush, dish scrubber, scrub brush, shoe brush, grooming
  glove, pet grooming glove, deshedding tool, car wash brush, boot brush, horse brush, floor mop, telescopic duster,
  gutter brush, mushroom brush, cat brush, feather broom, basting brush, pastry brush, silicone basting brush,
  silicone brush, crumb sweeper
9604.00 hand sieve, garden sieve, sieve, flour sieve, soil sieve, riddle, test sieve, gold pan sieve
9605.00 travel kit, sewing kit, amenity kit, travel toiletry set, shoe cleaning kit, travel amenity kit, sewing set
  travel, toilet set travel, grooming travel kit
9606.10 press stud, snap fastener, snap fasteners, press fastener
9606.21 plastic button for garments, resin button, shirt button, buttons plastic
9606.22 metal button, snap button for garments, jeans button, metal shank button
9606.29 wooden button, coconut button, shell button, button
9607.11 zipper, metal zipper, metal zip, brass zipper, zipper metal
9607.19 plastic zipper, nylon zipper, waterproof zipper, coil zipper, zip fastener, invisible zipper, slide fastener,
  zippers
9607.20 zipper slider, zipper puller, zipper pull, zipper sliders, zip puller, zipper repair, zipper teeth
9608.10 ballpoint pen, pen, ball pen, gel pen, ballpoint, multi color pen, space pen, tactical pen, rollerball pen,
  roller ball pen
9608.20 marker, felt tip pen, highlighter, whiteboard marker, permanent marker, paint marker, brush pen, felt pen,
  fabric marker, chalk marker, fineliner, dry erase marker, alcohol marker, highlighters, watercolor pen
9608.30 fountain pen, calligraphy pen, drawing pen, dip pen, fountain pens
9608.40 mechanical pencil, propelling pencil, lead holder
9608.50 pen set, writing set
9608.60 ballpoint refill, pen cartridge
9608.91 pen nib, pen tip
9608.99 stylus, stylus pen, pen refill, capacitive stylus, erasable pen refill, stylus tip, pen holder grip, pencil
  grip, stylus for tablet, pen clip, pencil extender, touch pen, quill, writing grip
9609.10 pencil, wooden pencil, colored pencil, color pencils, drawing pencil, carpenter pencil, graphite pencil,
  sketch pencil
9609.20 pencil lead, lead refill
9609.90 crayon, pastel, chalk, charcoal drawing stick, tailor chalk, wax crayon, sidewalk chalk, crayons, oil pastel,
  charcoal for drawing
9610.00 whiteboard, blackboard, dry erase board, chalkboard, drawing board slate, magnetic whiteboard, glass
  whiteboard, writing board, dry erase calendar, desktop whiteboard, kids easel board, notice board writing, flip
  chart board
9611.00 stamp, hand stamp, date stamp, rubber stamp, self inking stamp, wax seal stamp, wax seal, embosser hand,
  numbering stamp, custom stamp, clear stamp, label embosser hand, price gun, pricing gun, hand labeller, stamp kit,
  date stamps, stamping block, seal stamp, sealing stamp, hand operated date stamp
9612.10 printer ribbon, typewriter ribbon, ink ribbon, thermal ribbon, thermal transfer ribbon, label tape cartridge,
  label ribbon
9612.20 ink pad, stamp pad
9613.10 disposable lighter, cigarette lighter disposable, gas lighter disposable
9613.20 refillable lighter, gas lighter, butane lighter, flip lighter, jet lighter, torch lighter, windproof lighter,
  cigarette lighter, pocket lighter, cigar lighter, cigarette lighter refillable
9613.80 electric lighter, arc lighter, candle lighter, plasma lighter, usb lighter, usb rechargeable lighter, table
  lighter, grill lighter, piezo igniter, gas igniter, kitchen lighter, spark lighter, coil lighter, long lighter,
  stove lighter, bbq lighter
9613.90 lighter part, lighter flint, lighter case part
9614.00 smoking pipe, hookah, water pipe, cigarette holder, tobacco pipe, shisha, glass bong, bong, cigar holder, one
  hitter pipe, hookah set, dab rig, cigarette tip, pipe for smoking, hookah hose
9615.11 plastic comb, comb, hair comb, detangling comb, beard comb, lice comb, hair pick, nit comb, comb set, pocket
  comb, hair slide plastic, hair claw, claw clip plastic, headband plastic
9615.19 hair clip, barrette, wooden comb, metal comb, hair comb wood, hair slide, headband rigid, hair barrette,
  tortoise comb
9615.90 hair pin, hair roller, bobby pin, curlers, hair roller set, heatless curler, hair pins, hair curler roller,
  hair grip, velcro hair roller, curling pin, hair tie elastic, hair bun maker, hair styling clip, heatless curling
  rod, flexi rod
9616.10 perfume atomizer, cosmetic sprayer, mist spray pump, scent atomizer, travel atomizer, refillable perfume
  atomizer, perfume bottle atomizer, fine mist sprayer toilet, spray head perfume, toilet spray mount
9616.20 powder puff, makeup sponge, makeup applicator, makeup puff, cosmetic puff, beauty blender, beauty sponge,
  konjac sponge applicator, cosmetic sponge, cushion puff, makeup sponges
9617.00 vacuum flask, thermos, insulated bottle, insulated water bottle, vacuum insulated tumbler, insulated tumbler,
  double wall bottle, insulated mug, smart water bottle, vacuum bottle, travel mug insulated, insulated food jar,
  insulated stainless steel water bottle, vacuum insulated bottle, coffee thermos, stainless vacuum jar, vacuum mug,
  vacuum tumbler, thermos flask, thermal carafe, insulated growler, insulated cup, vacuum pot, insulated jug, thermal
  bottle, vacuum insulated jar, insulated pet bottle, thermos cup, soup thermos, insulated baby bottle, travel mug,
  travel tumbler, tumbler insulated
9618.00 mannequin, animated display, tailor dummy, animatronic, dress form, display mannequin, moving window display,
  sewing mannequin, wig head, mannequin head, dress dummy, mannequin leg
9619.00 diaper, sanitary pad, tampon, menstrual pad, period underwear, baby diaper, cloth diaper, nursing pad, breast
  pad, breast pads, disposable breast pads, incontinence pad, panty liner, puppy pad, pee pad, dog diaper,
  incontinence underwear, menstrual cup, menstrual disc, period panties, tampon organic, sanitary napkin, sanitary
  towel, reusable pad cloth, swim diaper, adult diaper, diaper liner, training pants baby, disposable puppy pad, bed
  underpad, dog training pads, dog pee pads, nappy, nappies, period pants
9620.00 tripod, selfie stick, monopod, camera tripod, phone tripod, bipod, tripods, mini tripod, flexible tripod,
  camera monopod, travel tripod, tablet tripod, telescopic selfie stick, laser tripod, gun tripod, phone stick, light
  tripod, unipod
9701.21 oil painting, painting, antique painting
9701.91 collage art, decorative plaque mosaic, hand painted picture
9702.90 engraving print, lithograph, limited edition print
9703.90 sculpture, original sculpture, statue original, bronze statue original
9704.00 postage stamp collection, stamps for collection
9705.29 fossil, mineral specimen, taxidermy, butterfly specimen, meteorite
9706.90 antique, antiques
`;
