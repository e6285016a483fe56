import { expect, test } from 'vitest';
import { findCandidates } from '#modules/logistics/tariff-classification/candidate.rules.ts';
import { classifier } from './classifier.ts';

const find = (description: string) => findCandidates(classifier, { description }, 5);

test.each([
  ['Logo design for our brand', 'A service is not goods'],
  ['CNC machining service for aluminium prototypes', 'A service is not goods'],
  ['模具维修服务', 'A service is not goods'],
  ['Laser engraving of bottles', 'A service is not goods'],
  ['Quality inspection before shipment', 'A service is not goods'],
  ['Tooling deposit', 'A service is not goods'],
  ['Mobile app for booking taxis', 'not goods of the tariff schedule'],
  ['Green coffee beans', 'chapters 1 to 24'],
  ['Portland cement', 'chapters 25 to 27'],
  ['Hello, how are you today?', 'shares a distinctive word'],
  ['The weather was nice yesterday and we went for a walk', 'shares a distinctive word'],
  ['We want to make money fast', 'shares a distinctive word'],
])('“%s” has no candidate and a reason', (description, reason) => {
  const { candidates, note } = find(description);
  expect(candidates).toEqual([]);
  expect(note).toContain(reason);
});

test.each([
  ['Repair kit for bicycle tyres'],
  ['Translation earbuds'],
  ['Crushes coffee beans to powder between two steel burrs'],
  ['Wine cooler, 30 l'],
  ['Himalayan salt lamp'],
  ['Stainless steel hex nuts'],
  ['Bath salt'],
  ['LED lamp modern design'],
  ['Porcelain dinner service'],
  ['Rental scooter with GPS'],
  ['Advertising screen'],
  ['Toy train for children'],
  ['Laser engraving machine'],
  ['Inspection camera for pipes'],
  ['Safe deposit box'],
])('“%s” is goods', (description) => {
  expect(find(description).candidates.length).toBeGreaterThan(0);
});

test('a score below 0.3 says that the line is not known', () => {
  const { candidates, note } = find('Box with a pump');
  expect(candidates[0]!.score).toBeLessThan(0.3);
  expect(note).toContain('is not known');
});

test('the score falls from the first candidate on', () => {
  const scores = find('Wireless charger for phones').candidates.map(({ score }) => score);
  expect(scores[0]).toBeGreaterThan(0.5);
  expect(scores[1]).toBeLessThan(scores[0]!);
});
