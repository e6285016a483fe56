import { describe, expect, test } from 'vitest';
import { ask, declaredValueUsd, readDutyBounds, suffixedLines } from './duty-bounds.ts';
import { estimate, oneCarton } from './tables.ts';

describe('the landed range of a worked line has one duty, or two where the weight of metal is open', () => {
  test.each(suffixedLines)('%s with its suffix', (hts, low, high = low) => {
    expect(readDutyBounds(hts)).toEqual([low, high]);
  });
});

describe('the alternatives', () => {
  const summarize = (hts: string, asOf?: string) => {
    const shown = ask(hts, asOf).dutyAlternatives;
    return (
      shown && [
        shown.question,
        ...shown.alternatives.map(({ suffixes, otherSuffixes, ratePct, layers }) =>
          [
            ratePct,
            [...suffixes, ...(otherSuffixes ? ['others'] : [])].join(' '),
            layers.map(({ layer, ratePct: rate }) => `${layer} ${rate}`).join(' + '),
          ].join(': '),
        ),
      ]
    );
  };

  test('name suffixes, rates and layers, and one question', () => {
    expect(summarize('8517.62.00')).toEqual([
      'Which statistical suffix of 8517.62.00 applies: 90 or another?',
      '7.5: 90: section_301 7.5',
      '25: others: section_301 25',
    ]);
    expect(summarize('7616.99.51')).toEqual([
      'Which statistical suffix of 7616.99.51 applies: 20, 30, 40, 50, 60, 70, 75, 90 or another?',
      '52.5: 30 40 others: general 2.5 + section_301 25 + section_232_metals 25',
      '77.5: 20 50 60 70 75 90 others: general 2.5 + section_301 25 + section_232_metals 50',
    ]);
  });

  test('the weight of metal decides between the metals duty and the forced-labour duty, never both or neither', () => {
    expect(summarize('8544.42.90')).toEqual([
      'Do steel, aluminium and copper make up at least 15 % of the weight of the article?',
      '40.1: : general 2.6 + section_301 25 + forced_labour 12.5',
      '52.6: : general 2.6 + section_301 25 + section_232_metals 25',
    ]);
  });

  test('a suffix that leaves one duty has it without a question, although the stack leaves a layer open', () => {
    expect(summarize('9401.61.40.11')).toEqual([null, '50: : section_301 25 + section_232_wood 25']);
    expect(ask('9401.61.40.11').dutyEffectiveRatePct.known).toBe(25);
  });

  test('are absent where the stack is certain, and without a number', () => {
    expect(summarize('3926.90.99')).toBeNull();
    expect(summarize('7326.90.86.88')).toBeNull();
    expect(estimate({ cartons: oneCarton, declaredValueUsd }).dutyAlternatives).toBeNull();
  });

  test('follow the day of entry', () => {
    expect(summarize('8806.22.00', '2026-09-02')).toBeNull();
    expect(summarize('8806.22.00', '2026-09-03')).toEqual([
      'Does the drone have a thermal camera or weigh more than 25 kg?',
      '50: : section_301 25 + section_232_drones 25',
      '125: : section_301 25 + section_232_drones 100',
    ]);
  });

  test('of a subheading span its lines', () => {
    const { dutyAlternatives, landedRange } = ask('8544.42');
    expect(dutyAlternatives!.question).toBe('Which line of eight digits applies: 8544.42.10, 8544.42.20, 8544.42.90?');
    expect(dutyAlternatives!.alternatives.map(({ lines, ratePct }) => [ratePct, lines.join(' ')])).toEqual([
      [37.5, '8544.42.10 8544.42.20'],
      [40.1, '8544.42.90'],
      [50, '8544.42.10 8544.42.20'],
      [52.6, '8544.42.90'],
    ]);
    expect(landedRange.highUsd).toBe(ask('8544.42.90').landedRange.highUsd);
    expect(landedRange.lowUsd).toBe(ask('8544.42.10').landedRange.lowUsd);
  });
});

test('what the range spans is not listed as excluded; what it leaves out is', () => {
  const { excludes } = ask('7616.99.51').landedRange;
  expect(excludes).not.toContain('Section 232 steel, aluminium and copper');
  expect(excludes).toContain('Antidumping and countervailing duty');
  expect(ask('8504.40.95').landedRange.excludes).toContain('Section 232 unmanned aircraft');
});
