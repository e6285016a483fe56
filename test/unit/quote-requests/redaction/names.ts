/** Seeded random numbers: the same names in every run. */
function createRandom(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const onsets = 'z qu v kr th br pl x dr gl n m j f sk tw'.split(' ');
const vowels = 'a e i o u ae io y'.split(' ');
const codas = 'x rn lk th nd v z rv lm k'.split(' ');
const hanFirst = [...'泽曜珞霁翊煜琰晟翎彧'];
const hanSecond = [...'飞翰璟麒骁澜霖渊钧珩'];
const goodsEn =
  'water bottle|desk lamp|smart lock|coffee grinder|yoga mat|bicycle pump|door handle|garden hose|picture frame|laundry basket|pet feeder|phone stand|air purifier|kitchen scale|tool box|camping tent|wireless charger|electric toothbrush|baby monitor|soap dispenser|salad spinner|shower head|wall clock|umbrella stand|cutting board|dog collar|cocktail shaker|bluetooth speaker|espresso machine|power bank'.split(
    '|',
  );
const goodsZh =
  '蓝牙耳机|保温杯|台灯|智能门锁|电动牙刷|加湿器|行李箱|充电宝|咖啡机|空气净化器|遥控器|筋膜枪|宠物喂食器|手机支架|不锈钢水杯|儿童手表|折叠自行车|无线充电器|厨房秤|电热水壶'.split(
    '|',
  );
const tradesEn = ['Robotics', 'Labs', 'Technologies', 'Design', 'Electronics', 'Industries'];
const formsEn = ['Inc.', 'Ltd', 'GmbH', 'Co., Ltd.', 'LLC', ''];
const titleCase = (words: string) => words.replace(/\b[a-z]/g, (letter) => letter.toUpperCase());

export type GeneratedNames = {
  company: string;
  product: string;
  /** Words to redact. `generic` words must be kept. */
  distinctive: string[];
  generic: string[];
};

/** Companies and products: half with generic names, a third Chinese. */
export function generateNames(count: number, seed: number): GeneratedNames[] {
  const random = createRandom(seed);
  const pick = <T>(list: readonly T[]): T => list[random(list.length)] as T;
  const coinName = (syllables: number) =>
    titleCase(Array.from({ length: syllables }, () => pick(onsets) + pick(vowels)).join('') + pick(codas));
  return Array.from({ length: count }, (_, i): GeneratedNames => {
    const chinese = i % 3 === 2;
    const goods = chinese ? pick(goodsZh) : pick(goodsEn);
    const otherGoods = chinese ? pick(goodsZh) : pick(goodsEn);
    const brand = chinese ? pick(hanFirst) + pick(hanSecond) : coinName(2);
    const model = chinese ? pick(hanSecond) + pick(hanFirst) : coinName(2 + random(2));
    if (i % 2 === 0) {
      const company = chinese ? `深圳市${otherGoods}有限公司` : `${titleCase(otherGoods)} ${pick(formsEn)}`.trim();
      return { company, product: chinese ? goods : titleCase(goods), distinctive: [], generic: [goods, otherGoods] };
    }
    const company = chinese
      ? `东莞市${brand}${pick(['科技', '电子', '智能'])}有限公司`
      : `${brand} ${pick(tradesEn)} ${pick(formsEn)}`.trim();
    const product = chinese
      ? `${model}${goods}`
      : pick([`${model} ${random(9000) + 100}`, `${model} ${titleCase(goods)}`]);
    return { company, product, distinctive: [brand, model], generic: [goods] };
  });
}

/** Spellings of a name that redaction has to recognise. */
export const spellingVariants: ((name: string) => string)[] = [
  (name) => name,
  (name) => name.toUpperCase(),
  (name) => name.toLowerCase(),
  (name) => `${name}s`,
  (name) => `${name}'s`,
  (name) => `${name}Case`,
  (name) => `super${name.toLowerCase()}`,
  (name) => `${name.slice(0, Math.ceil(name.length / 2))} ${name.slice(Math.ceil(name.length / 2))}`,
  (name) => `${name.slice(0, 2)}-${name.slice(2)}`,
  (name) => [...name].join(' '),
  (name) => [...name].join('\u200B'),
  (name) => name.replace(/[!-~]/g, (letter) => String.fromCodePoint((letter.codePointAt(0) ?? 0) + 0xfee0)),
  (name) => name.replace(/[aeio]/, (vowel) => `${vowel}\u0301`),
  (name) => `${name}_v2.step`,
];

/** Without case, accents, width, spaces and hyphens. */
export const foldForReader = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
