import { describe, expect, test } from 'vitest';
import { findNegations } from '#text/negation.ts';
import { compilePattern, foldText } from '#text/term-pattern.ts';

const isDenied = (text: string, word: string) => {
  const folded = foldText(text);
  const start = folded.indexOf(word);
  expect(start, `${word} in ${folded}`).toBeGreaterThanOrEqual(0);
  return findNegations(folded).covers(start, start + word.length);
};

describe('negated', () => {
  test.each([
    ['A lamp without Bluetooth', 'bluetooth'],
    ['No battery', 'battery'],
    ['no battery, Bluetooth or Wi-Fi', 'bluetooth'],
    ['no battery, Bluetooth or Wi-Fi', 'wi-fi'],
    ['neither Bluetooth nor Wi-Fi', 'wi-fi'],
    ['It does not have a battery', 'battery'],
    ['it doesn’t use Bluetooth', 'bluetooth'],
    ['It is not connected to the internet', 'internet'],
    ['battery-free tag', 'battery'],
    ['Bluetooth: no', 'bluetooth'],
    ['A battery is not needed', 'battery'],
    ['non-rechargeable cell', 'rechargeable'],
    ['free of lithium', 'lithium'],
    ['without Wi-Fi and Bluetooth', 'bluetooth'],
    ['不带电池', '电池'],
    ['没有蓝牙和无线网络功能', '无线网络'],
    ['无需电池', '电池'],
    ['台灯（不含适配器）', '适配器'],
  ])('%s: %s', (text, word) => expect(isDenied(text, word)).toBe(true));
});

describe('not negated', () => {
  test.each([
    ['no battery, USB powered', 'usb'],
    ['without Bluetooth but with Wi-Fi', 'wi-fi'],
    ['No Bluetooth. Wi-Fi only', 'wi-fi'],
    ['not only Bluetooth', 'bluetooth'],
    ['no more than one battery', 'battery'],
    ['batteries not included', 'batteries'],
    ['non-stick pan', 'pan'],
    ['non-slip mat with Bluetooth', 'bluetooth'],
    ['Bluetooth, no battery', 'bluetooth'],
    ['no battery and mains powered', 'mains'],
    ['cordless, runs without a cable on its battery', 'cordless'],
    ['无线耳机', '耳机'],
    ['无人机', '无人机'],
    ['不带电池，有蓝牙', '蓝牙'],
    ['无刷电机', '电机'],
    ['a notable battery', 'battery'],
  ])('%s: %s', (text, word) => expect(isDenied(text, word)).toBe(false));
});

describe('a term', () => {
  test.each([
    ['wi fi', 'Wi-Fi lamp', 'wi-fi'],
    ['wi fi', 'WiFi lamp', 'wifi'],
    ['battery', 'two batteries', 'batteries'],
    ['switch', 'switches', 'switches'],
    ['diagnos*', 'diagnostic', 'diagnostic'],
    ['certified _ module', 'FCC certified BLE radio modules', 'certified ble radio modules'],
    ['led', 'an ＬＥＤ lamp', 'led'],
    ['电池', '锂电池组', '电池'],
    ['sim卡', '插SIM卡', 'sim卡'],
  ])('%s is found in “%s”', (term, text, quote) => {
    expect(foldText(text).match(compilePattern(term))).toEqual([quote]);
  });

  test.each([
    ['led', 'sledge, handled'],
    ['rf', 'surf'],
    ['app', 'apparatus'],
    ['certified _ module', 'certified, tested and approved as one module'],
    ['co alarm', 'disco alarm'],
  ])('%s is not found in “%s”', (term, text) => {
    expect(foldText(text).match(compilePattern(term))).toBeNull();
  });
});
