/** Words of the search in the schedule. Own knowledge of how the nomenclature is written, 2026-09. */

/** Another spelling of the same word, so that British and American English and the schedule meet. */
export const spellings: Record<string, string> = {
  ...{ aluminium: 'aluminum', mould: 'mold', moulds: 'mold', moulded: 'molded', moulding: 'molding', colour: 'color' },
  ...{
    fibre: 'fiber',
    tyre: 'tire',
    tyres: 'tire',
    grey: 'gray',
    jewellery: 'jewelry',
    pyjamas: 'pajamas',
    metre: 'meter',
  },
  ...{
    centre: 'center',
    aerial: 'antenna',
    cellphone: 'phone',
    ebike: 'e bike',
    escooter: 'e scooter',
    wi: 'wifi',
    fi: '',
  },
  ...{ powerbank: 'power bank', earbud: 'earbuds', earphone: 'earphones', dashcam: 'dash cam' },
  ...{ lithiumion: 'lithium ion', li: 'lithium', lipo: 'lithium polymer', pcbs: 'pcb', fpv: 'fpv', television: 'tv' },
  ...{
    smartwatches: 'smartwatch',
    knives: 'knife',
    shelves: 'shelf',
    leaves: 'leaf',
    mice: 'mouse',
    feet: 'foot',
    teeth: 'tooth',
  },
  ...{
    calliper: 'caliper',
    callipers: 'caliper',
    adaptor: 'adapter',
    adaptors: 'adapter',
    donut: 'doughnut',
    plough: 'plow',
    catalogue: 'catalog',
    bicycles: 'bicycle',
  },
  ...{
    cosy: 'cozy',
    props: 'propeller',
    prop: 'propeller',
    gearmotor: 'gear motor',
    fr4: 'fr4',
    headphone: 'headphones',
    analyser: 'analyzer',
    purifying: 'purifier',
    vacuuming: 'vacuum',
    gimbals: 'gimbal',
    sulphur: 'sulfur',
  },
};

/** Words that say nothing about what a thing is. */
export const stopWords = new Set(
  `a an and any are as at be been but by can for from has have in into is it its made make making new of off on one or other our out over own per
  so such than that the their them then these they this those to too two up us very via was we which who whose will with within without you your
  mm cm kg ml inch inches watt volt we're i my need needs want product products item goods design designed based using used use uses user users
  all also each every more most not only same some up when where while high low quality good great best brand custom customized premium
  comes come plus about after before between both during through under until again further once here there
  whether heading headings subheading chapter included elsewhere specified thereof therefor therewith`.split(/\s+/),
);

/** Words that go with very many things: alone they decide nothing. */
export const vagueWords = new Set(
  `device gadget unit system machine apparatus equipment appliance instrument tool kit set smart electronic electronics electric electrical digital
  automatic portable wireless mini small compact household home personal professional outdoor indoor article accessory part assembly module
  rechargeable connected intelligent modern powered black white size large light lightweight waterproof handheld hand solution hardware cordless
  adjustable foldable`.split(/\s+/),
);

/** Words for what many things have: they count little, unless they are the thing itself. */
export const commonFeatures = new Set(
  'battery usb app bluetooth wifi led display screen type c sensor control controller monitor kids pet'.split(' '),
);

/** Words for a shape or a holder: where "that" and what it does follow, they say little of what a thing is. */
export const shapeWords = new Set(
  'box clip cap strap band card tag stick pen mat stand puck patch ball ring tube brick bar pad plate disc dongle dock case bag station base head panel frame cube pair sheet ear robot wall dial gun cover'.split(
    ' ',
  ),
);

/**
 * Where the words for the thing itself end and others begin, and what those count: what it does nearly as much as what it
 * is called, what it has or is for little.
 */
export const featureWeights: Record<string, number> = {
  ...{ that: 0.6, which: 0.6, who: 0.5, to: 0.5, for: 0.35, of: 0.35, so: 0.4, by: 0.3, whose: 0.3 },
  ...{ with: 0.25, using: 0.3, featuring: 0.25, including: 0.25, includes: 0.25, powered: 0.25, made: 0.3, from: 0.3 },
  ...{ in: 0.3, containing: 0.25, via: 0.25, no: 0.2, like: 0.1 },
};

/** Chapters of articles of one material, by words for the material. */
export const materialChapters: [words: string, chapters: string][] = [
  [
    'plastic plastics abs polycarbonate polypropylene polyethylene nylon acrylic pmma tpu pvc pla petg pom tritan hdpe',
    '39',
  ],
  ['silicone', '39 40'],
  ['rubber latex neoprene', '40'],
  ['leather', '41 4203 4205'],
  ['wood wooden plywood mdf oak walnut', '44'],
  ['bamboo rattan wicker', '44 46'],
  ['paper cardboard paperboard pulp', '48'],
  [
    'cotton polyester textile fabric wool linen canvas microfiber fleece knit knitted woven',
    '50 51 52 53 54 55 56 57 58 59 60 61 62 63',
  ],
  ['ceramic porcelain stoneware earthenware', '69'],
  ['glass borosilicate', '70'],
  ['silver gold', '71'],
  ['steel iron stainless metal', '72 73 82 83'],
  ['copper brass bronze', '74 82 83'],
  ['aluminum', '76 82 83'],
  ['zinc zamak', '79 83'],
  ['titanium', '81 82 83'],
];
