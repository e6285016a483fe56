/**
 * What founders call goods of chapters 61 to 71: the start of a number, then the names, parted by commas. Own knowledge of the
 * nomenclature, 2026-09.
 */
export const termsOfGarmentsAndGlass = `
6101.30 fleece jacket, men fleece jacket, knit jacket, softshell jacket
6102.30 women fleece jacket, knit coat women
6103.43 knit shorts, track pants, sweatpants, joggers, jogging pants
6104.43 knit dress, dress, jersey dress
6104.53 knit skirt
6104.63 leggings, yoga pants, knit pants, women sweatpants, tights, jeggings, bike shorts women, yoga shorts
6105.10 polo shirt, cotton polo
6105.20 polyester polo, cycling jersey, sports polo
6106.10 knit blouse
6107.11 boxer briefs, underpants, mens underwear, boxer shorts, briefs, mens briefs, boxers
6107.21 pajamas, pyjamas men, nightshirt
6107.91 bathrobe, dressing gown
6108.21 panties, womens underwear, thong, lingerie briefs
6108.31 nightgown, women pajamas, sleepwear, pyjama set
6108.91 robe for women, loungewear
6109.10 t shirt, tee shirt, cotton t shirt, tank top, undershirt, cotton tee, singlet, long sleeve tee
6109.90 sports shirt, running shirt, merino t shirt, base layer, thermal shirt, thermal underwear, rash guard top,
  polyester t shirt, compression shirt
6110.11 wool sweater, merino sweater, cardigan wool
6110.12 cashmere sweater
6110.20 hoodie, sweatshirt, sweater of cotton, pullover, cotton sweater, cardigan, jumper, crewneck sweatshirt,
  knitted vest
6110.30 polyester hoodie, fleece pullover
6111.20 baby clothes, baby romper, baby bodysuit, baby sleepsuit, onesie, baby onesie, baby hat, baby socks, baby
  mittens, baby bib of textile, baby leggings, baby pajamas, newborn clothes, cotton bib, bib of fabric, baby sweater,
  baby footed pajamas, drool bib
6112.12 tracksuit knit, track suit
6112.31 swim trunks, swim shorts, board shorts, mens swimwear
6112.41 swimsuit, bikini, swimwear, womens swimwear, rash guard, one piece swimsuit
6113.00 wetsuit, neoprene suit, diving suit, neoprene vest
6114.30 jumpsuit, unitard, bodysuit, leotard, ski suit knit, cosplay bodysuit, motion capture suit, knit overall
6115.10 compression stocking, graduated compression hosiery, varicose stocking, compression socks, flight socks
6115.21 pantyhose, nylon tights, stockings
6115.94 wool sock, merino sock, hiking sock, wool hiking sock, hiking socks
6115.95 cotton sock, grip sock, nonslip socks, nonslip sock, ankle sock, slipper sock
6115.96 sock, compression sock, running sock, sports sock, ski sock, toe sock, football sock, cycling sock, grip socks
6116.10 coated work glove, gardening glove, rubber dipped glove, work gloves, cut resistant glove
6116.93 knit glove, touchscreen glove, heated glove, cycling glove, winter glove, fingerless glove, liner glove,
  mitten, fingerless mitten, wrist warmer, running glove, arthritis glove
6117.10 knit scarf, shawl, neck gaiter, neck warmer, scarf, knitted shawl, snood, buff neck, infinity scarf, pashmina
6117.80 headband of textile, leg warmer, arm warmer, arm sleeve, ear warmer, hair band textile, knit tie, compression
  arm sleeve, calf sleeve, cooling arm sleeve
6201.30 denim jacket, cotton jacket
6201.40 jacket, rain jacket, heated jacket, winter coat, anorak, down jacket, puffer jacket, parka, windbreaker, ski
  jacket, hooded jacket, hardshell jacket, padded jacket, mens coat
6202.40 women jacket, women coat, women puffer, trench coat, women parka
6203.12 suit, mens suit, blazer
6203.33 sport coat
6203.42 trousers, pants, jeans, cotton trousers, shorts, cargo pants, chinos, work trousers, denim jeans, dungarees,
  bib overalls
6203.43 ski pants, hiking pants, rain pants, polyester trousers, snow pants
6204.43 woven dress, evening dress, polyester dress, wedding dress
6204.53 skirt
6204.62 women trousers, women jeans
6205.20 shirt, dress shirt, cotton shirt
6206.40 blouse, womens shirt
6207.11 woven boxer shorts
6207.21 woven pajamas men
6208.21 woven nightdress, cotton pajamas women
6209.20 baby swaddle, baby garment woven, baby dress, burp cloth garment, swaddle wrap, baby sleeping suit
6210.10 disposable gown, isolation gown, disposable coverall, surgical gown, protective coverall
6210.40 rain coat, waterproof garment, waterproof jacket, rain suit, rain trousers, waders, fishing waders, waterproof
  pants, drysuit
6210.50 women raincoat, women waterproof jacket
6211.11 board shorts woven, mens swim shorts
6211.33 coverall, work vest, safety vest, high visibility vest, hi vis vest, chef jacket, lab coat, martial arts
  uniform, boiler suit, judo suit, scrubs, medical scrubs, apron of textile, reflective vest, fencing suit, racing
  suit, fishing vest, tactical vest, cooling vest, fireproof suit, welding jacket
6211.42 kitchen apron, cooking apron, bib apron, overall for women, uniform
6211.43 vest, heated vest, tracksuit, apron, smart vest
6212.10 bra, sports bra, brassiere, nursing bra, bralette, maternity bra, push up bra
6212.20 girdle, shapewear, waist trainer, body shaper
6212.90 suspenders, braces for trousers, garter belt, maternity belt, belly band, trouser braces, sock garter
6213.20 handkerchief, pocket square, bandana
6214.10 silk shawl
6214.30 silk scarf, woven scarf, polyester scarf, sarong, evening wrap
6215.10 silk tie, necktie silk, tie silk
6215.20 necktie, bow tie, tie
6216.00 ski glove, motorcycle glove, work glove, bike glove, oven mitt, oven glove, ski mitten, baseball batting
  glove, heat resistant glove, cut proof glove, winter mitten
6217.10 sweatband, clothing accessory, armband of textile, cuff, bib collar, arm band, sash, fabric belt, shoulder
  pad, hair scrunchie fabric, dress shield, wristband of textile
6301.10 electric blanket, heated blanket, heated throw
6301.20 wool blanket
6301.30 cotton blanket, swaddle blanket, muslin blanket, baby blanket
6301.40 blanket, fleece blanket, picnic blanket, throw blanket, travel blanket, wearable blanket, hooded blanket,
  throw, cooling blanket
6302.10 knit bed linen
6302.31 bed sheet, bed linen, pillowcase, duvet cover, fitted sheet, pillow cover, bedding set of cotton, bed sheets
6302.32 microfiber sheet set, polyester bed linen, duvet cover set
6302.51 cotton tablecloth, cloth napkin, table linen, linen tablecloth, table runner, tablecloth, placemat of textile,
  dinner napkin
6302.60 towel, bath towel, beach towel, terry towel, washcloth, hand towel, bath towel set, hooded baby towel
6302.91 tea towel, kitchen towel, dish towel, hand towel woven, hammam towel
6302.93 microfiber towel, quick dry towel, gym towel, camping towel, sports towel
6303.12 knitted curtain
6303.92 curtain, blackout curtain, shower curtain, drape, voile curtain, fabric roman blind, window curtain, thermal
  curtain, curtains
6304.11 knit bedspread, coverlet
6304.19 bedspread, bed runner, bed skirt
6304.20 mosquito net, bed net, insecticide net
6304.92 wall hanging of cotton, cotton cushion cover, macrame wall hanging
6304.93 cushion cover, furniture cover, mosquito net, sofa cover, chair cover, seat cover of textile, slipcover,
  pillow sham, throw pillow cover, wall hanging, appliance cover, car seat cover of textile, sofa slipcover
6305.10 jute sack
6305.20 cotton sack, cotton produce bag, drawstring pouch cotton
6305.33 woven bag for packing, sack, sandbag, big bag, bulk bag, polypropylene sack, rice bag, grow bag
6306.12 tarp, tarpaulin, awning, sunshade, car cover, boat cover, motorcycle cover, shade sail, sun shade sail, bike
  cover, canopy, rain fly, patio cover, tarp shelter, camping tarp, gazebo cover, umbrella awning, truck cover,
  pergola cover, basha
6306.22 tent, camping tent, pop up tent, rooftop tent, beach tent, sun shelter, pop up canopy, gazebo, ice fishing
  tent, shower tent, teepee tent, play tent large, party tent, grow tent, greenhouse tent, changing tent, bivy,
  bivouac sack, two person tent, hiking tent, inflatable tent
6306.30 sail, boat sail
6306.40 air mattress, pneumatic mattress, inflatable camping mattress, sleeping pad, inflatable sleeping pad, self
  inflating mat, inflatable pad, camping mat, sleeping mat inflatable, inflatable mattress
6306.90 hammock, camping goods, camping hammock, tent footprint, ground sheet
6307.10 microfiber cloth, cleaning cloth, dish cloth, floor cloth, duster cloth, glasses cleaning cloth, lens cloth,
  polishing cloth, car wash mitt, swedish dishcloth, mop cloth, floor duster, dusting cloth, mop pad, chamois cloth
6307.20 life jacket, life vest, safety belt, safety harness, climbing harness, fall arrest harness, tree harness,
  rescue belt, buoyancy vest, swim vest, inflatable life jacket, buoyancy aid, life belt
6307.90 face mask, fabric face mask, lanyard, textile strap, fabric strap, tie down strap, ratchet strap, pet bed of
  textile, weighted vest of textile, sleep mask, eye mask, fabric pouch, hot pack sleeve, surgical drape, posture
  corrector, knee support of textile, reusable shopping cover, textile organizer, baby carrier, baby sling, baby wrap,
  pet toy of textile, dog toy of plush, plush dog toy, knee sleeve, wrist support, travel pouch of textile, car seat
  organizer, textile cover, laundry bag, cooling vest textile, pet carrier sling, textile belt, fabric storage box,
  face covering, tow strap, lashing strap, cargo strap, tie down, ratchet tie down, lifting sling, winch strap,
  webbing sling, yoga strap, stretching strap, backpack rain cover, rain cover, dust cover of fabric, wine bag, gift
  bag of fabric, fabric basket, laundry basket of fabric, wall organizer of fabric, shoe organizer of fabric, closet
  organizer, hanging organizer, puppy pad washable, dog training pad, pet pad, changing mat, puppy crate cover, car
  seat protector, stroller organizer, trunk organizer, banner, flag, bunting, windsock, pennant, flag of textile,
  textile banner, carrying strap, camera strap of textile, water bottle sling, luggage strap, shoulder strap, bag
  strap, lens pouch, surgical mask, kn95 mask, n95 mask, dust mask, respirator mask disposable, cloth mask, towel
  poncho, heating pad cover, hot water bottle cover, ice bath cover, neck strap, key lanyard, wrist lanyard,
  microfiber pouch, tool lanyard, arm sling, shoulder brace of textile, elbow support, ankle support, cat tunnel, pet
  bed cover, pet blanket, dog car seat cover, ironing board cover, mattress bag, vacuum storage fabric, golf towel
  clip, weighted eye pillow, buckwheat bag, wheat bag, hair turban, hair wrap, hammock strap, knee wrap, lifting
  strap, wrist wrap, weightlifting strap, weight lifting belt, tree swing strap, sports number bib, dress form cover,
  tea cozy, oven mitt of textile, pot holder, trivet of textile, egg apron, bread bag, produce bag, seat belt cover,
  steering wheel cover of textile, sunshade for car window, windshield sun shade, fabric bin, shopping cart cover,
  crib organizer, diaper caddy, changing pad cover, towel strap, tent repair patch, kit bag liner, pillow protector,
  mattress protector, mattress encasement, dryer ball, wool dryer ball
6308.00 cross stitch kit, embroidery kit, knitting kit, rug making kit, latch hook kit, needlepoint kit, needlecraft
  kit, punch needle kit, crochet kit
6401.10 safety rubber boot
6401.92 rain boot, waterproof boot, wellington boot, wellies, gumboot
6402.12 ski boot
6402.19 football boot, cleats, ski boot soft, snowboard boot, cycling shoe, climbing shoe
6402.99 shoe, plastic sandal, flip flop, clog, rubber shoe, water shoe, crocs, plastic slide, shower slipper, foam
  slipper, slides
6403.91 work boot, leather work boot, hiking boot leather, ankle boot, chelsea boot, motorcycle boot, combat boot,
  safety boot
6403.99 leather shoe, leather boot, leather sandal, loafer, dress shoe, oxford shoe, leather sneaker, safety shoe,
  leather slipper
6404.11 sneaker, running shoe, sports shoe, trainer, tennis shoe, smart shoe, hiking shoe, trail shoe, basketball
  shoe, canvas sneaker, gym shoe
6404.19 slipper, textile shoe, house slipper, canvas shoe, espadrille, house shoe, felt slipper, heated slipper, baby
  shoe of textile, ballet flat
6405.20 wool slipper, felt shoe
6406.10 shoe upper
6406.20 shoe sole, rubber sole, outer sole, heel of rubber
6406.90 insole, shoe insole, heated insole, orthotic insole, shoe part, heel pad, arch support insert, gel insole,
  heel cup, shoe insert, gaiters, boot liner, toe cushion, gaiter
6504.00 straw hat, sun hat of straw, panama hat
6505.00 hat, baseball cap, beanie, cap, knitted hat, swim cap, bucket hat, sun hat, knit cap, balaclava, hair net,
  beret, sleep bonnet, chef hat, hairnet, trucker cap, bonnet, fedora, visor cap, skull cap, winter hat, headwear,
  beanie hat
6506.10 helmet, bike helmet, bicycle helmet, safety helmet, ski helmet, motorcycle helmet, hard hat, smart helmet,
  climbing helmet, construction helmet, welding helmet shell, skate helmet, equestrian helmet, riding helmet, football
  helmet, baseball helmet, bump cap, kids helmet, rugby scrum cap
6506.91 bathing cap of silicone, silicone swim cap, rubber bathing cap
6506.99 fur hat headgear
6507.00 helmet liner, sweatband for helmets, helmet pad, chin strap, helmet part, hat band
6601.10 garden umbrella, patio umbrella, beach umbrella, parasol, cantilever umbrella, sun umbrella, market umbrella,
  parasol garden
6601.91 umbrella, folding umbrella, travel umbrella, compact umbrella, automatic umbrella
6601.99 golf umbrella, stick umbrella, kids umbrella, clear umbrella
6602.00 walking stick, cane, trekking pole, walking cane, hiking pole, hiking stick, cane folding, seat stick, riding
  crop, whip, walking pole, nordic walking pole
6603.90 umbrella frame, umbrella handle, umbrella base part
6701.00 feather, feather boa, feather decoration
6702.10 artificial flower of plastics, fake succulent, artificial hedge, plastic flower, artificial ivy
6702.90 artificial flower, artificial plant, fake plant, silk flower, fake flower, artificial fruit, artificial tree,
  artificial leaf garland, preserved look flower
6704.11 wig, hair extension, synthetic wig, synthetic hair
6704.19 false eyelash, false eyelashes, fake lashes, lash extension, eyelash extension, false beard, fake mustache,
  false eyebrow
6704.20 human hair wig, human hair extension, hair topper
6801.00 paving stone, curb stone
6802.10 mosaic tile of stone, stone mosaic
6802.21 marble slab
6802.23 polished granite
6802.91 marble coaster, marble tray, marble board, marble statue, marble tile, marble vase, marble candle holder,
  marble rolling pin
6802.93 granite countertop, granite slab, granite mortar, granite board
6802.99 whiskey stone, soapstone, stone mortar and pestle, onyx decor, pizza stone of natural stone, stone coaster,
  stone bookend, stone plate, salt lamp stone, gemstone statue
6803.00 slate board, slate coaster, slate tile, slate plate, slate sign, slate serving board
6804.10 millstone, grindstone, milling stone
6804.21 diamond disc, diamond grinding wheel, diamond blade wheel, diamond polishing pad, diamond cutting disc,
  lapidary wheel
6804.22 grinding wheel, grinding disc, cutting disc, abrasive wheel, flap disc, mounted point, polishing wheel
  abrasive, grinding stone, cut off wheel, abrasive disc, grinding bit abrasive, abrasive rubber
6804.30 whetstone, sharpening stone, sharpening stone diamond, honing stone, hand polishing stone, oilstone, pumice
  stone, nail buffer stone, foot stone
6805.10 emery cloth, abrasive cloth
6805.20 sandpaper, abrasive paper, sanding disc, sanding sheet, sanding paper, emery board, nail file of paper,
  abrasive sheet, wet dry sandpaper, sandpaper roll
6805.30 sanding belt, sanding sponge, abrasive sponge, abrasive pad, sanding block, scouring pad abrasive, buffing pad
  abrasive, abrasive belt
6806.10 rock wool, mineral wool, rockwool cube, rockwool growing, stone wool insulation
6806.90 vermiculite board, perlite, expanded clay, clay pebble, aerogel blanket
6807.90 asphalt shingle, bitumen membrane, roofing felt
6808.00 wood wool panel, cement bonded board
6809.11 plasterboard, drywall sheet, gypsum board
6809.90 plaster cast, plaster figure, gypsum figure, plaster decoration
6810.19 concrete tile, concrete paver, terrazzo tile, concrete block, cement tile
6810.99 concrete article, concrete planter, cement planter, concrete lamp base, concrete sink, concrete statue,
  terrazzo tray, cement coaster, concrete furniture part, artificial stone, quartz countertop, concrete umbrella base,
  terrazzo planter, concrete candle holder, diatomite bath mat, diatomite coaster
6813.81 brake lining, friction disc, brake pad material, clutch lining
6814.90 mica sheet, mica washer
6815.13 carbon fiber part, carbon fiber plate, carbon fiber tube, carbon fiber article, carbon fibre frame part,
  carbon fiber sheet, carbon fiber rod, carbon fiber panel, carbon fiber wallet plate, carbon fiber bracket, carbon
  fiber guitar pick
6815.19 graphite article, graphite sheet, graphite mold, graphite crucible, graphite rod, graphite block, graphite
  electrode block, graphite heat spreader
6815.99 diatomite mat, basalt fiber article, stone bath mat
6902.20 fire brick, firebrick, refractory brick, insulating brick, kiln brick
6903.20 crucible, refractory ceramic, alumina crucible, crucible for melting, alumina tube, kiln shelf, refractory
  tube, ceramic nozzle refractory, muffle
6903.90 zirconia crucible, silicon carbide tube, quartz crucible
6904.10 clay brick, building brick
6905.10 roof tile
6907.21 ceramic tile, floor tile, wall tile, porcelain tile, bathroom tile, ceramic floor tile, mosaic tile, subway
  tile, kitchen tile, paver tile
6909.12 zirconia part, ceramic blade, alumina insulator, ceramic bearing ball, ceramic plate technical, grinding media
  ceramic
6909.19 ceramic substrate, technical ceramic part, ceramic filter, alumina part, ceramic insert, ceramic membrane,
  ceramic atomizer, ceramic bio ring, honeycomb ceramic, ceramic nozzle, ceramic tube, ceramic disc, ceramic burner
  plate, ceramic wear part
6909.90 laboratory ceramic, ceramic mortar
6910.10 porcelain sink, porcelain toilet, toilet, bidet ceramic, urinal of porcelain, vessel sink
6910.90 ceramic sink, toilet bowl, washbasin
6911.10 porcelain mug, porcelain cup, porcelain plate, bone china, porcelain dinnerware, porcelain teapot, porcelain
  bowl, dinner plate, porcelain coffee dripper, porcelain dripper, tea set, teapot, porcelain espresso cup, dinnerware
  set, porcelain tableware, bone china mug
6912.00 ceramic mug, coffee mug, ceramic bowl, stoneware mug, ceramic plate, ceramic cup, earthenware pot, ceramic pet
  bowl, ceramic coffee dripper, ceramic teapot, soup bowl, ceramic baking dish, casserole dish, ceramic dinnerware,
  clay pot cooking, ceramic knife rest, pasta bowl, butter dish, ceramic salt cellar, ceramic tableware, ceramic spoon
  rest, ceramic jar for kitchen, ceramic dog bowl, ceramic soap dish, toothbrush holder of ceramic, fermentation
  crock, ceramic tumbler, espresso cup, pet bowl ceramic, slow feeder ceramic, matcha bowl
6913.10 porcelain figurine, porcelain ornament
6913.90 ceramic vase, ceramic figurine, ceramic ornament, piggy bank ceramic, ceramic statue, garden ornament ceramic,
  ceramic incense holder, ceramic candle holder, ceramic decor
6914.90 ceramic planter, flower pot of ceramic, ceramic article, terracotta pot, clay pot, plant pot ceramic,
  flowerpot, bonsai pot, olla pot, ceramic watering spike, ceramic bead, ceramic magnet, ceramic knob, ceramic urn,
  terracotta planter, terracotta
7002.39 glass rod, borosilicate tube stock, glass tubing
7005.10 coated glass sheet, mirror glass sheet, conductive glass, ito glass
7005.29 float glass, glass sheet, cover glass sheet
7006.00 bent glass, engraved glass sheet, etched glass, ground glass plate, drilled glass plate, glass pane edge
  worked, frosted glass sheet, cut glass panel
7007.11 car side window glass, tempered glass for vehicles
7007.19 tempered glass, screen protector of tempered glass, toughened glass, tempered glass screen protector, glass
  screen protector, glass panel
7007.21 windshield glass, car windshield, laminated windshield, laminated windscreen
7007.29 laminated glass, bulletproof glass, laminated safety glass
7008.00 double glazing, insulated glass unit, double pane
7009.10 rear view mirror, car mirror, blind spot mirror, side mirror, wing mirror, motorcycle mirror, baby car mirror
7009.91 mirror unframed, mirror tile, mirror sheet
7009.92 framed mirror, wall mirror, vanity mirror, makeup mirror, bathroom mirror, compact mirror, shaving mirror,
  floor mirror, dressing mirror, handheld mirror, mirror, magnifying mirror, bike mirror frame, convex mirror
7010.20 glass stopper
7010.90 glass bottle, glass jar, perfume bottle, glass vial, glass dropper bottle, mason jar, spice jar, glass
  ampoule, glass milk bottle, candle jar, jam jar, glass cosmetic jar, beer bottle, wine bottle empty, swing top
  bottle, glass spray bottle, roll on glass bottle
7011.10 glass bulb envelope
7013.22 crystal wine glass, crystal wine glasses, crystal glass, champagne glass crystal
7013.28 champagne glass, stemware, stemless wine glass, cocktail glass
7013.33 crystal tumbler, crystal whiskey glass
7013.37 drinking glass, wine glass, glass cup, glass tumbler, glass water bottle, whiskey glass, shot glass, beer
  glass, glass mug, double wall glass, water glass, pint glass, tea glass, glass straw, latte glass
7013.42 glass measuring cup, glass coffee carafe, glass oven dish, carafe, glass coffee server, borosilicate teapot
7013.49 glass food container, glass kitchenware, glass bowl, glass storage container, glass plate, glass teapot, glass
  pitcher, decanter, glass jug, glass baking dish, glass meal prep container, glass lunch box, glass jar with lid for
  kitchen, glass salad bowl, glass cake stand, glass coaster, pour over carafe, chemex, glass oil dispenser
7013.91 crystal vase, crystal ornament, crystal trophy, crystal decanter
7013.99 glass vase, glass ornament, glass candle holder, glass terrarium, vase, terrarium, glass dome, glass figurine,
  glass award, glass candle jar, glass ashtray, glass fish bowl, fish bowl, aquarium tank glass, fish tank glass,
  glass christmas ball, snow globe of glass, glass jewelry box, hourglass glass, glass soap dispenser, glass bathroom
  set, snow globe
7015.10 prescription lens blank
7015.90 watch glass, watch crystal, sapphire style crystal, clock glass, curved glass
7016.10 glass mosaic, mosaic glass tile
7016.90 glass brick, glass block, stained glass panel, leaded light
7017.10 quartz crucible glass, fused quartz tube, quartz laboratory
7017.20 borosilicate flask, laboratory flask, borosilicate beaker, erlenmeyer flask, glass pipette, glass petri dish,
  glass burette, condenser glass, desiccator, filtration flask, vacuum flask laboratory, lab bottle, reagent bottle
7017.90 laboratory glassware, beaker, test tube, petri dish, microscope slide, cover slip, cuvette glass, graduated
  cylinder glass, glass dropper, glass funnel lab, hydrometer jar, glass stirring rod
7018.10 glass bead, glass marble, glass beads, seed bead, rhinestone, imitation pearl, crystal bead, imitation
  gemstone, marbles glass
7018.20 glass microsphere, glass blasting bead
7018.90 glass eye, lampwork figurine, glass animal
7019.12 fiberglass roving
7019.14 fiberglass mat, chopped strand mat
7019.61 fiberglass fabric, fiberglass cloth, fiberglass mesh, glass fiber mesh, fiberglass window screen, fiber glass
  mesh, fibreglass mesh
7019.80 glass wool, fiberglass insulation
7019.90 fiberglass part, glass fiber article, fiberglass panel, fiberglass rod, fiberglass pole, fiberglass sleeve,
  fiberglass rope, fire blanket, welding blanket, fiberglass tube, fiberglass tape
7020.00 glass part, glass tube, quartz glass part, vacuum flask liner, glass panel cut, glass insert for thermos,
  infinity mirror glass, glass rod article, glass nail file, glass knob, glass lid for cookware, glass turntable
  plate, glass water pipe part, sight glass, hourglass, sand timer
7101.21 cultured pearl, pearls, loose pearl
7102.39 diamond loose, natural diamond, loose diamond
7103.10 rough gemstone, raw crystal, quartz raw
7103.99 gemstone, loose gemstone, sapphire, ruby, emerald, cut stone, crystal gemstone polished
7104.21 lab grown diamond, synthetic diamond
7104.91 lab diamond cut
7104.99 synthetic gemstone, cubic zirconia, synthetic sapphire
7105.10 diamond powder, diamond dust
7113.11 silver ring, silver jewelry, silver necklace, silver earring, sterling silver jewelry, silver bracelet, silver
  pendant, silver charm, sterling silver necklace, silver chain, silver anklet
7113.19 gold ring, gold jewelry, gold necklace, diamond ring, gold earring, gold bracelet, gold chain, engagement
  ring, wedding ring, platinum ring, platinum jewelry, gold pendant, diamond earring, diamond necklace, wedding band,
  gold band ring
7113.20 gold filled jewelry, rolled gold jewelry
7114.11 silver cutlery, silver tray, silver spoon, silver cup, silverware solid
7115.90 silver article technical, platinum crucible, gold article, platinum wire article, silver contact
7116.10 pearl necklace, pearl bracelet, pearl earring, pearl jewelry
7116.20 gemstone bracelet, crystal bracelet, jade bracelet, gemstone necklace, healing crystal, crystal ball, agate
  slice, gua sha stone, jade roller, gemstone roller, gemstone beads strung, amethyst, agate coaster, crystal wand
7117.11 cufflink, cuff link
7117.19 costume jewelry, imitation jewelry, bracelet, necklace, earring, metal keychain charm, fashion ring, stainless
  steel ring, stainless steel jewelry, gold plated earring, brass earring, metal brooch, lapel pin, enamel pin,
  titanium ring, tungsten ring, anklet, pendant, fashion earring, choker, body piercing, nose ring, piercing, hair
  jewelry, charm bracelet, watch chain, medallion, metal ring jewelry, tie clip, tie bar, brooch, magnetic bracelet,
  steel bracelet
7117.90 bead bracelet, plastic jewelry, wooden jewelry, friendship bracelet, resin earring, silicone bracelet, beaded
  necklace, acrylic earring, leather bracelet, charm bead, polymer clay earring, rope bracelet
7118.90 coin, commemorative coin, challenge coin, silver coin
`;
