/**
 * What founders call goods of chapters 28 to 83: the start of a number, then the names, parted by commas. Own knowledge of the
 * nomenclature, 2026-09.
 */
export const termsOfGoods = `
3208.20 acrylic paint, spray paint, lacquer, varnish
3215.19 printing ink, screen printing ink, inkjet ink, ink cartridge refill
3303.00 perfume, cologne, fragrance spray
3304.10 lipstick, lip balm
3304.30 nail polish, manicure preparation
3304.91 face powder, makeup powder
3304.99 skin cream, face serum, moisturizer, sunscreen, cosmetic cream
3305.10 shampoo
3306.10 toothpaste, tooth powder
3307.49 room fragrance, air freshener, reed diffuser, aroma oil
3401.11 bar soap, hand soap
3401.30 body wash, liquid soap, face wash
3402.50 laundry detergent, dishwasher tablet, cleaning concentrate
3406.00 candle, scented candle, tea light
3506.10 glue, adhesive, super glue
3506.91 epoxy adhesive, hot melt adhesive, glue stick
3808.94 disinfectant, hand sanitizer, disinfecting wipe
3822.19 test strip, diagnostic reagent, diagnostic test kit, lateral flow test
3824.99 thermal paste, chemical preparation, phase change material
3901.20 polyethylene pellets, hdpe resin
3903.30 abs pellets, abs resin
3907.29 photopolymer resin, 3d printing resin, sla resin
3907.30 epoxy resin
3907.40 polycarbonate pellets, polycarbonate resin
3916.10 polyethylene rod
3916.90 3d printer filament, pla filament, petg filament, plastic rod, plastic monofilament, 3d printing filament
3917.32 plastic tube, plastic tubing, silicone tubing, pneumatic tubing, flexible plastic hose
3917.39 reinforced plastic hose, garden hose
3917.40 plastic pipe fitting, plastic hose fitting, push fit fitting
3918.10 vinyl flooring, pvc flooring, floor mat roll
3919.10 tape roll, plastic adhesive tape, packing tape, electrical tape
3919.90 plastic sticker, vinyl sticker, vinyl decal, adhesive foam pad, double sided tape
3920.10 polyethylene film, stretch film
3920.51 acrylic sheet, plexiglass sheet, pmma sheet
3920.61 polycarbonate sheet
3920.62 pet film, polyester film
3921.13 polyurethane foam sheet
3921.19 eva foam sheet, foam insert, foam sheet, cellular plastic sheet
3922.20 toilet seat, bidet seat
3922.90 plastic sink, plastic shower tray
3923.10 plastic crate, plastic storage bin, plastic tray for packing
3923.29 plastic bag, zip bag, ziplock bag, resealable pouch, mylar bag
3923.30 plastic bottle, pet bottle, jar of plastics, cosmetic bottle, dropper bottle
3923.50 plastic cap, bottle cap, plastic lid, bottle closure, stopper
3923.90 blister pack, plastic packaging insert, thermoformed tray, clamshell packaging
3924.10 plastic tableware, plastic cup, plastic plate, silicone spatula, kitchen utensil of plastics, plastic water
  bottle, food container, lunch box, plastic tumbler, silicone baking mat, ice cube tray, drinking straw, plastic
  drinking bottle, reusable water bottle, spatula, kitchen spatula, silicone spoon, baking mould of silicone, mixing
  bowl of plastics, measuring cup, drinking bottle, sports bottle, shaker bottle, cutting board of plastics, sippy
  cup, baby plate
3924.90 soap dispenser, plastic household article, bath mat, toothbrush holder, pet bowl, laundry basket, storage box
  for the home, plastic hanger, baby bib of silicone, shower caddy, plastic organizer
3925.30 window blind, roller blind, plastic shutter
3925.90 plastic building fitting, cable tray of plastics
3926.10 plastic office supply, ruler of plastics, plastic folder, pen holder
3926.20 plastic raincoat, plastic glove, vinyl glove, plastic apron
3926.40 plastic figurine, plastic ornament, plastic statuette
3926.90 phone case, phone cover, smartphone case, tpu case, silicone case, phone stand, phone holder, phone grip,
  plastic clip, cable tie, cable organizer, plastic bracket, plastic housing, plastic shell, plastic gear housing,
  carabiner of plastics, key ring of plastics, name badge, yoga block, silicone wristband, silicone sleeve, lens cap,
  plastic part, molded plastic part, injection molded part, plastic enclosure, plastic case for electronics, plastic
  knob, plastic screw, plastic spacer, plastic standoff, 3d printed part, plastic cover, plastic frame, plastic
  fastener, dust cover of plastics, tablet case of plastics, plastic mount, plastic holder
4009.31 rubber hose, rubber tube
4010.39 transmission belt, timing belt, drive belt, conveyor belt of rubber
4011.10 car tire
4011.50 bicycle tire, bike tire
4013.20 bicycle inner tube
4014.90 baby pacifier, pacifier, bottle nipple, hot water bottle
4015.19 rubber glove, latex glove, nitrile glove
4016.91 rubber floor mat, rubber mat, car floor mat
4016.93 o ring, rubber gasket, rubber seal, silicone gasket, silicone seal, sealing ring
4016.99 rubber foot, rubber bumper, rubber grommet, vibration damper of rubber, rubber keypad, silicone keypad, rubber
  grip, silicone rubber part, rubber part
4201.00 dog collar, dog leash, dog harness, pet collar, cat collar, pet harness, pet leash, saddle
4202.11 leather suitcase, leather briefcase
4202.12 suitcase, luggage, carry on suitcase, hard shell suitcase, trolley case, laptop briefcase
4202.21 leather handbag
4202.22 handbag, tote bag, shoulder bag
4202.31 leather wallet, leather card holder, leather phone case
4202.32 wallet, card holder, purse, cell phone pouch
4202.91 leather bag, leather backpack, leather case
4202.92 backpack, laptop bag, camera bag, sports bag, gym bag, travel bag, duffel bag, rucksack, tool bag, cooler bag,
  insulated lunch bag, cable pouch, laptop sleeve, textile case, diaper bag, dry bag
4202.99 hard case, protective case, eva case, instrument case, eyeglass case, jewelry box, carrying case, gun case
4203.21 leather sports glove, baseball glove
4203.29 leather glove, work glove of leather
4203.30 leather belt
4205.00 leather strap, leather keychain, leather desk mat
4411.14 mdf board, mdf sheet
4412.33 plywood, plywood sheet
4414.10 wooden picture frame, wooden frame, bamboo frame
4415.10 wooden packing case, wooden crate
4415.20 wooden pallet
4417.00 wooden tool handle, wooden handle
4419.11 bamboo cutting board, cutting board of bamboo
4419.20 cutting board, wooden cutting board, tropical wood tableware
4419.90 wooden spoon, wooden bowl, wooden kitchen utensil, wooden tableware
4420.19 wooden ornament, wooden figurine
4420.90 wooden box, wooden jewelry box, wooden case
4421.10 wooden hanger, clothes hanger of wood
4421.91 bamboo article, bamboo stand, bamboo toothbrush handle
4421.99 wooden part, wooden stand, wooden article, plywood part, laser cut plywood, wooden knob, wooden phone stand
4503.10 cork stopper
4504.10 cork mat, cork sheet, cork coaster
4602.19 wicker basket, woven basket, rattan basket
4817.10 envelope
4818.10 toilet paper
4818.20 facial tissue, paper handkerchief, paper towel
4819.10 corrugated box, shipping box, mailer box, cardboard box, carton
4819.20 paper box, retail box, color box, gift box, rigid box
4819.40 paper bag, paper shopping bag
4820.10 notebook, paper notebook, planner, diary, journal, notepad
4821.10 label, barcode label, paper sticker, product label
4823.69 paper cup, paper plate, paper straw
4823.70 molded pulp tray, molded pulp packaging, paper pulp insert, egg tray
4901.99 book, instruction manual, user manual, printed booklet
4908.90 transfer decal, temporary tattoo
4909.00 greeting card, postcard
4911.10 brochure, catalog, advertising leaflet, flyer
4911.91 poster, printed picture, art print, photograph
5603.92 nonwoven fabric, felt sheet
5607.50 rope, paracord, climbing rope, nylon cord, polyester rope
5608.19 cargo net, hammock net, fishing net
5609.00 rope article, shoelace, paracord bracelet, lanyard of cord
5702.42 carpet, rug
5703.39 artificial turf, tufted carpet
5806.10 hook and loop tape, velcro tape, velcro strap
5806.32 webbing, nylon webbing, polyester webbing, ribbon, narrow woven fabric strap
5807.10 woven label, clothing label, woven badge
5810.92 embroidered patch, embroidery patch
5903.20 coated fabric, pu coated fabric, polyurethane laminated fabric
5911.90 filter cloth, technical textile article
6104.63 leggings, yoga pants, knit pants
6109.10 t shirt, tee shirt, cotton t shirt
6110.20 hoodie, sweatshirt, sweater of cotton, pullover, cotton sweater
6110.30 polyester hoodie, fleece pullover
6111.20 baby clothes, baby romper, baby bodysuit
6112.41 swimsuit, bikini
6115.10 compression stocking, graduated compression hosiery
6115.96 sock, compression sock, running sock
6116.93 knit glove, touchscreen glove, heated glove, cycling glove, winter glove
6117.10 knit scarf, shawl
6201.40 jacket, rain jacket, heated jacket, winter coat, anorak, down jacket
6202.40 women jacket, women coat
6203.42 trousers, pants, jeans, cotton trousers
6205.20 shirt, dress shirt, cotton shirt
6210.40 rain coat, waterproof garment
6211.43 vest, heated vest, tracksuit, apron, smart vest
6212.10 bra, sports bra
6217.10 sweatband, clothing accessory, armband of textile
6301.10 electric blanket, heated blanket, heated throw
6301.40 blanket, fleece blanket, picnic blanket, throw blanket
6302.31 bed sheet, bed linen, pillowcase, duvet cover
6302.60 towel, bath towel, beach towel, terry towel
6303.92 curtain, blackout curtain, shower curtain
6304.93 cushion cover, furniture cover, mosquito net
6305.33 woven bag for packing, sack
6306.12 tarp, tarpaulin, awning, sunshade, car cover
6306.22 tent, camping tent, pop up tent, rooftop tent
6306.40 air mattress, pneumatic mattress, inflatable camping mattress, sleeping pad
6306.90 hammock, camping goods
6307.10 microfiber cloth, cleaning cloth, dish cloth, floor cloth
6307.20 life jacket, life vest, safety belt
6307.90 face mask, fabric face mask, lanyard, textile strap, fabric strap, tie down strap, ratchet strap, pet bed of
  textile, weighted vest of textile, sleep mask, eye mask, fabric pouch, hot pack sleeve, surgical drape, posture
  corrector, knee support of textile, reusable shopping cover, textile organizer, baby carrier, baby sling, baby wrap,
  pet toy of textile, dog toy of plush, plush dog toy, knee sleeve, wrist support, travel pouch of textile, car seat
  organizer, textile cover, laundry bag, cooling vest textile, pet carrier sling, textile belt, fabric storage box,
  face covering
6401.92 rain boot, waterproof boot
6402.99 shoe, plastic sandal, flip flop, clog, rubber shoe
6403.99 leather shoe, leather boot
6404.11 sneaker, running shoe, sports shoe, trainer, tennis shoe, smart shoe
6404.19 slipper, textile shoe
6406.90 insole, shoe insole, heated insole, orthotic insole, shoe part
6505.00 hat, baseball cap, beanie, cap, knitted hat
6506.10 helmet, bike helmet, bicycle helmet, safety helmet, ski helmet, motorcycle helmet, hard hat, smart helmet
6601.10 garden umbrella, patio umbrella, beach umbrella, parasol
6601.91 umbrella, folding umbrella
6602.00 walking stick, cane, trekking pole, walking cane
6702.90 artificial flower, artificial plant, fake plant
6704.11 wig, hair extension, synthetic wig
6804.22 grinding wheel, grinding disc, cutting disc, abrasive wheel
6804.30 whetstone, sharpening stone
6805.20 sandpaper, abrasive paper
6810.99 concrete article, concrete planter, cement planter
6815.13 carbon fiber part, carbon fiber plate, carbon fiber tube, carbon fiber article, carbon fibre frame part
6815.19 graphite article, graphite sheet
6903.20 crucible, refractory ceramic
6909.19 ceramic substrate, technical ceramic part, ceramic filter, alumina part, ceramic insert
6910.90 ceramic sink, toilet bowl, washbasin
6911.10 porcelain mug, porcelain cup, porcelain plate, bone china
6912.00 ceramic mug, coffee mug, ceramic bowl, stoneware mug, ceramic plate, ceramic cup, earthenware pot, ceramic pet
  bowl, ceramic coffee dripper
6913.90 ceramic vase, ceramic figurine, ceramic ornament
6914.90 ceramic planter, flower pot of ceramic, ceramic article
7005.29 float glass, glass sheet, cover glass sheet
7007.19 tempered glass, screen protector of tempered glass, toughened glass, tempered glass screen protector, glass
  screen protector, glass panel
7009.10 rear view mirror, car mirror
7009.92 framed mirror, wall mirror, vanity mirror, makeup mirror, bathroom mirror
7010.90 glass bottle, glass jar, perfume bottle, glass vial, glass dropper bottle
7013.37 drinking glass, wine glass, glass cup, glass tumbler, glass water bottle
7013.49 glass food container, glass kitchenware, glass bowl, glass storage container
7013.99 glass vase, glass ornament, glass candle holder, glass terrarium
7017.90 laboratory glassware, beaker, test tube, petri dish
7019.90 fiberglass part, glass fiber article, fiberglass panel
7020.00 glass part, glass tube, quartz glass part, vacuum flask liner
7113.11 silver ring, silver jewelry, silver necklace, silver earring, sterling silver jewelry
7113.19 gold ring, gold jewelry, gold necklace, diamond ring
7117.11 cufflink, cuff link
7117.19 costume jewelry, imitation jewelry, bracelet, necklace, earring, metal keychain charm, fashion ring
7117.90 bead bracelet, plastic jewelry, wooden jewelry
7306.40 stainless steel tube, steel tube, welded steel pipe
7307.29 stainless steel pipe fitting, steel fitting
7308.90 steel structure, steel frame structure, solar mounting structure, steel scaffolding, steel truss
7310.29 steel can, tin can, tin box, metal tin
7311.00 gas cylinder, compressed gas container, co2 cartridge, soda cylinder
7312.10 wire rope, steel cable, stainless steel wire rope
7314.14 wire mesh, stainless steel mesh, steel mesh
7315.11 roller chain, bicycle chain
7315.89 steel chain, chain link
7317.00 nail, steel nail, staple of steel wire
7318.12 wood screw
7318.14 self tapping screw
7318.15 screw, machine screw, bolt, hex bolt, set screw, socket head screw
7318.16 nut, hex nut, lock nut, insert nut
7318.22 washer, steel washer
7318.23 rivet, steel rivet
7318.29 dowel pin, retaining ring, circlip, non threaded fastener
7320.20 coil spring, compression spring, tension spring, extension spring, steel spring
7320.90 flat spring, torsion spring, spiral spring
7321.11 gas stove, camping stove, gas grill, barbecue grill, gas cooker, portable gas burner
7321.19 charcoal grill, wood stove, pellet grill, fire pit, charcoal barbecue
7323.91 cast iron skillet, cast iron pan, dutch oven
7323.93 stainless steel water bottle, stainless steel mug, stainless steel bowl, steel cookware, stainless steel pan,
  pot, stainless steel lunch box, single wall steel bottle, stainless steel straw, kitchen rack of steel, french press
  of steel, cocktail shaker
7323.94 enamel mug, enameled pot
7323.99 steel trash can, trash bin, steel household article, dish rack, ironing board, clothes drying rack
7324.10 stainless steel sink, kitchen sink
7325.99 iron casting, cast iron part, steel casting, dumbbell of cast iron
7326.20 wire form, wire basket, wire hook, steel wire article
7326.90 steel part, steel bracket, sheet metal part, stamped metal part, sheet metal enclosure, steel enclosure, metal
  bracket, steel plate part, cnc steel part, steel housing, stainless steel part, metal clip, carabiner, keychain of
  steel, metal enclosure, steel chassis, tool box of steel, laser cut steel part, steel standoff, steel spacer, steel
  frame part, metal stand, steel hook, metal plate part
7407.21 brass bar, brass rod
7408.11 copper wire, bare copper wire
7411.10 copper tube, copper pipe
7412.20 brass fitting, brass pipe fitting, copper alloy fitting
7415.33 brass screw, brass nut, brass threaded insert, heat set insert
7418.10 copper cookware, brass household article
7419.80 brass part, copper part, busbar of copper, copper heat sink, brass machined part, cnc brass part
7604.29 aluminum extrusion, aluminum profile, aluminum bar, aluminum rail, t slot profile
7606.12 aluminum sheet, aluminum plate
7607.19 aluminum foil
7608.20 aluminum tube, aluminum pipe
7610.90 aluminum structure, aluminum frame structure, aluminum ladder, aluminum truss
7612.90 aluminum can, aluminum bottle, aluminum container
7615.10 aluminum cookware, aluminum pan, frying pan, moka pot, aluminum household article, nonstick pan
7616.10 aluminum screw, aluminum rivet, aluminum nail
7616.99 aluminum part, aluminum enclosure, aluminum housing, aluminum bracket, cnc aluminum part, die cast aluminum
  part, aluminum heat sink, heat sink, heatsink, laptop stand of aluminum, aluminum phone stand, machined aluminum
  part, aluminum case, cnc aluminum, aluminum standoff, aluminum spacer, aluminum plate part, aluminum frame part,
  aluminum fitting, anodized part, turned aluminum part
7907.00 zinc die casting, zamak part, zinc part, zinc alloy part
8101.99 tungsten part, tungsten weight
8108.90 titanium part, titanium article, titanium bar
8201.10 shovel, spade, garden shovel
8201.50 pruning shears, secateur, garden scissors
8201.90 garden fork, hand rake, garden hand tool, trowel for the garden
8202.10 hand saw, handsaw
8202.39 saw blade, circular saw blade
8203.20 plier, wire stripper, tweezers, wire cutter, crimping plier
8204.11 wrench, spanner, adjustable wrench, torque wrench, hex key, allen key
8204.20 socket set, wrench socket
8205.20 hammer, mallet
8205.40 screwdriver, precision screwdriver, screwdriver set
8205.51 can opener, household hand tool, manual kitchen tool, garlic press, peeler, corkscrew, bottle opener
8205.59 hand tool, crowbar, caulking gun, multi tool hand tool, hand tool for repair
8205.70 clamp, vise, c clamp
8206.00 tool set, tool kit, hand tool set, repair tool kit
8207.30 stamping die, punch die, press tool
8207.50 drill bit
8207.70 milling cutter, end mill
8207.90 screwdriver bit, driver bit set
8209.00 carbide insert, cutting insert
8210.00 manual coffee grinder, hand coffee grinder, manual food chopper, hand cranked grinder, salad spinner, pasta
  machine
8211.10 knife set
8211.92 kitchen knife, chef knife, fixed blade knife, hunting knife
8211.93 pocket knife, folding knife, multi tool knife, utility knife with blades
8212.10 razor, safety razor, shaving razor
8212.20 razor blade
8213.00 scissors, shears, scissor
8214.10 letter opener, pencil sharpener, paper knife
8214.20 manicure set, nail clipper, nail file, pedicure set
8214.90 hair clipper manual, meat cleaver, pizza cutter
8215.20 cutlery set, flatware set
8215.99 spoon, fork, chopsticks, cutlery, tongs, ladle, spork
8301.10 padlock, smart padlock, fingerprint padlock
8301.20 car lock, steering wheel lock
8301.30 furniture lock, drawer lock
8301.40 smart lock, door lock, electronic lock, bike lock, deadbolt, fingerprint lock, combination lock, cabinet lock,
  u lock, keyless lock
8301.70 key, key blank, house key
8302.10 hinge, door hinge
8302.20 castor, caster wheel, furniture caster
8302.30 car fitting, vehicle mounting bracket
8302.41 door handle, window fitting, curtain rod, door stop
8302.42 drawer slide, furniture fitting, cabinet handle, drawer handle, furniture leg of metal
8302.50 wall mount, wall bracket, coat hook, tv wall mount, hat rack, monitor mount
8302.60 automatic door closer, door closer
8303.00 safe, strong box, cash box, gun safe
8304.00 desk organizer of metal, paper tray, metal pen holder
8305.10 ring binder mechanism
8305.90 paper clip, binder clip
8306.10 bell, bicycle bell, metal bell, wind chime
8306.29 metal statuette, metal ornament, trophy, metal figurine
8306.30 metal picture frame, metal photo frame
8308.90 buckle, belt buckle, eyelet, snap hook
8309.90 metal cap, metal lid, crown cap, metal closure
8310.00 metal nameplate, metal sign, house number, metal badge plate
8311.10 welding electrode, solder wire with flux
`;
