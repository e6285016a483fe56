type Province = { en: string; zh: string; code: string; column: number; row: number };

/** Names as in the directory (`places.csv`), each with its place in a grid of tiles that follows the map. */
const tiles = `
Heilongjiang 黑龙江 HL 8 1
Inner_Mongolia 内蒙古 NM 6 2
Liaoning 辽宁 LN 7 2
Jilin 吉林 JL 8 2
Xinjiang 新疆 XJ 1 3
Qinghai 青海 QH 2 3
Gansu 甘肃 GS 3 3
Ningxia 宁夏 NX 4 3
Shanxi 山西 SX 5 3
Hebei 河北 HE 6 3
Beijing 北京 BJ 7 3
Tianjin 天津 TJ 8 3
Tibet 西藏 XZ 1 4
Sichuan 四川 SC 3 4
Shaanxi 陕西 SN 4 4
Henan 河南 HA 5 4
Shandong 山东 SD 6 4
Chongqing 重庆 CQ 4 5
Hubei 湖北 HB 5 5
Anhui 安徽 AH 6 5
Jiangsu 江苏 JS 7 5
Shanghai 上海 SH 8 5
Yunnan 云南 YN 3 6
Guizhou 贵州 GZ 4 6
Hunan 湖南 HN 5 6
Jiangxi 江西 JX 6 6
Zhejiang 浙江 ZJ 7 6
Guangxi 广西 GX 4 7
Guangdong 广东 GD 5 7
Fujian 福建 FJ 6 7
Hainan 海南 HI 4 8
Macau 澳门 MO 5 8
Hong_Kong 香港 HK 6 8
`;

export const provinces: Province[] = tiles
  .trim()
  .split('\n')
  .map((line) => {
    const [en = '', zh = '', code = '', column, row] = line.split(' ');
    return { en: en.replace('_', ' '), zh, code, column: Number(column), row: Number(row) };
  });

const chinese = new Map(provinces.map(({ en, zh }) => [en, zh]));

export const toRegionName = (region: string, language: 'en' | 'zh'): string =>
  (language === 'zh' && chinese.get(region)) || region;
