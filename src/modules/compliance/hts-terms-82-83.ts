/**
 * What founders call goods of chapters 82 and 83: the start of a number, then the names, parted by commas. Own knowledge of the
 * nomenclature, 2026-09.
 */
export const termsOfToolsAndFittings = `
8201.10 shovel, spade, garden shovel
8201.30 pickaxe, hoe, rake, garden hoe, mattock, garden rake
8201.40 axe, hatchet, machete, billhook, camping axe, cleaver for wood
8201.50 pruning shears, secateur, garden scissors, secateurs, hand pruner, one hand shears, bonsai scissors, poultry
  shears, garden snips, flower snips
8201.60 hedge shears, lopper, loppers, grass shears, two hand shears, hedge clippers, tree pruner
8201.90 garden fork, hand rake, garden hand tool, trowel for the garden, weeder, weed puller, weeding tool, dandelion
  puller, bulb planter, hand weeder, dibber, garden claw, fruit picker, scythe, sickle, manure fork, pitchfork,
  cultivator hand tool, garden tool set, garden trowel, hand fork
8202.10 hand saw, handsaw, pruning saw, hacksaw, coping saw, folding saw, bow saw, japanese saw
8202.20 band saw blade
8202.31 circular saw blade steel
8202.39 saw blade, circular saw blade, carbide saw blade, diamond saw blade
8202.40 chain saw chain, saw chain, chainsaw chain
8202.91 hacksaw blade
8202.99 jigsaw blade, reciprocating saw blade, scroll saw blade, wire saw, hole saw blade, diamond wire, oscillating
  blade
8203.10 file, metal file, rasp, needle file, wood rasp
8203.20 plier, wire stripper, tweezers, wire cutter, crimping plier, pliers, tweezer, needle nose pliers, pincers,
  cutting pliers, eyebrow tweezers, wire cutters, nippers, hog ring pliers, cable cutter, crimping tool, crimper,
  locking pliers, end cutter, flush cutter, jewelry pliers, forceps hand, sprue cutter
8203.30 tin snips, metal shears, sheet metal shears
8203.40 pipe cutter, bolt cutter, hole punch pliers, perforating punch, leather punch, tube cutter, grommet pliers,
  eyelet pliers, rotary punch, leather hole punch, bolt cropper
8204.11 wrench, spanner, adjustable wrench, torque wrench, hex key, allen key, allen wrench, hex wrench, combination
  spanner, pipe wrench, ratchet wrench, strap wrench, lug wrench, t handle hex key, bike multi tool hex, hex key set
8204.12 adjustable spanner, monkey wrench
8204.20 socket set, wrench socket, impact socket, socket adapter, nut driver socket
8205.10 tap and die set, thread tap hand, thread cutting die, hand drill, hand threading tool
8205.20 hammer, mallet, sledgehammer, rubber mallet, claw hammer, meat tenderizer hammer, geology hammer, tack hammer
8205.30 chisel, wood chisel, plane, hand plane, gouge, wood carving tool, carving tools, spokeshave, wood carving set,
  drawknife
8205.40 screwdriver, precision screwdriver, screwdriver set, nut driver, hex driver, torque screwdriver, ratcheting
  screwdriver
8205.51 can opener, household hand tool, manual kitchen tool, garlic press, peeler, corkscrew, bottle opener,
  mandoline, mandolin slicer, vegetable slicer, potato masher, apple corer, cherry pitter, whisk, grater, cheese
  grater, zester, jar opener, ice cream scoop, citrus squeezer, lemon squeezer, nut cracker, nutcracker, egg slicer,
  pizza wheel, tin opener, vegetable peeler, kitchen tongs gadget, ice pick, meat tenderizer, herb stripper, avocado
  tool, rolling cutter, garlic crusher, herb mill, pineapple corer, wine opener, lever corkscrew, cocktail muddler,
  wine pump, iron flat for press, coffee tamper, espresso distribution tool, coffee tamper tool, can punch, cookie
  press, burger press, dough docker, cheese slicer, oyster knife opener, bottle opener wall, wire egg cutter, salad
  tongs tool, bottle cap lifter, garlic slicer, fruit corer
8205.59 hand tool, crowbar, caulking gun, multi tool hand tool, hand tool for repair, staple gun, stapler hand, staple
  remover, putty knife, scraper, paint scraper, razor scraper, trowel, plastering trowel, pry bar, spudger, opening
  tool, phone opening tool, pick up tool, grabber tool, reacher grabber, litter picker, reaching tool, magnetic pickup
  tool, glass cutter, suction lifter, sealant gun, caulk gun, grease gun, rivet gun hand, riveter, tile cutter hand,
  pipe bender, tube bender, wire bender hand, center punch, awl, hole punch hand, chalk line, bearing puller, gear
  puller, chain breaker, chain tool, bike tool, tire lever, bicycle multi tool, spoke wrench, window breaker,
  emergency hammer, edge banding trimmer, seam roller, soldering helper hand, sculpting tool, clay tool, pottery tool,
  leather craft tool, stitching awl, desoldering pump, ice axe, ring mandrel, watch repair tool, link remover, spring
  bar tool, sim ejector pin, case opener, lock pick, lock pick set, wallpaper tool, grout tool, staple puller,
  knockout punch, cable puller, fish tape, bar clamp spreader, screw extractor, nail puller, oil filter wrench, ear
  pick tool
8205.60 blowtorch, blow lamp, soldering torch lamp, kitchen torch, butane torch, culinary torch
8205.70 clamp, vise, c clamp, bench vise, vice, bar clamp, spring clamp, quick grip clamp, pipe clamp woodworking,
  hand clamp, wood clamp, corner clamp, toggle clamp
8205.90 anvil, jeweler anvil, hand tools of several headings, bench grinder hand, portable forge
8206.00 tool set, tool kit, hand tool set, repair tool kit, mechanic tool set, repair kit hand tools, household tool
  kit, bike tool kit, phone repair kit, precision tool kit, multi tool set
8207.13 rock drill bit
8207.19 drill bit for rock, core drill, auger bit for earth, diamond core bit
8207.30 stamping die, punch die, press tool, punching die, deep drawing die, progressive die, stamping tool, punch and
  die set, sheet metal die
8207.40 tap, thread tap, thread die, tap set
8207.50 drill bit, twist drill, step drill, auger bit, masonry bit, countersink bit, spade bit
8207.60 reamer, boring bar, broach, hole saw
8207.70 milling cutter, end mill, router bit, milling bit, cnc bit, hob cutter, burr bit, rotary burr, carbide burr
8207.80 lathe tool, turning tool
8207.90 screwdriver bit, driver bit set, bit set, hex bit, torx bit, bit holder, wire wheel brush bit, engraving bit,
  tip for soldering, oscillating tool accessory
8208.10 blade for metal working machine
8208.20 planer blade, wood machine knife
8208.30 blade for food machine, meat grinder blade, blender blade, slicer blade, grinder burr
8208.40 mower blade, lawn mower blade, chaff cutter blade
8208.90 machine blade, cutting plotter blade, paper cutting blade, shredder blade, vinyl cutter blade, hair clipper
  machine blade
8209.00 carbide insert, cutting insert, tool tip carbide, carbide plate for tools, carbide tip
8210.00 manual coffee grinder, hand coffee grinder, manual food chopper, hand cranked grinder, salad spinner, pasta
  machine, meat mincer manual, spiralizer, apple peeler machine manual, hand juicer, pepper mill, salt mill, spice
  mill hand, manual juicer, hand crank mixer, egg beater manual, rotary grater, hand blender manual, french fry
  cutter, manual burr grinder, ice crusher hand, noodle press, sausage stuffer, potato ricer, chopper pull cord,
  tortilla press, citrus press lever, rotary cheese grater, food mill, grain mill manual, vegetable chopper, manual
  ice shaver, cherry pitter machine, hand food mill, salad washer spinner, egg slicing appliance, manual pasta roller
8211.10 knife set
8211.91 table knife, steak knife, butter knife, cheese knife
8211.92 kitchen knife, chef knife, fixed blade knife, hunting knife, bread knife, paring knife, cleaver, boning knife,
  survival knife, fillet knife, santoku, dagger fixed, diving knife, bushcraft knife, throwing knife, oyster knife,
  ceramic knife, cooks knife, chefs knife, carving knife, kids kitchen knife
8211.93 pocket knife, folding knife, multi tool knife, utility knife with blades, box cutter, box knife, stanley
  knife, grafting knife, swiss army knife, pruning knife, rotary cutter knife, retractable knife, snap off knife,
  craft knife, scalpel craft, card knife, penknife, parcel opener knife
8211.94 knife blade, replacement blade for knife, utility blade
8212.10 razor, safety razor, shaving razor, straight razor, shaver manual, womens razor, eyebrow razor, disposable
  razor, dermaplaning razor, head razor
8212.20 razor blade, razor cartridge, shaving blade
8213.00 scissors, shears, scissor, kitchen scissors, tailor scissors, hair scissors, thinning scissors, embroidery
  scissors, pinking shears, kids scissors, fabric scissors, nail scissors
8214.10 letter opener, pencil sharpener, paper knife, pencil sharpener manual, eraser knife, envelope opener
8214.20 manicure set, nail clipper, nail file, pedicure set, nail clippers, nail cutter, cuticle pusher, cuticle
  nipper, callus shaver, foot file, eyelash curler, lash curler, nail file metal, nail kit, toenail clipper, glass
  nail file, ear wax tool set, blackhead tool, pedicure tool, comedone extractor, lash curlers
8214.90 hair clipper manual, meat cleaver, pizza cutter, dog nail clipper, pizza cutter wheel, butcher cleaver, hair
  trimming tool manual, kitchen chopper knife, pet nail clipper, mincing knife, mezzaluna, ice chopper, fabric rotary
  cutter, sheep shears
8215.20 cutlery set, flatware set
8215.91 silver plated cutlery
8215.99 spoon, fork, chopsticks, cutlery, tongs, ladle, spork, table fork, fish slice, ladles, cake server, salad
  server, ice tongs, sugar tongs, serving spoon, stainless spatula, camping cutlery, baby cutlery steel, kitchen
  tongs, skimmer, slotted spoon, fondue fork, stainless ladle, metal spatula, turner, butter spreader, honey spoon,
  measuring scoop coffee, dessert spoon, chopstick steel, grill tongs, bbq tool set, spoons
8301.10 padlock, smart padlock, fingerprint padlock, bike chain lock, gun lock padlock, combination padlock, travel
  lock, luggage lock, tsa lock
8301.20 car lock, steering wheel lock, ignition lock, disc brake lock, tire lock, trailer hitch lock, wheel clamp,
  motorcycle disc lock
8301.30 furniture lock, drawer lock, cabinet lock furniture, mailbox lock, rfid drawer lock, cam lock
8301.40 smart lock, door lock, electronic lock, bike lock, deadbolt, fingerprint lock, combination lock, cabinet lock,
  u lock, keyless lock, mortise lock, electric strike, magnetic door lock, door bolt lock, window lock,
  electromagnetic lock, keypad lock, smart deadbolt, cable lock, bicycle lock, key safe, key lock box, lockbox, laptop
  lock, folding bike lock, motor lock, glass door lock, hotel lock
8301.50 clasp with lock, suitcase lock clasp
8301.60 lock cylinder, lock part, strike plate, lock body
8301.70 key, key blank, house key
8302.10 hinge, door hinge, piano hinge, cabinet hinge, spring hinge, concealed hinge, gate hinge, friction hinge,
  laptop hinge
8302.20 castor, caster wheel, furniture caster, chair castor, chair castors, swivel caster, caster, rubber caster,
  office chair wheel, furniture wheel, castors
8302.30 car fitting, vehicle mounting bracket, car hood latch, car roof mounting, trunk latch, gas spring mount for
  vehicle, truck fitting, boat cleat, boat hardware, boat hatch hinge, car seat bracket metal
8302.41 door handle, window fitting, curtain rod, door stop, curtain track, window handle, sliding door track, door
  knob, barn door hardware, door latch, door stopper, letter plate, door viewer fitting, door chain, gate latch, door
  bolt, sash lock, window latch, window hinge arm, curtain pole, curtain rail, window restrictor
8302.42 drawer slide, furniture fitting, cabinet handle, drawer handle, furniture leg of metal, drawer slides, drawer
  runner, furniture hinge, cabinet pull, bed bracket, furniture feet, table leg bracket, shelf pin, furniture
  connector, lazy susan bearing, gas strut for cabinet, soft close slide, sofa leg metal, cabinet knob, furniture
  latch, keyboard tray slide, pull out basket runner, bed rail bracket
8302.49 piano fitting, trunk handle, case corner metal, case latch, flight case hardware, saddle fitting, luggage
  handle metal, toggle latch, instrument case hardware, blind bracket, handle for case
8302.50 wall mount, wall bracket, coat hook, tv wall mount, hat rack, monitor mount, coat rack wall, wall hook, hat
  peg, hanger bracket, speaker bracket, projector mount, tablet wall mount, coat hanger hook, towel hook, bag hook,
  key rack wall, shelf hook, plant bracket, bike wall mount, tv bracket, camera bracket, tv mount, speaker wall mount,
  hook rail, vesa mount, monitor wall mount
8302.60 automatic door closer, door closer
8303.00 safe, strong box, cash box, gun safe, fireproof box, fireproof safe, wall safe, hotel safe, key cabinet steel,
  deed box, money box steel, lock box steel
8304.00 desk organizer of metal, paper tray, metal pen holder, desk tray metal, card index, pen tray metal, document
  tray metal, file sorter metal, paper rest, card holder desk metal, desk organiser metal, wire mesh desk organizer,
  office stamp stand
8305.10 ring binder mechanism, binder ring, lever arch mechanism, loose leaf fitting
8305.20 office staples, staple strip
8305.90 paper clip, binder clip, bulldog clip, letter clip, paper clips, paper clamp, money clip office, index tag
  metal, paper fastener, brass fastener
8306.10 bell, bicycle bell, metal bell, wind chime, cow bell, gong, singing bowl, door chime mechanical, desk bell,
  cat bell, reception bell, hand bell, bike bell, tibetan bowl
8306.21 plated statuette, plated trophy
8306.29 metal statuette, metal ornament, trophy, metal figurine, metal wall art, metal sculpture, medal, award plaque
  metal, bronze figurine, metal garden ornament, bronze statue, metal figure, weather vane, steel wall art, brass
  statue, metal vase, metal decoration
8306.30 metal picture frame, metal photo frame, photo frame of metal, metal poster frame, silver photo frame, mirror
  of metal
8307.10 flexible metal hose, corrugated metal hose, gooseneck tube, metal gooseneck, metal braided hose, gas hose
  metal, flexible conduit, shower hose metal, bellows tube
8308.10 hook and eye, grommet, eyelets, snap hook bag, grommet kit, d ring, lobster clasp, trigger hook
8308.20 tubular rivet, bifurcated rivet
8308.90 buckle, belt buckle, eyelet, snap hook, metal buckle, magnetic clasp, clasp, bag clasp, purse frame, cam
  buckle, jewelry clasp, metal bead, spangle, strap buckle, cobra buckle, magnetic buckle, purse closure, carabiner
  clasp, belt clasp, metal side release buckle, sequin metal
8309.10 crown cork, beer cap
8309.90 metal cap, metal lid, crown cap, metal closure, jar lid metal, pour spout, metal stopper, tin lid, can end,
  champagne stopper, aluminum cap, wine pourer, bung metal, tamper seal, security seal metal, bottle stopper metal,
  canning lid, pilfer proof cap
8310.00 metal nameplate, metal sign, house number, metal badge plate, name plate, warning sign metal, sign plate,
  license plate, number plate, engraved plaque, door sign, metal sign plate, street sign, house sign, metal letter,
  aluminum sign, equipment label metal
8311.10 welding electrode, solder wire with flux, arc welding rod, stick welding electrode
8311.20 flux cored wire, welding wire
8311.30 brazing rod, solder wire rosin core, rosin core solder, tin solder with flux, brazing wire, welding rod,
  solder with flux core, flux core solder
`;
