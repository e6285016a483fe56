/**
 * What founders call goods of chapters 41 to 60: the start of a number, then the names, parted by commas. Own knowledge of the
 * nomenclature, 2026-09.
 */
export const termsOfBagsPaperAndFabrics = `
4107.92 leather hide, finished leather, leather sheet
4114.10 chamois leather, chamois cloth leather
4201.00 dog collar, dog leash, dog harness, pet collar, cat collar, pet harness, pet leash, saddle, dog muzzle, dog
  coat, dog jacket, dog raincoat, horse blanket, horse bridle, horse halter, dog boots, dog life jacket, saddlebag for
  horses, retractable dog leash, retractable leash, slip lead, dog seat belt, dog bandana, pet clothes, pet costume,
  dog sweater, horse fly mask, horse mask, horse boots, horse rug, bird harness
4202.11 leather suitcase, leather briefcase
4202.12 suitcase, luggage, carry on suitcase, hard shell suitcase, trolley case, laptop briefcase, rolling luggage,
  spinner suitcase, carry on luggage, school satchel, pilot case, cabin suitcase, kids suitcase, hardside luggage,
  hard shell spinner, beauty case, vanity case, briefcase of plastics
4202.21 leather handbag
4202.22 handbag, tote bag, shoulder bag, crossbody bag, clutch bag, canvas tote, cotton tote, shopping tote, messenger
  handbag
4202.31 leather wallet, leather card holder, leather phone case, passport holder, leather coin purse, key case
  leather, leather passport cover, leather cigar case
4202.32 wallet, card holder, purse, cell phone pouch, coin purse, rfid wallet, passport wallet, card wallet, key
  pouch, slim wallet, cardholder wallet
4202.91 leather bag, leather backpack, leather case, leather pencil case, leather tool roll, leather sheath, knife
  sheath, leather holster, leather watch roll
4202.92 backpack, laptop bag, camera bag, sports bag, gym bag, travel bag, duffel bag, rucksack, tool bag, cooler bag,
  insulated lunch bag, cable pouch, laptop sleeve, textile case, diaper bag, dry bag, fanny pack, waist pack, bum bag,
  belt bag, packing cube, drawstring bag, toiletry bag, makeup bag, cosmetic bag, wash bag, pencil pouch, messenger
  bag, sling bag, hip pack, pannier bag, pannier, saddle bag, frame bag, bike bag, handlebar bag, cooler box soft,
  insulated bag, cooler backpack, tool roll, tool pouch, tool belt pouch, camera insert, padded insert, garment bag,
  shoe bag, instrument bag, guitar gig bag, gig bag, golf bag, ski bag, yoga mat bag, tablet sleeve, laptop backpack,
  hydration pack, running vest pack, hiking backpack, school bag, wet bag, beach bag, picnic bag, medical bag, first
  aid bag empty, pet carrier bag, cat carrier bag, baby changing bag, delivery bag, food delivery backpack, lunch bag,
  tech pouch, gadget pouch, stuff sack, compression sack, chest rig, binocular case, drone bag, tripod bag, racket
  bag, ball bag, bottle carrier, insulin cooler case, insulin travel case, padded case, cooler tote
4202.99 hard case, protective case, eva case, instrument case, eyeglass case, jewelry box, carrying case, gun case,
  violin case, guitar case, pistol case, watch box, watch roll case, glasses case, spectacle case, sunglasses case,
  flight case, equipment case, waterproof hard case, controller case, headphone case, hard travel case, cutlery case,
  ring box, jewelry case, jewelry organizer, tool case, makeup case, drone hard case
4203.10 leather jacket, leather pants, leather vest, leather coat, leather apron
4203.21 leather sports glove, baseball glove
4203.29 leather glove, work glove of leather, leather driving glove, gardening glove leather, motorcycle glove
  leather, welding glove
4203.30 leather belt
4205.00 leather strap, leather keychain, leather desk mat, leather cord, leather bracelet blank, leather desk pad,
  leather mouse pad, leather key ring, leather luggage tag, leather coaster, leather guitar strap, leather tray,
  leather patch, leather cable strap, leather handle, leather book cover
4303.10 fur coat, fur hat, sheepskin rug
4304.00 artificial fur, faux fur
4401.22 wood chip, smoking wood chip, bbq wood chip, wood chunk
4401.31 wood pellet, heating pellet
4402.90 charcoal, lump charcoal, hookah charcoal, bbq charcoal, charcoal briquette
4404.10 wooden stake
4407.99 lumber, sawn timber, wood plank, hardwood board
4408.90 wood veneer, veneer sheet
4409.10 wood molding, wooden profile, skirting board wood
4409.29 hardwood flooring, parquet strip
4410.11 particle board, chipboard
4411.14 mdf board, mdf sheet
4412.33 plywood, plywood sheet, birch plywood, laser plywood
4413.00 densified wood
4414.10 wooden picture frame, wooden frame, bamboo frame, photo frame of wood, picture frame, photo frame, poster
  frame, canvas stretcher
4415.10 wooden packing case, wooden crate, cable drum of wood, wooden packing box, wine crate wood
4415.20 wooden pallet
4416.00 wooden barrel, oak barrel, whiskey barrel, wooden bucket, hot tub wooden
4417.00 wooden tool handle, wooden handle, broom handle wood, tool body of wood, shoe last, shoe tree
4418.19 wooden window
4418.29 wooden door
4418.75 parquet panel, wooden floor panel, bamboo flooring
4418.99 wooden beam, wooden staircase, cellular wood panel, cross laminated timber, wood wall panel
4419.11 bamboo cutting board, cutting board of bamboo
4419.12 bamboo chopsticks, chopsticks of wood
4419.20 cutting board, wooden cutting board, tropical wood tableware
4419.90 wooden spoon, wooden bowl, wooden kitchen utensil, wooden tableware, rolling pin, wooden spatula, salad bowl
  wood, wooden tray, serving board, charcuterie board, pepper mill of wood, wooden plate, butter board, wooden cup,
  coaster of wood, honey dipper, bread box wood, mortar of wood, wooden fork
4420.19 wooden ornament, wooden figurine, carved wood figure, wooden sculpture, wood wall art
4420.90 wooden box, wooden jewelry box, wooden case, wooden watch box, cigar box, humidor, wooden tea box, keepsake
  box, urn of wood, jewelry box of wood, wood marquetry, wooden chest box
4421.10 wooden hanger, clothes hanger of wood
4421.91 bamboo article, bamboo stand, bamboo toothbrush handle, bamboo stick, bamboo skewer, bamboo pole, bamboo
  tissue box, bamboo organizer, bamboo tray stand
4421.99 wooden part, wooden stand, wooden article, plywood part, laser cut plywood, wooden knob, wooden phone stand,
  wooden ladder, birdhouse, bird house, wooden bird feeder, clothespin wood, wooden dowel, wood dowel, toothpick,
  wooden skewer, popsicle stick, wooden fence, wooden sign, wooden letter, wooden bead, wooden planter, raised garden
  bed, wine rack, wooden stairs pet, wooden blind, beehive, bee house, bat house, trellis wood, wooden shoe rack
  small, wooden key holder, wooden ruler holder, wooden tripod legs, wooden hook, wooden spool, coffin, headphone
  stand wood, cork board frame, wooden photo display, wooden baby gate, pet gate, safety gate of wood, laptop stand of
  wood, monitor riser wood
4503.10 cork stopper, wine cork, cork plug
4504.10 cork mat, cork sheet, cork coaster, cork block, cork tile, cork roll, cork underlay, agglomerated cork, cork
  board, cork yoga block, pin board of cork, cork yoga mat
4601.29 bamboo mat, straw mat, rattan sheet, cane webbing
4602.11 bamboo basket
4602.19 wicker basket, woven basket, rattan basket, straw bag, seagrass basket, willow basket, wicker tray, picnic
  basket
4802.56 printer paper, copy paper, a4 paper, writing paper, drawing paper
4804.31 kraft paper roll
4805.40 filter paper
4806.10 parchment paper, baking parchment, baking paper
4806.20 greaseproof paper
4806.30 tracing paper
4806.40 glassine paper
4808.10 corrugated paper roll
4808.90 honeycomb paper, crepe paper
4811.41 gummed paper, adhesive paper, paper tape, kraft tape, washi tape, sublimation paper adhesive
4811.59 release paper, silicone release liner
4811.90 thermal paper, receipt paper, thermal receipt roll, thermal paper roll, receipt roll, wrapping paper, tissue
  wrapping paper, gift wrap, gift wrapping paper, photo paper, wax paper
4812.00 filter sheet of pulp
4813.10 rolling paper, cigarette paper
4814.90 wallpaper, wall mural, wall covering paper, peel and stick wallpaper
4816.20 carbonless paper
4816.90 transfer paper, heat transfer paper, carbon paper
4817.10 envelope, padded envelope of paper
4817.20 postcard plain, letter card
4818.10 toilet paper
4818.20 facial tissue, paper handkerchief, paper towel, kleenex, kitchen towel paper, makeup tissue, hand towel paper
4818.30 paper napkin, paper tablecloth
4818.50 disposable paper clothing, paper gown
4818.90 disposable underpad, bed pad of paper, examination table paper, puppy pad of paper
4819.10 corrugated box, shipping box, mailer box, cardboard box, carton, corrugated mailer, moving box, pizza box,
  cardboard mailer
4819.20 paper box, retail box, color box, gift box, rigid box, folding carton, playing card box, tuck box, paper tube
  packaging, cardboard tube, magnetic gift box, product box, paper gift box, cosmetic box of paper, jewelry box of
  paper, cake box, food box paper, display carton, sleeve box
4819.40 paper bag, paper shopping bag, coffee bag paper, kraft bag, paper sack, gift bag
4819.50 record sleeve, paper envelope packaging, paper can, paper canister
4819.60 storage box of cardboard, file box, cardboard magazine file
4820.10 notebook, paper notebook, planner, diary, journal, notepad, sticky note, sticky notes, post it note, memo pad,
  order book, receipt book, sketchbook, spiral notebook, log book, address book, writing pad
4820.20 exercise book
4820.30 file folder, ring binder, paper folder, manila folder, book cover of paper
4820.40 business form, carbon copy form
4820.50 photo album, scrapbook, stamp album, album
4820.90 desk pad of paper, blotter, sticky tab
4821.10 label, barcode label, paper sticker, product label, hang tag, swing tag, price label, shipping label, paper
  tag, sticker label, name label, bottle label, thermal label, label roll
4822.90 paper core, cardboard core, paper spool
4823.20 coffee filter, coffee filter paper, paper filter, filter paper circle, tea filter bag, paper filter bag
4823.69 paper cup, paper plate, paper straw, paper bowl, cupcake liner, paper tray, paper coaster, drink coaster of
  paper, paper lid, beer mat
4823.70 molded pulp tray, molded pulp packaging, paper pulp insert, egg tray, peat pot, seedling pot of pulp, pulp
  tray, pulp insert, bagasse plate, molded fiber
4823.90 paper straw, paper fan, paper lantern, honeycomb paper decoration, cardboard cutout, cardboard insert,
  papercraft, cat scratcher cardboard, paper confetti, origami paper, cardboard stand, paper die cut, cardboard
  divider, quilling paper, paper bunting, pattern paper, cardboard display, cardboard protector, gasket of paper,
  paper liner, paper hang tag craft
4901.99 book, instruction manual, user manual, printed booklet, paperback, cookbook, hardcover book, workbook, novel,
  guide book, user guide, instruction leaflet
4902.90 magazine, newspaper, comic
4903.00 children picture book, coloring book, colouring book, children book, baby cloth book printed, activity book,
  sticker book
4904.00 sheet music, music score
4905.20 atlas
4905.90 map, globe, world map, wall map, scratch map
4906.00 blueprint, architectural plan
4907.00 stock certificate, cheque form, gift voucher
4908.90 transfer decal, temporary tattoo, iron on transfer, decal sheet, transfer tattoo, temporary tattoos, heat
  transfer vinyl print
4909.00 greeting card, postcard, birthday card, invitation card, wedding invitation, thank you card, pop up card
4910.00 calendar, wall calendar, desk calendar, advent calendar
4911.10 brochure, catalog, advertising leaflet, flyer, catalogue printed, leaflet, price list, brochure printed
4911.91 poster, printed picture, art print, photograph, photo print, canvas print, wall art print, print for framing
4911.99 flash card, flashcards, learning card, ticket printed, printed card, business card, affirmation cards, tarot
  cards printed, quick start guide card, certificate printed, printed banner paper, sewing pattern printed
5007.20 silk fabric
5109.10 wool yarn, knitting yarn wool, merino yarn
5112.11 wool fabric, suiting fabric
5204.20 cotton thread, embroidery thread cotton
5207.10 cotton yarn, crochet yarn cotton
5208.31 cotton fabric, cotton canvas, poplin
5209.42 denim fabric
5309.19 linen fabric
5310.10 burlap, jute fabric
5401.10 sewing thread, polyester thread, embroidery thread
5402.33 textured polyester yarn
5404.19 fishing line, monofilament line, fluorocarbon line, nylon monofilament, racket string, tennis string
5407.10 cordura, high tenacity nylon fabric, ballistic nylon, geotextile woven, landscape fabric
5407.61 polyester fabric, woven polyester, upholstery fabric, nylon fabric, ripstop, ripstop nylon
5508.10 spun polyester thread
5511.10 acrylic yarn, knitting yarn, crochet yarn, hand knitting yarn
5601.21 cotton ball, cotton pad, cotton swab, cotton bud, cotton wool, makeup pad of cotton
5601.22 polyester wadding, quilt batting, batting, polyester fill, fiberfill, stuffing fiber
5602.10 needle felt, felt roll
5602.21 wool felt, felt pad, felt sheet wool, felt coaster, felt desk mat
5603.12 spunbond, nonwoven fabric, melt blown fabric
5603.92 nonwoven fabric, felt sheet
5603.94 nonwoven roll, nonwoven pad, geotextile, weed control fabric, landscape fabric nonwoven, weed mat, dust cloth
  nonwoven, floor wipe nonwoven
5604.10 rubber thread, elastic cord, bungee cord, shock cord, elastic string
5605.00 metallic thread, conductive thread, metalized yarn
5606.00 chenille yarn, gimped yarn
5607.21 sisal rope, sisal twine, baler twine
5607.49 polypropylene rope, tow rope, floating rope, marine rope, mooring line, dock line
5607.50 rope, paracord, climbing rope, nylon cord, polyester rope, kernmantle rope, nylon string, bondage rope,
  accessory cord, drawcord, tie cord, kite line, braided rope, tent guy line, rope lead
5607.90 cotton rope, jute rope, jute twine, hemp rope, macrame cord, cotton cord, twine, string
5608.19 cargo net, hammock net, fishing net, sports net, bird net, garden netting, safety net, climbing net, mesh net,
  trunk net, debris net, rope net, bird netting, insect netting
5609.00 rope article, shoelace, paracord bracelet, lanyard of cord, rope ladder, tow strap rope, mop string, cord
  loop, rope handle, lanyard rope, dog rope, macrame hanger, bungee strap, sisal post, shoelaces, elastic laces, rope
  swing part, wrist cord, drawstring
5701.10 hand knotted rug, persian rug
5702.42 carpet, rug
5702.50 flat woven rug, cotton rug, kilim
5703.10 wool tufted rug
5703.29 tufted rug nylon, bath rug, tufted bath mat
5703.39 artificial turf, tufted carpet, area rug, tufted rug, tufted area rug, doormat, door mat, shaggy rug, carpet
  tile, floor rug, polyester rug, car carpet
5704.90 felt carpet, exhibition carpet
5705.00 rug, bath mat of textile, entrance mat, washable rug, coir doormat, play mat of textile, felt mat
5801.37 velvet fabric, velour fabric, corduroy
5804.10 tulle, netting fabric, mesh fabric, mosquito mesh
5804.21 lace, lace fabric, lace trim
5805.00 tapestry, wall tapestry, needlepoint
5806.10 hook and loop tape, velcro tape, velcro strap
5806.20 elastic band, elastic waistband, elastic tape, elastic webbing, elastic ribbon, stretch band textile
5806.31 cotton tape, bias tape, cotton webbing, herringbone tape
5806.32 webbing, nylon webbing, polyester webbing, ribbon, narrow woven fabric strap, grosgrain ribbon, satin ribbon,
  seat belt webbing, strap webbing, bag strap webbing, polypropylene webbing, reflective ribbon, ribbon roll, gift
  ribbon
5807.10 woven label, clothing label, woven badge, size label, care label woven, woven patch
5807.90 printed clothing label, care label, satin label
5808.10 braid, paracord in bulk
5808.90 tassel, fringe, pompom, cord trim
5810.92 embroidered patch, embroidery patch, iron on patch, embroidered badge, embroidery
5811.00 quilted fabric
5901.90 canvas for painting, artist canvas, stretched canvas, primed canvas, book cloth
5903.10 pvc coated fabric, tarpaulin fabric, vinyl fabric, faux leather pvc
5903.20 coated fabric, pu coated fabric, polyurethane laminated fabric, artificial leather, faux leather, pu leather,
  synthetic leather, vegan leather
5904.10 linoleum
5905.00 textile wall covering, fabric wallpaper
5906.10 rubberized tape, friction tape
5906.91 rubberized fabric, neoprene fabric
5907.00 waxed canvas, painted backdrop, photography backdrop, photo backdrop, green screen
5908.00 candle wick, lamp wick, wick
5909.00 fire hose, textile hose
5910.00 flat conveyor belt of textile, transmission belt textile
5911.10 card clothing, needlecloth
5911.40 straining cloth
5911.90 filter cloth, technical textile article, filter bag, polishing cloth disc, polishing pad of textile, dust
  filter bag, mesh filter bag, felt polishing wheel, filter felt
6001.92 fleece fabric, velour knit
6004.10 spandex fabric, lycra fabric, stretch fabric
6006.32 jersey fabric, knit fabric
`;
