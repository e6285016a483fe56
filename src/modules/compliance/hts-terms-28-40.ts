/**
 * What founders call goods of chapters 28 to 40: the start of a number, then the names, parted by commas. Own knowledge of the
 * nomenclature, 2026-09.
 */
export const termsOfChemicalsAndPlastics = `
2804.29 helium gas, argon gas
2804.30 nitrogen gas
2804.61 silicon wafer raw
2807.00 sulfuric acid, battery acid
2811.21 carbon dioxide gas, dry ice
2811.22 silica gel, silica gel packet, silica gel bead, fumed silica
2815.11 caustic soda, lye
2828.10 pool chlorine, bleach powder
2833.29 epsom salt
2836.20 washing soda
2836.30 baking soda, sodium bicarbonate
2847.00 hydrogen peroxide
2849.20 silicon carbide powder
2905.12 isopropyl alcohol, isopropanol, rubbing alcohol
2905.31 ethylene glycol
2905.45 glycerin, glycerol
2914.11 acetone
2918.14 citric acid
2936.27 vitamin c powder
3004.90 medicine, medicated cream, pain relief gel, cough drop, nasal spray, eye drops
3005.10 adhesive bandage, band aid, sticking plaster, wound plaster, blister plaster, adhesive dressing, wound patch,
  hydrocolloid patch, pimple patch, kinesiology tape, medical tape, nasal strip, nose strip for breathing
3005.90 bandage, gauze, gauze roll, elastic bandage, wound dressing, dressing, cohesive bandage
3006.50 first aid kit, first aid box, first aid bag
3006.70 ultrasound gel, medical gel lubricant, personal lubricant
3101.00 worm castings, organic fertilizer, guano, compost fertilizer
3105.10 fertilizer tablet, fertilizer stick, fertilizer spike
3105.20 fertilizer, plant food, npk fertilizer, hydroponic nutrient
3204.11 dye, fabric dye, textile dye, food coloring
3204.17 pigment powder, epoxy pigment
3206.49 mica powder, mineral pigment, colorant for resin, color masterbatch
3207.40 glass frit
3208.20 acrylic paint, spray paint, lacquer, varnish
3208.90 varnish for metal, nail lacquer for wood, urethane paint, conformal coating
3209.10 wall paint, water based paint, acrylic wall paint, latex paint, emulsion paint
3210.00 leather finish paint, distemper
3212.90 dye in retail packing
3213.10 watercolor set, paint set for artists, oil paint set, gouache set, face paint set
3213.90 artist paint, acrylic paint tube, watercolor, tempera, oil paint tube
3214.10 caulk, silicone sealant, sealant, wood filler, putty, spackle, mastic, grout, window sealant, filler paste
3215.11 black printing ink
3215.19 printing ink, screen printing ink, inkjet ink, ink cartridge refill
3215.90 fountain pen ink, writing ink, drawing ink, india ink
3301.29 essential oil, lavender oil, tea tree oil, peppermint oil
3302.90 fragrance oil, candle fragrance, perfume base
3303.00 perfume, cologne, fragrance spray
3304.10 lipstick, lip balm, lip gloss, lip stain, lip stick balm, chapstick
3304.20 mascara, eyeliner, eye shadow, eyebrow pencil, eye makeup
3304.30 nail polish, manicure preparation
3304.91 face powder, makeup powder, blush, foundation powder, baby powder, bronzer powder, setting powder
3304.99 skin cream, face serum, moisturizer, sunscreen, cosmetic cream, body lotion, hand cream, face mask sheet,
  sheet mask, face cream, body butter, tanning lotion, foundation makeup, sunblock, face scrub, face oil, eye cream,
  baby lotion, tattoo balm, sun cream, after sun gel, hand lotion, anti aging serum, acne cream
3305.10 shampoo
3305.20 hair perm lotion
3305.30 hair spray, hair lacquer
3305.90 hair conditioner, hair dye, hair gel, hair mask, hair wax, beard oil, hair serum, dry shampoo, pomade
3306.10 toothpaste, tooth powder
3306.20 dental floss, floss pick, dental thread
3306.90 mouthwash, mouth rinse, denture cleaner tablet, denture adhesive, breath spray, teeth whitening strip, mouth
  wash
3307.10 shaving cream, shaving foam, aftershave, after shave lotion
3307.20 deodorant, antiperspirant, deodorant stick
3307.30 bath bomb, bath salt, bubble bath, shower steamer
3307.41 incense, incense stick, incense cone
3307.49 room fragrance, air freshener, reed diffuser, aroma oil, car air freshener, odor eliminator, scent sachet,
  scented bead, room spray, toilet freshener
3307.90 contact lens solution, depilatory cream, hair removal cream, pet shampoo, wax strip for hair removal
3401.11 bar soap, hand soap
3401.19 cleansing wipe, baby wipe, wet wipe, wet tissue, makeup remover wipe
3401.20 soap flake, soap base
3401.30 body wash, liquid soap, face wash
3402.50 laundry detergent, dishwasher tablet, cleaning concentrate, washing powder, dish soap, dishwashing liquid,
  glass cleaner, all purpose cleaner, descaler, stain remover, degreaser, toilet cleaner, laundry sheet, laundry pod,
  lens cleaner spray, screen cleaner spray
3403.19 lubricant, grease, lubricating grease, bearing grease, chain lubricant, chain lube, lithium grease, oil
  lubricant, bike chain lube, cutting fluid, release agent, silicone lubricant, ptfe lubricant, penetrating oil, rust
  penetrant
3403.99 synthetic lubricant, synthetic grease, silicone grease
3404.90 wax pellet, soy wax, candle wax, wax bead, sealing wax
3405.10 shoe polish, leather cream, shoe cream
3405.20 furniture polish, wood polish, floor wax, wood wax, beeswax polish
3405.30 car polish, car wax, ceramic coating for car, car wash wax, paint sealant for car
3405.40 scouring powder, scouring paste, abrasive cleaner
3405.90 metal polish, glass polish, polishing compound, silver polish, polishing paste
3406.00 candle, scented candle, tea light, beeswax candle, soy candle, pillar candle, birthday candle, wax melt, wax
  tart, candle in jar
3407.00 modeling clay, play dough, plasticine, polymer clay, playdough, dental wax, air dry clay, dental impression
  material, modelling dough
3503.00 gelatin sheet, collagen powder
3506.10 glue, adhesive, super glue, glue tube, wood glue, thread locker, adhesive syringe, epoxy glue, instant glue,
  craft glue, superglue, contact cement, spray adhesive, eyelash glue, nail glue, tire sealant, puncture sealant
3506.91 epoxy adhesive, hot melt adhesive, glue stick, structural adhesive, optical adhesive, polyurethane adhesive,
  uv glue
3507.90 enzyme cleaner base, enzyme
3604.10 firework, fireworks, sparkler
3604.90 signal flare, smoke bomb, distress flare, cake sparkler
3605.00 match, matches, safety matches, matchbox, waterproof matches
3606.10 lighter fuel, lighter fluid
3606.90 fire starter, ferro rod, fire striker, ferrocerium, firelighter, solid fuel tablet, flint rod, fire steel,
  fuel tablet
3701.10 x ray film
3701.20 instant film, instant print film, instant film pack, polaroid film
3702.54 35 mm film, photographic film roll, film roll for camera, color negative film
3703.90 photo paper sensitized, cyanotype paper
3707.90 photo developer, film developer, toner powder, toner
3801.10 artificial graphite block
3801.90 graphite paste
3802.10 activated carbon, activated charcoal, carbon granule, charcoal granule
3808.91 insecticide, ant bait, insect spray, mosquito repellent, insect repellent, bug spray, mosquito coil, cockroach
  gel, flea drop, moth ball, wasp spray, mosquito repellent mat, tick repellent, fly paper, roach bait, repellent
  lotion, citronella repellent
3808.92 fungicide
3808.93 weed killer, herbicide, plant growth regulator
3808.94 disinfectant, hand sanitizer, disinfecting wipe, sanitizer gel, sanitizing wipe, antibacterial spray,
  disinfectant tablet, hand sanitizing gel
3808.99 rat poison, rodent bait, slug pellet, animal repellent spray, mouse poison
3810.10 soldering paste, solder paste
3810.90 soldering flux, flux, flux pen, solder flux, rosin flux, welding flux
3811.90 fuel additive, octane booster
3813.00 extinguisher refill, fire extinguishing powder
3814.00 paint thinner, paint stripper, paint remover, solvent, thinner, nail polish thinner, resin thinner
3815.90 catalyst, resin hardener, curing accelerator
3816.00 refractory cement, refractory mortar
3818.00 silicon wafer, doped wafer, semiconductor wafer
3819.00 brake fluid, hydraulic fluid
3820.00 antifreeze, deicer spray, deicing fluid, windshield washer fluid antifreeze, coolant antifreeze
3821.00 culture medium, agar plate, nutrient agar, petri dish with agar
3822.19 test strip, diagnostic reagent, diagnostic test kit, lateral flow test, covid test, rapid test, antigen test,
  pregnancy test, ovulation test, reagent, buffer solution, ph test strip, water test strip, water test kit, urine
  test strip, drug test kit, calibration solution, ph strip, home test, antibody test, saliva test, swab test, dna
  test kit, reference material
3824.99 thermal paste, chemical preparation, phase change material, desiccant, desiccant packet, moisture absorber,
  oxygen absorber, hand warmer, heat pack, ice pack, gel pack, cold pack, thermal compound, smoke fluid, fog fluid,
  humidity pack, correction fluid, heat transfer paste, e liquid, stop leak, concrete additive, desiccant bag,
  disposable hand warmer, reusable ice pack, magic sand
3901.10 ldpe pellet
3901.20 polyethylene pellets, hdpe resin
3902.10 polypropylene pellet, polypropylene granule, pp resin
3903.30 abs pellets, abs resin
3904.10 pvc resin, pvc powder
3906.10 pmma pellet
3907.29 photopolymer resin, 3d printing resin, sla resin
3907.30 epoxy resin
3907.40 polycarbonate pellets, polycarbonate resin
3907.61 pet resin pellet
3907.70 pla pellet, polylactic acid
3908.10 nylon pellet, polyamide granule, nylon powder for printing
3909.50 polyurethane resin, casting polyurethane
3910.00 silicone oil, liquid silicone rubber, silicone resin, casting silicone, two part silicone, silicone rubber
  compound, mold making silicone, silicone fluid
3914.00 ion exchange resin, water softener resin, deionizing resin
3916.10 polyethylene rod
3916.20 pvc profile, pvc rod, plastic profile
3916.90 3d printer filament, pla filament, petg filament, plastic rod, plastic monofilament, 3d printing filament,
  weed trimmer line, plastic welding rod, nylon rod, pom rod, acrylic rod, peek rod, abs filament, nylon filament, tpu
  filament, peek filament, trimmer line
3917.21 polyethylene pipe, pe tubing
3917.22 polypropylene pipe
3917.23 pvc pipe, rigid pvc pipe, pvc conduit, conduit pipe
3917.29 acrylic tube, rigid plastic tube, nylon tube rigid, plastic conduit
3917.32 plastic tube, plastic tubing, silicone tubing, pneumatic tubing, flexible plastic hose, heat shrink tube, heat
  shrink tubing, shrink tube, silicone tube, pu tube, ptfe tube, nylon tubing, drip irrigation tube, drip line, vinyl
  tubing, air line tubing, cable sleeve, braided sleeve, corrugated tube, soaker hose, air hose of plastics
3917.33 hose with fittings, shower hose of plastics, garden hose with fittings, expandable hose, water hose
3917.39 reinforced plastic hose, garden hose, pressure washer hose, pvc hose, drain hose, vacuum hose, braided hose of
  plastics, water hose pvc, ventilation duct hose, flexible duct
3917.40 plastic pipe fitting, plastic hose fitting, push fit fitting, hose connector, hose coupling, pvc elbow, pvc
  fitting, barbed fitting, quick connect fitting plastic, pipe elbow of plastics, hose barb of plastics, tube
  connector plastic, push to connect fitting, pipe union, pvc coupling
3918.10 vinyl flooring, pvc flooring, floor mat roll, vinyl plank, luxury vinyl tile, garage floor tile, peel and
  stick tile, vinyl flooring tile
3919.10 tape roll, plastic adhesive tape, packing tape, electrical tape, duct tape, masking tape, kapton tape,
  electrical insulation tape, washi tape plastic, adhesive tape, grip tape, reflective tape, sealing tape, correction
  tape, gaffer tape, scotch tape, ptfe tape, foil tape plastic, carton sealing tape, thermal tape, mounting tape, anti
  slip tape, tape
3919.90 plastic sticker, vinyl sticker, vinyl decal, adhesive foam pad, double sided tape, decal, sticker, bumper
  sticker, wall decal, sticker sheet, privacy film, window film, screen protector film, hydrogel screen protector,
  screen protector, car wrap vinyl, paint protection film, laptop skin, vinyl wrap, adhesive vinyl, static film, anti
  glare film, self adhesive film, adhesive foil, die cut sticker, removable sticker, wall sticker, tint film, glitter
  sticker, reflective sticker, adhesive hook strip, adhesive dot
3920.10 polyethylene film, stretch film, cling film, plastic wrap, greenhouse film, mulch film, plastic sheeting,
  bubble film, food wrap, weed barrier film
3920.20 polypropylene sheet, polypropylene film, bopp film
3920.43 pvc sheet, pvc film
3920.51 acrylic sheet, plexiglass sheet, pmma sheet
3920.61 polycarbonate sheet
3920.62 pet film, polyester film, laminating film, laminating pouch, mylar sheet, mylar film, emergency blanket, space
  blanket, stencil film, lamination pouch
3920.92 nylon film
3920.99 ptfe sheet, polyimide film, pom sheet, peek sheet, plastic sheet, abs sheet
3921.11 polystyrene foam board, styrofoam block, foam board, xps board
3921.12 pvc foam board, foam pvc sheet
3921.13 polyurethane foam sheet, foam block, polyurethane foam, upholstery foam, acoustic foam, acoustic panel foam,
  soundproof foam, charcoal foam
3921.19 eva foam sheet, foam insert, foam sheet, cellular plastic sheet, bubble wrap, pe foam, packing foam, foam
  roll, foam tube, epe foam, foam padding, foam sheet roll, foam pad insert, kaizen foam, foam pipe insulation, pick
  and pluck foam
3921.90 laminate sheet, tarpaulin sheet of plastics, geomembrane, pond liner, plastic laminate, g10 sheet, carbon
  prepreg, fr4 sheet, phenolic sheet
3922.10 bathtub, shower base, acrylic bathtub, baby bath tub, shower basin, plastic wash basin, foot bath tub
3922.20 toilet seat, bidet seat
3922.90 plastic sink, plastic shower tray, toilet tank plastic, urinal, bidet attachment, portable toilet, camping
  toilet, bidet
3923.10 plastic crate, plastic storage bin, plastic tray for packing, plastic box for packing, storage crate,
  component tray, plastic case for packing, tote bin, egg carton of plastics, anti static tray, stackable crate,
  cosmetic jar box, parts bin
3923.21 polyethylene bag, trash bag, garbage bag, poly bag, vacuum storage bag, poly mailer, freezer bag, dog waste
  bag, poop bag, bin liner, bubble mailer, anti static bag, zipper bag, sandwich bag, ice bag, biohazard bag, courier
  bag, grip seal bag, compostable bag
3923.29 plastic bag, zip bag, ziplock bag, resealable pouch, mylar bag, vacuum sealer bag, vacuum bag, sous vide bag,
  stand up pouch, spout pouch, tea bag of plastics, mesh produce bag plastic, shrink bag, foil pouch, breast milk
  storage bag, roasting bag
3923.30 plastic bottle, pet bottle, jar of plastics, cosmetic bottle, dropper bottle, spray bottle, trigger spray
  bottle, squeeze bottle, jerrycan, plastic jar, plastic vial, lotion bottle, water jug of plastics, airless pump
  bottle, soap pump bottle, jerry can, travel bottle, plastic canister, pill bottle, gas can plastic, carboy, foam
  pump bottle, roll on bottle
3923.40 spool, plastic reel, bobbin, filament spool, plastic spool, empty reel, cable reel of plastics
3923.50 plastic cap, bottle cap, plastic lid, bottle closure, stopper, screw cap, wine stopper, plastic plug, pump
  cap, trigger sprayer cap, flip top cap, bung, pump dispenser cap, silicone bottle stopper, pouring cap, bottle pump
3923.90 blister pack, plastic packaging insert, thermoformed tray, clamshell packaging, packaging tube, tray with lid,
  food tray of plastics, plastic clamshell, plastic cup lid, edge protector, corner protector for packing, plastic
  pallet, air pillow, plastic drum
3924.10 plastic tableware, plastic cup, plastic plate, silicone spatula, kitchen utensil of plastics, plastic water
  bottle, food container, lunch box, plastic tumbler, silicone baking mat, ice cube tray, drinking straw, plastic
  drinking bottle, reusable water bottle, spatula, kitchen spatula, silicone spoon, baking mould of silicone, mixing
  bowl of plastics, measuring cup, drinking bottle, sports bottle, shaker bottle, cutting board of plastics, sippy
  cup, baby plate, oven mitt silicone, pot holder silicone, silicone lid, chopping mat, colander of plastics, plastic
  pitcher, measuring spoon, ice mold, ice cube mold, popsicle mold, egg poacher of silicone, plastic fork, disposable
  cutlery of plastics, salad bowl of plastics, baby spoon, baby bowl, suction bowl, weaning set, trivet of silicone,
  placemat of silicone, food storage bag of silicone, silicone food bag, coaster of silicone, jug of plastics, cake
  mould, popcorn bowl, silicone cupcake liner, funnel, kitchen funnel, scraper kitchen, dough scraper, bento box, food
  saver container, cereal dispenser, spice jar plastic, salt shaker plastic, butter dish plastic, silicone cup, straw
  silicone, snack container, divided plate, water jug, protein shaker, silicone baking cup, turkey baster, vegetable
  keeper, cutlery tray, silicone mitt, splatter guard of silicone, dish mat of silicone, collapsible bowl, hydration
  bladder, water bladder, water carrier, collapsible bottle, snack cup, plastic funnel, cookie cutter plastic, egg
  holder, egg tray for fridge, fridge organizer, pizza dough box, bag clip, bottle drying rack, salad spinner of
  plastics, baby bottle rack, egg timer box of plastics, lunch container
3924.90 soap dispenser, plastic household article, bath mat, toothbrush holder, pet bowl, laundry basket, storage box
  for the home, plastic hanger, baby bib of silicone, shower caddy, plastic organizer, shower curtain of plastics,
  toilet brush holder, sponge holder, bath toy holder, bucket, plastic bucket, clothespin, clothes peg, laundry
  hamper, flower pot of plastics, plant pot of plastics, plastic planter, watering can, self watering planter, plastic
  basket, waste bin of plastics, trash can of plastics, soap dish, litter tray, cat litter scoop, pet feeding mat,
  pill organizer, pill box, tissue box cover of plastics, shelf liner, step bin, potty, baby potty, bath pillow, coat
  hanger of plastics, drain strainer, sink strainer, hair catcher, bath kneeler, mop bucket, shoe horn of plastics,
  shoe organizer of plastics, clothes hanger of plastics, pet water fountain bowl, pot for seedling, seed tray,
  seedling tray, slow feeder bowl, medicine organizer, toothbrush case, toothbrush cover, contact lens case, wash
  basin, dish pan, dustpan of plastics, bathtub mat, pet bath tub, travel soap case, plant saucer, hanging planter
3925.10 water tank of plastics, rain barrel, plastic cistern, storage tank of plastics, septic tank, rainwater tank
3925.20 plastic door, plastic window, pvc window frame, door threshold of plastics, pet door, cat flap, dog door, pet
  flap, baby gate of plastics
3925.30 window blind, roller blind, plastic shutter, venetian blind, roller shade, window shade, shutter, cellular
  shade, blinds
3925.90 plastic building fitting, cable tray of plastics, gutter, downspout, drain cover plastic, fence panel of
  plastics, plastic fence, handrail of plastics, wall panel of plastics, access panel, vent cover, plastic decking,
  outdoor storage box, garden edging, lattice, plastic trellis, cable raceway, cable duct, cable channel, wall switch
  cover plate
3926.10 plastic office supply, ruler of plastics, plastic folder, pen holder, clipboard, desk organizer, desk tidy,
  sheet protector, document sleeve, binder of plastics, id card holder, badge holder, pencil case of plastics,
  bookmark of plastics, tape dispenser, document tray plastic, index tab, stencil, letter tray, desk organiser, card
  sleeve, trading card sleeve, magazine file, pencil box
3926.20 plastic raincoat, plastic glove, vinyl glove, plastic apron, apron of plastics, disposable poncho, poncho,
  rain poncho, shower cap, shoe cover, plastic belt, bib of plastics, hazmat suit of plastics, waterproof overalls
3926.30 furniture glide, drawer knob of plastics, car interior trim clip, corner guard for furniture, handle of
  plastics, plastic drawer handle, furniture fitting of plastics, chair leg cap, curtain ring
3926.40 plastic figurine, plastic ornament, plastic statuette, resin figurine, garden gnome, snow globe, resin statue,
  plastic flower vase, cake topper
3926.90 phone case, phone cover, smartphone case, tpu case, silicone case, phone stand, phone holder, phone grip,
  plastic clip, cable tie, cable organizer, plastic bracket, plastic housing, plastic shell, plastic gear housing,
  carabiner of plastics, key ring of plastics, name badge, yoga block, silicone wristband, silicone sleeve, lens cap,
  plastic part, molded plastic part, injection molded part, plastic enclosure, plastic case for electronics, plastic
  knob, plastic screw, plastic spacer, plastic standoff, 3d printed part, plastic cover, plastic frame, plastic
  fastener, dust cover of plastics, tablet case of plastics, plastic mount, plastic holder, false nail, fake nail,
  press on nails, nail tip, artificial nail, hose clip of plastics, wall plug, wall anchor, plastic wall plug, screw
  anchor, drywall anchor, plastic rivet, nylon screw, nylon bolt, nylon washer, plastic nut, plastic gear, pipette
  tip, pipette, centrifuge tube of plastics, test tube of plastics, plastic petri dish, sample cup, specimen
  container, phone ring holder, phone lanyard, luggage tag, bag tag, key fob cover, key cover, remote cover, camera
  cover slide, webcam cover, cable clip, cable winder, cord organizer, cord holder, cable holder, cable sleeve clip,
  zip tie, plastic tie, velcro alternative plastic tie, hose reel, garden hose reel, hose hanger, bird feeder, bird
  house of plastics, hummingbird feeder, plant label, plant clip, plant support, garden stake, tomato cage plastic,
  fence clip, pegboard, hook of plastics, adhesive hook, suction cup, suction hook, plastic ring, plastic bead for
  industry, waterbed, air bed, inflatable bed, toilet seat cover, ear plug, earplug, swimming earplug, dummy clip,
  plug cover, socket cover, outlet cover, baby safety lock, cabinet lock of plastics, cupboard lock, corner guard,
  edge guard, table corner guard, safety gate of plastics, ice scraper, snow scraper, windshield scraper, ice pack
  shell, hand strap plastic, dog ball launcher, cleat of plastics, buoy of plastics, kayak paddle holder, guitar pick,
  buckle of plastics, side release buckle, plastic buckle, cord lock, strap adjuster, tri glide, conveyor belt of
  plastics, cable carrier, drag chain, cable chain, vacuum suction pad, toe separator, toe spacer, bunion corrector,
  nose clip, nose pad, mouth piece, silicone ear tip, silicone band, silicone ring, wedding band silicone, protective
  film case, bumper case, laptop case hard shell, airtag holder, airtag case, earbuds case cover, controller shell,
  joystick cap, screen protector frame, dust plug, usb dust plug, card holder of plastics, car phone mount, phone
  mount, dash mount, magnetic bracket plastic, cup holder, cup holder expander, license plate frame, plate frame,
  watch case protector, stand for tablet, laptop stand of plastics, headphone stand, headphone hanger, controller
  stand, vr stand, book stand, card stand, display stand of plastics, acrylic display case, acrylic box, acrylic
  stand, acrylic sign, retail display, mannequin hand of plastics, hamster wheel, plastic cage, pet tunnel, reptile
  hide, dart flight, beekeeping frame, fly swatter, mouse trap, insect trap, fly trap, mosquito swatter manual, hula
  skirt, cleaning caddy, toolbox of plastics, tool box, tackle box, parts organizer, organizer case, level indicator
  ring, rosary, traffic cone, speed bump, parking block, safety cone, barrier post, hard hat clip, plastic pallet
  clip, tent peg of plastics, bungee hook, paint palette, paint tray, palette, sewing bobbin, knitting loom, diamond
  painting pen, resin coaster mold tray, sample vial rack, test tube rack, lab rack, cuvette, weighing boat,
  microplate, well plate, cryo vial, cell culture flask, sharps container, urine bag, enema bottle, medicine cup, face
  shield, face shield visor, splash guard, tea bag holder, shower head holder, spool holder, cable grommet, drawer
  divider, bed riser, furniture riser, golf tee of plastics, sim card tray of plastics, reusable ties, cord cover,
  hair scrunchie holder, sponge caddy clip, ski clip, plant watering globe of plastics, stroller hook, plastic hook
4009.31 rubber hose, rubber tube
4010.39 transmission belt, timing belt, drive belt, conveyor belt of rubber
4011.10 car tire
4011.50 bicycle tire, bike tire
4013.20 bicycle inner tube
4014.90 baby pacifier, pacifier, bottle nipple, hot water bottle, bottle teat, anti colic teat, baby bottle teat,
  finger cot, teat
4015.19 rubber glove, latex glove, nitrile glove
4016.91 rubber floor mat, rubber mat, car floor mat
4016.93 o ring, rubber gasket, rubber seal, silicone gasket, silicone seal, sealing ring
4016.99 rubber foot, rubber bumper, rubber grommet, vibration damper of rubber, rubber keypad, silicone keypad, rubber
  grip, silicone rubber part, rubber part, patch kit rubber, tire patch kit, rubber band, bicycle patch kit, repair
  patch rubber, kneeling mat of rubber, wheel chock rubber, rubber stopper
`;
