import type { Filter, Known } from '../../test/api/factories/oracle.ts';

export type Asked = { name: string; filter: Filter };

/** What is measured. What is rare is taken from a factory whose brand nobody else has, so that it is rare at any size. */
export function queriesFor(directory: readonly Known[]): Asked[] {
  const rare = lonely(directory);
  const brand = rare.nameEn.split(' ')[1]!;
  const brandZh = /^.{2,3}市(...)/.exec(rare.nameZh!)![1]!;
  const words = (name: string, q: string): Asked => ({ name: `${name}: ${q}`, filter: { q } });
  const filtered = (filter: Filter): Asked => ({
    name: Object.entries(filter)
      .map(([key, value]) => (key === 'minQuantityAtMost' ? `at most ${value}` : value))
      .join(' + '),
    filter,
  });
  return [
    words('word in half of all', 'technology'),
    words('word in 7 %', 'analysis'),
    words('word in 1 %', 'grading'),
    words('word in .1 %', 'harbin'),
    words('word of one', brand),
    words('inside words', 'mold'),
    words('inside many words', 'shen'),
    words('inside most', 'ing'),
    words('two letters', 'us'),
    words('1 character, frequent', '市'),
    words('1 character, rare', '珑'),
    words('2 characters, frequent', '有限'),
    words('2 characters, rare', brandZh.slice(0, 2)),
    words('3 characters, frequent', '科技有'),
    words('3 characters, rare', brandZh),
    words('6 characters, frequent', '科技有限公司'),
    words('6 characters, rare', rare.nameZh!.slice(0, 6)),
    words('pinyin, frequent', 'youxian'),
    words('pinyin of 7 %', 'jingmi'),
    words('pinyin, long', 'youxiangongsi'),
    words('pinyin, apart', 'hua qiang'),
    words('a process', 'injection molding'),
    words('a process, pinyin', 'zhusu'),
    words('misspelled', 'shenzen'),
    words('two words', 'shenzhen technology'),
    words('three words, mixed', 'dongguan 电子 testing'),
    words('an id', rare.directoryId),
    words('the beginning of ids', rare.directoryId.slice(0, 6)),
    filtered({ q: 'analysis', process: 'cnc', city: 'Shenzhen' }),
    filtered({ process: 'cnc', region: 'Guangdong', confidence: 'verified' }),
    filtered({ process: 'pcba', minQuantityAtMost: 50, startupFriendly: 'yes' }),
    filtered({ minQuantityAtMost: 137 }),
    { name: 'everything', filter: {} },
  ];
}

/** `Shenzhen Hongtaixin …`, 深圳市宏泰新…: a factory that is the only one with the word of its brand. */
function lonely(directory: readonly Known[]): Known {
  const counts = new Map<string, number>();
  const brandOf = ({ nameEn }: Known) => nameEn.split(' ')[1] ?? '';
  for (const factory of directory) counts.set(brandOf(factory), (counts.get(brandOf(factory)) ?? 0) + 1);
  const found = directory.find(
    (factory) =>
      factory.city !== null &&
      factory.nameEn.startsWith(`${factory.city} `) &&
      brandOf(factory).length > 9 &&
      counts.get(brandOf(factory)) === 1 &&
      /^.{2,3}市/.test(factory.nameZh ?? ''),
  );
  if (!found) throw new Error('Every brand occurs twice.');
  return found;
}
