import { unitNames } from '../words/interview-words.ts';

export const units = new Map(
  [...unitNames].flatMap(([value, names]) => names.split('|').map((name) => [name, value] as const)),
);
export const unitPattern = [...units.keys()].toSorted((a, b) => b.length - a.length).join('|');
export const counter = new RegExp(String.raw`^\s?(?:[-–]\s?)?(${unitPattern})(?![a-z])`, 'i');
