type City = { en: string; zh: string; region: string; regionZh: string };

// English and Chinese name, what follows the Chinese one in full, then the cities with a factory directory's interest.
const regions: [en: string, zh: string, suffix: string, cities: string][] = [
  [
    'Guangdong',
    '广东',
    '省',
    'Shenzhen 深圳, Guangzhou 广州, Dongguan 东莞, Foshan 佛山, Huizhou 惠州, Zhongshan 中山, Zhuhai 珠海, Jiangmen 江门, Shantou 汕头, Zhaoqing 肇庆, Qingyuan 清远, Heyuan 河源',
  ],
  [
    'Zhejiang',
    '浙江',
    '省',
    "Hangzhou 杭州, Ningbo 宁波, Wenzhou 温州, Jiaxing 嘉兴, Huzhou 湖州, Shaoxing 绍兴, Jinhua 金华, Taizhou 台州, Yiwu 义乌, Yueqing 乐清, Yuyao 余姚, Cixi 慈溪, Yongkang 永康, Rui'an 瑞安",
  ],
  [
    'Jiangsu',
    '江苏',
    '省',
    'Suzhou 苏州, Nanjing 南京, Wuxi 无锡, Changzhou 常州, Kunshan 昆山, Nantong 南通, Zhenjiang 镇江, Yangzhou 扬州, Taizhou 泰州, Xuzhou 徐州, Yancheng 盐城, Jiangyin 江阴, Zhangjiagang 张家港, Changshu 常熟, Taicang 太仓',
  ],
  ['Fujian', '福建', '省', 'Xiamen 厦门, Fuzhou 福州, Quanzhou 泉州, Zhangzhou 漳州, Ningde 宁德, Putian 莆田'],
  [
    'Shandong',
    '山东',
    '省',
    "Qingdao 青岛, Jinan 济南, Yantai 烟台, Weifang 潍坊, Weihai 威海, Zibo 淄博, Tai'an 泰安",
  ],
  ['Hebei', '河北', '省', 'Shijiazhuang 石家庄, Tangshan 唐山, Baoding 保定, Langfang 廊坊, Cangzhou 沧州'],
  ['Henan', '河南', '省', 'Zhengzhou 郑州, Luoyang 洛阳, Xinxiang 新乡'],
  ['Hubei', '湖北', '省', 'Wuhan 武汉, Xiangyang 襄阳, Yichang 宜昌'],
  ['Hunan', '湖南', '省', 'Changsha 长沙, Zhuzhou 株洲, Xiangtan 湘潭, Hengyang 衡阳'],
  ['Jiangxi', '江西', '省', "Nanchang 南昌, Ganzhou 赣州, Jiujiang 九江, Ji'an 吉安, Yichun 宜春"],
  ['Anhui', '安徽', '省', 'Hefei 合肥, Wuhu 芜湖, Chuzhou 滁州, Bengbu 蚌埠'],
  ['Sichuan', '四川', '省', 'Chengdu 成都, Mianyang 绵阳, Deyang 德阳'],
  ['Shaanxi', '陕西', '省', "Xi'an 西安, Baoji 宝鸡, Xianyang 咸阳"],
  ['Shanxi', '山西', '省', 'Taiyuan 太原'],
  ['Liaoning', '辽宁', '省', 'Shenyang 沈阳, Dalian 大连'],
  ['Jilin', '吉林', '省', 'Changchun 长春, Jilin 吉林'],
  ['Heilongjiang', '黑龙江', '省', 'Harbin 哈尔滨'],
  ['Guizhou', '贵州', '省', 'Guiyang 贵阳'],
  ['Yunnan', '云南', '省', 'Kunming 昆明'],
  ['Gansu', '甘肃', '省', 'Lanzhou 兰州'],
  ['Qinghai', '青海', '省', 'Xining 西宁'],
  ['Hainan', '海南', '省', 'Haikou 海口'],
  ['Guangxi', '广西', '壮族自治区', 'Nanning 南宁, Liuzhou 柳州, Guilin 桂林, Beihai 北海'],
  ['Inner Mongolia', '内蒙古', '自治区', 'Hohhot 呼和浩特, Baotou 包头'],
  ['Ningxia', '宁夏', '回族自治区', 'Yinchuan 银川'],
  ['Xinjiang', '新疆', '维吾尔自治区', 'Urumqi 乌鲁木齐'],
  ['Tibet', '西藏', '自治区', 'Lhasa 拉萨'],
  ['Shanghai', '上海', '市', 'Shanghai 上海'],
  ['Beijing', '北京', '市', 'Beijing 北京'],
  ['Tianjin', '天津', '市', 'Tianjin 天津'],
  ['Chongqing', '重庆', '市', 'Chongqing 重庆'],
  ['Hong Kong', '香港', '特别行政区', 'Hong Kong 香港'],
  ['Macau', '澳门', '特别行政区', 'Macau 澳门'],
];

export const cities: readonly City[] = regions.flatMap(([region, regionZh, , list]) =>
  list.split(', ').map((names) => {
    const space = names.lastIndexOf(' ');
    return { en: names.slice(0, space), zh: names.slice(space + 1), region, regionZh };
  }),
);

const key = (name: string) => name.normalize('NFKC').replace(/[’‘`]/g, "'").replace(/\s+/g, ' ').trim().toLowerCase();

const english = (name: string, kinds: string[]) =>
  [name.toLowerCase(), name.toLowerCase().replace("'", '')].flatMap((base) => [
    base,
    ...kinds.map((kind) => `${base} ${kind}`),
  ]);

const regionSpellings = regions.map(([en, zh, suffix]) => ({
  en,
  spellings: [...english(en, ['province', 'region', 'municipality']), zh, `${zh}${suffix}`],
}));
const citySpellings = cities.map(({ en, zh }) => [...english(en, ['city']), zh, `${zh}市`]);

// One spelling may be two places (Taizhou 台州 and 泰州, Jilin the city and the province): then it stands for both.
const variants = new Map<string, Set<string>>();
for (const spellings of [...regionSpellings.map(({ spellings }) => spellings), ...citySpellings])
  for (const spelling of spellings) variants.set(spelling, new Set([...(variants.get(spelling) ?? []), ...spellings]));

const regionNames = new Map(regionSpellings.flatMap(({ en, spellings }) => spellings.map((name) => [name, en])));

/** Every spelling of the place, English and Chinese, in lower case; of an unknown place only the given one. */
export function placeVariants(name: string): string[] {
  const known = variants.get(key(name));
  return known ? [...known] : [...new Set([name.trim().toLowerCase(), key(name)])];
}

const byEnglish = new Map(cities.map(({ en }) => [en.toLowerCase(), en]));
const cityNames = new Map<string, Set<string>>();
cities.forEach(({ en, zh }, at) => {
  for (const spelling of citySpellings[at]!)
    cityNames.set(spelling, new Set([...(cityNames.get(spelling) ?? []), en, zh, `${zh}市`]));
});

/** What people call a city: as it is given, and if it is known its English and Chinese names. */
export const placeNames = (city: string): string[] => [city, ...(cityNames.get(key(city)) ?? [])];

/** The English name of a known city however it is spelled; any other name as it stands. */
export const englishCity = (name: string): string =>
  [...(cityNames.get(key(name)) ?? [])].find((one) => byEnglish.has(one.toLowerCase())) ?? name;

/** The English name of a Chinese province or municipality however it is spelled; any other name as it stands. */
export const englishRegion = (name: string): string => regionNames.get(key(name)) ?? name;
