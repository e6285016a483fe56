import fc from 'fast-check';

/** `npm test` tries the same values each time; `npm run test:stress` sets another seed for each run, to explore. */
export const propertySeed = Number(process.env['PROPERTY_SEED'] ?? 20_261_122);

fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: propertySeed });

// Of the values that a slow test tries: a fifth in the loop of `npm run test:unit`, all in `npm test`.
const isLoop = process.env['PROPERTY_RUNS'] === 'few';

export const countRuns = (all: number): number => (isLoop ? Math.ceil(all / 5) : all);

/** Every fifth of a list in the loop. */
export const pickRuns = <Value>(all: readonly Value[]): readonly Value[] =>
  isLoop ? all.filter((_, at) => at % 5 === 0) : all;
