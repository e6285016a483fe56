import { describe, expect, test } from 'vitest';
import { findCandidates } from '#modules/logistics/tariff-classification/candidate.rules.ts';
import { classifier } from './classifier.ts';

const firstOf = (description: string, material: string) =>
  findCandidates(classifier, { description, ...(material && { material }) }, 3).candidates[0]?.hts.slice(0, 7);
const { materialLevels } = classifier;
const cotton = materialLevels.find(['cotton']);

describe('the main material', () => {
  test.each([
    ['the one with the greatest share', ['40 % polyester, 60% cotton']],
    ['the one named first where no shares are given', ['cotton and polyester']],
    ['that of the material before that of the description', ['cotton', 'dress with polyester lining']],
    ['also read in Chinese', ['60%棉，40%涤纶']],
  ])('is %s', (_, texts) => {
    expect(materialLevels.find(texts)).toBe(cotton);
  });

  test('is unknown where no text names one', () => {
    expect(materialLevels.find(['', 'coffee maker'])).toBeUndefined();
  });
});

describe('material, sex and construction decide among the lines of a heading', () => {
  test.each([
    ["women's leggings", 'cotton', '6104.62'],
    ["women's leggings", '80 % nylon, 20 % spandex', '6104.63'],
    ["women's woven dress", '100 % cotton', '6204.42'],
    ["women's woven dress", 'polyester', '6204.43'],
    ["women's knit dress", 'viscose', '6104.44'],
    ["men's woven shirt", '60 % cotton, 40 % polyester', '6205.20'],
    ["men's woven shirt", 'polyester', '6205.30'],
    ["men's jeans", 'cotton', '6203.42'],
    ["women's jeans", 'cotton', '6204.62'],
    ["men's knit sweater", 'wool', '6110.11'],
    ["women's knit cardigan", 'acrylic', '6110.30'],
    ["women's panties", 'nylon', '6108.22'],
    ['socks', 'cotton', '6115.95'],
    ['socks', 'polyester', '6115.96'],
    ['bed sheet set', 'cotton', '6302.31'],
    ['bed sheet set', 'polyester microfiber', '6302.32'],
    ["women's handbag", 'polyurethane sheeting', '4202.22'],
    ['leather handbag', 'leather', '4202.21'],
    ["women's boots, ankle high", 'leather upper, rubber sole', '6403.91'],
    ["men's running shoes", 'textile upper, rubber sole', '6404.11'],
    ['bedroom dresser', 'wood', '9403.50'],
    ['tufted rug', 'polyester', '5703.39'],
  ])('%s of %s is %s', (description, material, subheading) => {
    expect(firstOf(description, material)).toBe(subheading);
  });
});
