/** A judged query: which factories must rank first, which must not be found, and the total. */
export type Judged = { intent: string; q: string; first: string[]; within: number; never: string[]; total?: number };

type More = { within?: number; never?: string; total?: number };

const judge = (intent: string, q: string, first: string, { within, never = '', total }: More = {}): Judged => {
  const ids = first.split(' ').filter(Boolean);
  return {
    intent,
    q,
    first: ids,
    within: within ?? ids.length,
    never: never.split(' ').filter(Boolean),
    ...(total !== undefined && { total }),
  };
};
const none = (intent: string, q: string) => judge(intent, q, '', { total: 0 });

// The grid has 13 cities with 14 trades each, so a word of one of its trades is found 13 times and a city 14 times.
export const judgedQueries: Judged[] = [
  // English words
  judge('a name before a specialty, however well known', 'hengyi', 'mfg-hengyi4', { never: 'mfg-hidden2 mfg-hengyu' }),
  judge('the whole name', 'Hengyi Precision Mould', 'mfg-hengyi1 mfg-hengyi3', {
    total: 2,
    never: 'mfg-hengyu mfg-hidden2',
  }),
  judge('words in another order', 'mould hengyi precision', 'mfg-hengyi1 mfg-hengyi3', { total: 2 }),
  judge('a name of one word', 'Hengyi', 'mfg-hengyi4'),
  judge('a name that ends with the word', 'precision hengyi', 'mfg-hengyi5'),
  judge('an agent comes last', 'hengyi', 'mfg-hengyi6', { within: 10 }),
  judge('an integrator by its trade', 'hengyi integration', 'int-hengyi', { total: 1 }),
  judge('a specialty', 'rivets', 'mfg-0042 mfg-0043 mfg-00421', { total: 3 }),
  judge('a capability', 'helical', 'mfg-five', { total: 1 }),
  judge('a plural is a word of its own', 'castors', 'mfg-castor', { total: 1 }),
  judge('capitals in the text', 'shouting valves', 'mfg-upper', { total: 1 }),
  judge('capitals in the query', 'FLASH TUBES', 'mfg-xenon', { total: 1 }),
  judge('who makes batteries, not who has the word in the brand', 'lithium battery', 'mfg-sz07', {
    within: 13,
    never: 'mfg-toy1',
    total: 13,
  }),
  judge('a trade that is also a brand', 'silicone', 'mfg-toy5', { total: 14 }),
  judge('a brand that is also a trade', 'battery park', 'mfg-toy1', { total: 1 }),
  judge('lanterns, not batteries', 'paper lanterns', 'mfg-toy1', { total: 1 }),
  judge('a street, not cameras', 'camera lane', 'mfg-toy2', { total: 1 }),

  // prefixes and substrings
  judge('a whole word before words that contain it', 'molding', 'mfg-molding1 mfg-overmold1 mfg-molding2', {
    total: 3,
    never: 'mfg-hidden1',
  }),
  judge('a word inside others', 'mold', 'mfg-molding1 mfg-goldmold mfg-overmold1', {
    never: 'mfg-overmould mfg-hengyi1',
  }),
  judge('a word inside others, in names and elsewhere', 'overmold', 'mfg-overmold1 mfg-overmold2', {
    total: 2,
    never: 'mfg-overmould',
  }),
  judge('British spelling is another word', 'mould', 'mfg-hengyi1 mfg-hengyi3 mfg-hengyu', {
    never: 'mfg-overmold1',
    total: 4,
  }),
  judge('the end of a word', 'coat', 'mfg-recoat mfg-nanocoat mfg-angstrom', { total: 3 }),
  judge('part of a long word', 'icromot', 'mfg-microm mfg-servo', { total: 2 }),
  judge('cast in casting, castor and forecast', 'cast', 'mfg-castor mfg-forecast', { total: 15 }),
  judge('two letters begin a word', 'uv', 'mfg-uvled', { total: 1, never: 'mfg-suv' }),
  judge('two letters do not stand inside a word', 'rf', 'mfg-rfid', { total: 1, never: 'mfg-surf' }),
  judge('two letters and a digit', 'qx7', 'mfg-qx', { total: 1 }),
  judge('two letters of a longer word', 'qx', 'mfg-qx', { total: 1 }),
  judge('one letter is a word', 'x', 'mfg-planx', { total: 1, never: 'mfg-xenon' }),
  judge('one digit is a word', '5', 'mfg-studio5', { total: 1, never: 'mfg-five mfg-axis5' }),
  judge('a word and a letter', 'plan x', 'mfg-planx', { total: 1 }),

  // accents, width, case
  judge('typed without accents', 'precision metallique', 'mfg-precis', { total: 1 }),
  judge('typed with accents', 'Précision Métallique', 'mfg-precis', { total: 1 }),
  judge('accents and capitals', 'PRÉCISION', 'mfg-precis', { within: 6 }),
  judge('a diaeresis left out', 'muller', 'mfg-muller', { total: 1 }),
  judge('a diaeresis typed', 'MÜLLER', 'mfg-muller', { total: 1 }),
  judge('a ring left out', 'angstrom', 'mfg-angstrom', { total: 1 }),
  judge('an accent inside', 'creme jars', 'mfg-creme', { total: 1 }),
  judge('a tilde', 'senal', 'mfg-senal', { total: 1 }),
  judge('two accents on one letter', 'nguyen', 'mfg-nguyen', { total: 1 }),
  judge('an accent too many', 'résumé printing', 'mfg-resume', { total: 1 }),
  judge('full width in the text', 'abc rubber', 'mfg-wide2', { total: 1 }),
  judge('full width in the query', 'ＡＢＣ', 'mfg-wide2', { total: 1 }),
  judge('full and half width are one', 'cnc engraving', 'mfg-wide1 mfg-narrow', { total: 2 }),
  judge('full width among Chinese', 'ＣＮＣ 全角', 'mfg-wide1', { total: 1 }),

  // numbers and punctuation
  judge('a standard, spelled apart', 'iso 9001', 'mfg-iso1 mfg-iso2 mfg-iso3 mfg-iso4', {
    total: 5,
    never: 'mfg-iso5',
  }),
  judge('a standard, with a hyphen', 'iso-9001', 'mfg-iso2'),
  judge('a standard, spelled together', 'ISO9001', 'mfg-iso3'),
  judge('a standard with its year', 'iso 9001:2015', 'mfg-iso4', { total: 1 }),
  judge('another standard', '13485', 'mfg-iso5', { total: 1 }),
  judge('letters that begin a name', 'isolde', 'mfg-iso6', { total: 1 }),
  judge('a number with a hyphen', '5-axis', 'mfg-axis5 mfg-five', { total: 2, never: 'mfg-axis4' }),
  judge('the word behind the hyphen', 'axis', 'mfg-axis4 mfg-axis5 mfg-five', { within: 3, total: 3 }),
  judge('a plug', 'USB-C', 'mfg-usbc', { total: 1, never: 'mfg-usba' }),
  judge('either plug', 'usb', 'mfg-usba mfg-usbc', { within: 2, total: 2 }),
  judge('cells of a kind', 'li-ion', 'mfg-liion', { total: 1 }),
  judge('a percentage', '100%', 'mfg-liion', { total: 1 }),
  judge('words with a slash between', 'edm wire', 'mfg-edm', { total: 1 }),
  judge('an underscore', 'hard_anodizing', 'mfg-hard', { total: 1 }),
  judge('a part behind an underscore', 'anodizing', 'mfg-hard', { total: 1 }),
  judge('an ampersand between words', 'black decked', 'mfg-amp', { total: 1 }),
  judge('an apostrophe', "xi'an gauge", 'mfg-apos', { total: 1 }),
  judge('a full stop', 'node.js', 'mfg-dot', { total: 1 }),
  judge('commas and brackets between words', 'hengyi, (kunshan)', 'mfg-hengyi3', { total: 1 }),

  // Chinese
  judge('one character in names', '鼎', 'mfg-ding2 mfg-ding1', { within: 2, total: 2, never: 'mfg-hidden1' }),
  judge('one character elsewhere', '锆', 'mfg-zirc', { total: 1 }),
  judge('two characters', '陶瓷', 'mfg-zirc', { total: 1 }),
  judge('two characters of a name', '明辉', 'mfg-mix1 mfg-mix2', { within: 2, total: 2 }),
  judge('two characters across words', '密模', 'mfg-hengyi1 mfg-hengyi2 mfg-hengyi3 mfg-hengyu', {
    within: 4,
    total: 4,
  }),
  judge('three characters', '氧化锆', 'mfg-zirc', { total: 1 }),
  judge('three characters that only look near', '碳纤维', 'mfg-carbon', { total: 1, never: 'mfg-glass' }),
  judge('seven characters', '碳纤维复合材料', 'mfg-carbon', { total: 1 }),
  judge('four characters of a form of company', '股份有限', 'mfg-group1', { total: 1 }),
  judge('a whole Chinese name', '恒益精密模具', 'mfg-hengyi1 mfg-hengyi3', {
    total: 2,
    never: 'mfg-hengyi2 mfg-hengyu mfg-hidden2',
  }),
  judge('a short name that others begin with', '恒益', 'mfg-hengyi4 mfg-hengyi1 mfg-hengyi3', { total: 3 }),
  judge('runs apart', '恒益 模具', 'mfg-hengyi1 mfg-hengyi3', { total: 2 }),
  judge('traditional characters are others', '螺絲', 'mfg-trad', { total: 1, never: 'mfg-simp' }),
  judge('simplified characters are others', '螺丝', 'mfg-simp', { total: 1, never: 'mfg-trad' }),
  none('characters the wrong way round', '圳深'),
  none('two cities in one word', '深圳东莞'),

  // both scripts
  judge('Latin in the middle of Chinese', 'CNC加工', 'mfg-mix1 mfg-mix2', { within: 15, total: 15 }),
  judge('the same with a space', 'cnc 加工', 'mfg-mix1 mfg-mix2', { within: 15, total: 15 }),
  judge('the same the other way round', '加工cnc', 'mfg-mix1 mfg-mix2', { within: 15, total: 15 }),
  judge('a material with its process', 'PEEK注塑', 'mfg-peek', { total: 1, never: 'mfg-peekcn' }),
  judge('an English brand with a Chinese trade', 'lanbo 注塑', 'mfg-dg02', { total: 1 }),
  judge('a Chinese brand with an English trade', '桥森 battery', 'mfg-sz07', { total: 1 }),
  judge('an English city with a Chinese trade', 'shenzhen 线束', 'mfg-sz06', { total: 1 }),

  // cities and trades
  judge('a city and a trade', 'shenzhen battery', 'mfg-sz07', { total: 1 }),
  judge('the same in Chinese', '深圳 电池', 'mfg-sz07', { total: 1 }),
  judge('a city and a trade of two words', 'chongqing die casting', 'mfg-cq05', { total: 1 }),
  judge('a city and a speciality of two words', 'brushless ningbo', 'mfg-nb08', { total: 1 }),
  judge('a city in Chinese, a trade in English', '厦门 packaging', 'mfg-xm12', { total: 1 }),
  judge('a city with its ending', '佛山市', 'mfg-fs05', { within: 14, total: 14 }),
  judge('a city alone', 'dongguan', 'mfg-dg01', { within: 15, total: 15 }),
  judge('a city in Chinese alone', '东莞', 'mfg-dg01', { within: 14, total: 14, never: 'mfg-dongguan1' }),
  judge('two cities of one English name', 'taizhou', 'mfg-taizhou1 mfg-taizhou2', { within: 2, total: 2 }),
  judge('one of two cities of one English name', '泰州', 'mfg-taizhou2', { total: 1, never: 'mfg-taizhou1' }),

  // processes: factories with the process are found whatever their texts say, after those that say it in their names
  judge('a process', 'injection molding', 'mfg-sz02', { within: 13, total: 13 }),
  judge('a process in British spelling', 'Injection Moulding', 'mfg-sz02', { within: 13, total: 13 }),
  judge('a process in Chinese', '注塑', 'mfg-sz02', { within: 14, total: 14 }),
  judge('a process in pinyin', 'zhusu', 'mfg-sz02', { within: 14, total: 14 }),
  // Words that contain both syllables match too: Zhuhai, surfaces.
  judge('a process in pinyin, apart', 'zhu su', 'mfg-sz02', { within: 17, total: 17 }),
  judge('a process by what people call it', 'SMT', 'mfg-sz01', { within: 13, total: 13 }),
  judge('a process in the plural', 'wiring harnesses', 'mfg-sz06', { within: 13, total: 13 }),
  judge('a process with a hyphen', 'die-casting', 'mfg-sz05', { within: 13, total: 13 }),
  judge('a process by the value of the API', 'sheet_metal', 'mfg-sz04', { within: 13, total: 13 }),
  judge('a process and a city', 'pcb assembly shenzhen', 'mfg-sz01', { total: 1 }),
  judge('a process and a brand', 'qiaosen 注塑成型', 'mfg-sz02', { total: 1 }),
  none('part of the name of a process is no process', 'assembly zeppelin'),

  // pinyin
  judge('pinyin joined', 'hongda', 'mfg-hongda4 mfg-hongda2 mfg-hongda1 mfg-hongda3', { within: 5, total: 5 }),
  judge('pinyin spaced', 'hong da', 'mfg-hongda1 mfg-hongda2 mfg-hongda3', { within: 4 }),
  judge('pinyin with tones', 'hóng dá', 'mfg-hongda1 mfg-hongda2 mfg-hongda3', { within: 4 }),
  judge('a character is no pinyin of others', '宏达', 'mfg-hongda1', {
    total: 1,
    never: 'mfg-hongda2 mfg-hongda3 mfg-hongda4',
  }),
  judge('three brands of one reading', 'liyuan', 'mfg-liyuan1 mfg-liyuan2 mfg-liyuan3', { within: 3, total: 3 }),
  judge('a reading and a character', 'liyuan 液压', 'mfg-liyuan1 mfg-liyuan2 mfg-liyuan3', { within: 3, total: 3 }),
  judge('pinyin of a brand that is a city too', 'dongguan maoye', 'mfg-dongguan1', { total: 1 }),
  judge('two cities of one reading', 'fuzhou', 'mfg-fuzhou1 mfg-fuzhou2', { within: 2, total: 2 }),
  judge('an unknown city by its reading', 'suzhou caobian', 'mfg-suzhou2', { total: 1 }),
  judge('n and ng are two', 'jinhua', 'mfg-jinhua', { total: 1, never: 'mfg-jinghua' }),
  judge('ng', 'jinghua', 'mfg-jinghua', { total: 1, never: 'mfg-jinhua' }),
  judge('重 read chong in a city', 'chongqing xiaomian', 'mfg-poly01', { total: 1 }),
  judge('the same in one word', 'chongqingxiaomian', 'mfg-poly01', { total: 1 }),
  judge('the same with tones', 'chóngqìng xiǎomiàn', 'mfg-poly01', { total: 1 }),
  judge('the same, apart', 'chong qing xiao mian', 'mfg-poly01', { total: 1 }),
  judge('重 read zhong elsewhere', 'zhongli', 'mfg-poly07', { total: 1 }),
  judge('长 read chang in a city', 'changsha chou', 'mfg-poly02', { total: 1 }),
  judge('长 read chang in a wall', 'changcheng', 'mfg-poly08', { total: 1 }),
  judge('厦 read xia in a city', 'xiamen shacha', 'mfg-poly03', { total: 1 }),
  judge('厦 read sha in a building', 'dasha', 'mfg-poly09', { total: 1 }),
  judge('乐 read yue in a city', 'yueqing kaiguan', 'mfg-poly04', { total: 1 }),
  judge('乐 read le when merry', 'kuaile', 'mfg-poly05', { total: 1 }),
  judge('乐 read yue in music', 'yinyue', 'mfg-poly06', { total: 1 }),
  judge('行 read hang in a bank', 'yinhang', 'mfg-poly10', { total: 1 }),
  judge('行 read xing in a planet', 'xingxing', 'mfg-poly11', { total: 1 }),
  judge('ü typed as v', 'lvyuan', 'mfg-poly12', { within: 2 }),
  judge('ü typed as it is', 'lǜyuán', 'mfg-poly12', { within: 2 }),
  judge('ü typed as u', 'luyuan', 'mfg-poly12 mfg-poly13', { total: 3 }),
  judge('syllables that join to one', "xi'an zhongbiao", 'mfg-poly14', { total: 1 }),

  // technical words that are also pinyin syllables
  judge('fans, not sails', 'fan', 'mfg-syl01', { total: 8, never: 'mfg-syl02' }),
  judge('sails by their reading', 'fanchuan', 'mfg-syl02', { total: 1 }),
  judge('dies, not butterflies', 'die', 'mfg-syl03', { total: 15, never: 'mfg-syl04' }),
  judge('pins, not tastes', 'pin', 'mfg-syl05', { never: 'mfg-syl06' }),
  judge('pens, not sprays', 'pen', 'mfg-syl07', { never: 'mfg-syl08' }),
  judge('cans, not meals', 'can', 'mfg-syl09', { never: 'mfg-syl10' }),
  judge('pans, not trays', 'pan', 'mfg-syl11', { total: 2, never: 'mfg-syl12' }),
  judge('bins, not shores', 'bin', 'mfg-syl13', { never: 'mfg-syl14' }),

  // ids
  judge('an id', 'mfg-0042', 'mfg-0042', { never: 'int-0042 eng-0042x mfg-0043' }),
  judge('an id before longer ones and texts that name it', 'mfg-0042', 'mfg-0042 mfg-00421 mfg-a1b2c3d', {
    within: 3,
    total: 3,
  }),
  judge('an id in capitals', 'MFG-0042', 'mfg-0042', { total: 3 }),
  judge('an id of an integrator', 'int-0042', 'int-0042', { total: 1 }),
  judge('the beginning of an id', 'mfg-004', 'mfg-0042 mfg-00421 mfg-0043', { within: 4, total: 4 }),
  judge('the beginning of an id with letters', 'mfg-a1b', 'mfg-a1b2c3d', { total: 1 }),
  judge('an id and a word', 'mfg-0042 fasteners', 'mfg-0042', { within: 2, never: 'int-0042' }),
  judge('a number in a name before the same in ids', '0042', 'mfg-model', { total: 6 }),
  judge('an id without its prefix', 'a1b2c3d', 'mfg-a1b2c3d', { total: 1 }),
  judge('the prefix of all manufacturers', 'mfg', '', { total: 308, never: 'int-0042 eng-hengyi' }),

  // company types
  judge('a German form', 'gmbh', 'mfg-muller', { total: 1 }),
  judge('a holding', 'holdings', 'mfg-group2', { total: 1 }),
  judge('a group in Chinese', '集团', 'mfg-group1', { total: 1 }),
  judge('a form that all of the grid has', 'co ltd', 'mfg-cq05', { within: 200, total: 182 }),
  judge('the same in Chinese', '有限公司', 'mfg-group1', { within: 183, total: 183 }),
  judge('a brand before its form', '天山', 'mfg-group1 mfg-group2', { within: 2, total: 2 }),

  // nothing
  none('a word that nobody has', 'zeppelin'),
  none('a city misspelled', 'shenzen'),
  none('a trade misspelled', 'batery'),
  none('one word known, one not', 'shenzhen zeppelin'),
  none('Chinese that nobody has', '飞艇'),
  none('a wildcard is a letter', 'mo%ld'),
  none('an underscore is a letter', 'm_lding'),
  none('a quarantined name', 'quarantined'),
];
