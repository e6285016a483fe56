import { expect, test } from 'vitest';
import { leastCpuMs } from '../../cpu-time.ts';
import { runInterview } from '../../unit/interviews/talk.ts';

const long = (part: string) => part.repeat(Math.ceil(4000 / part.length)).slice(0, 4000);
const worst = {
  digits: '9',
  'grouped digits': '1,000,',
  'numbers and spaces': '1 ',
  'Chinese numerals': '一千',
  'dots and digits': '1.',
  'not quite ranges': '1-',
  'not quite names': 'Aa ',
  'capital words': 'Works Co ',
  'Chinese companies': '东莞五金',
  negations: 'not ',
  'quotation marks': '“',
  brackets: '((',
  dates: '2027年1',
  months: 'december ',
  days: '1天',
  countries: 'US ',
  materials: 'ABS,',
  'Chinese dates': '1月1日',
  tolerances: '±1mm',
  'lead times': '3-4 weeks lead time ',
  quantities: 'MOQ 500 pcs, ',
  money: '$12.50 each ',
  places: 'Shenzhen 东莞 ',
  'half a name': 'Shenzhe',
  'zero width': 'A\u200b',
  'right to left': '\u202e5',
  emoji: '🏮',
  'combining marks': 'e\u0323\u0302',
  blanks: 'a\t \u3000',
  lines: 'a\n',
  consent: 'yes but no ',
  'number words': 'two hundred and ',
  grades: 'aluminium 6061 and 304, ',
  adjectives: 'German and French and ',
  questions: 'what? ',
  'words without facts': 'lorem ipsum dolor ',
  'Chinese without facts': '紫色大象在飞，',
  deadlines: 'by before until ',
  spaces: 'a  b   ',
};

test.each(Object.entries(worst))(
  'hostile texts of maximum length: %s are processed in less than 20 ms',
  async (_, part) => {
    const text = long(part).normalize('NFC').trim().slice(0, 4000);
    for (const family of ['project_intake', 'capability'] as const) {
      runInterview({ family }, text);
      expect(await leastCpuMs(15, () => runInterview({ family, opening: 'Hello' }, text), 20)).toBeLessThan(20);
    }
  },
);
