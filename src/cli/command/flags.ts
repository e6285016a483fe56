import { InvalidArgumentError } from 'commander';
import { isNumber, parseNumber } from '../input/numbers.ts';
import type { Flag } from './command.ts';

/** An option that becomes a query parameter or a field of the body. */
export type Field = Omit<Flag, 'flags'> & { value: string; flag?: string };

const field = (value: string, description: string, parse?: Flag['parse']): Field =>
  parse ? { value, description, parse } : { value, description };

function parseDecimal(text: string): number {
  if (!isNumber(text)) throw new InvalidArgumentError('It must be a number.');
  return parseNumber(text);
}

export function parseInteger(text: string): number {
  const value = parseDecimal(text);
  if (!Number.isSafeInteger(value)) throw new InvalidArgumentError('It must be a whole number.');
  return value;
}

function parseBoolean(text: string): boolean {
  if (text !== 'true' && text !== 'false') throw new InvalidArgumentError('It must be true or false.');
  return text === 'true';
}

export const splitList = (text: string): string[] =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);

export const text = (description: string, value = 'text'): Field => field(value, description);
export const id = (description: string): Field => field('id', description);
export const integer = (description: string): Field => field('number', description, parseInteger);
export const decimal = (description: string): Field => field('number', description, parseDecimal);
export const boolean = (description: string): Field => field('true|false', description, parseBoolean);
export const list = (description: string): Field => field('list', `${description}, separated by commas`, splitList);
export const choice = (description: string, choices: readonly string[]): Field => ({
  ...field('value', description),
  choices,
});
/** A field whose name is that of a global option. */
export const named = (flag: string, given: Field): Field => ({ ...given, flag });
export const required = (given: Field): Field => ({ ...given, required: true });

const toKebabCase = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const toCamelCase = (name: string) => name.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
const getFlagName = (name: string, { flag }: Field) => flag ?? toKebabCase(name);

export const toFlag = (name: string, given: Field): Flag => {
  const { value, flag: _, ...flag } = given;
  return { ...flag, flags: `--${getFlagName(name, given)} <${value}>` };
};

/** The name under which Commander keeps the value of a field. */
export const getOptionName = (name: string, given: Field): string => toCamelCase(getFlagName(name, given));
