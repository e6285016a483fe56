import fc from 'fast-check';

/** `npm test` tries the same values each time; `npm run test:stress` sets another seed for each run, to explore. */
export const propertySeed = Number(process.env['PROPERTY_SEED'] ?? 20_261_122);

fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: propertySeed });

// Of the values that a slow test tries: a tenth where all unit tests run, all where some are named and in `npm test`.
const isLoop = process.env['PROPERTY_RUNS'] === 'few';

export const countRuns = (all: number): number => (isLoop ? Math.ceil(all / 10) : all);

/** One of each ten in the loop, at another place in each, so that of a table of pairs not always the same ones are tried. */
export const pickRuns = <Value>(all: readonly Value[]): readonly Value[] =>
  isLoop ? all.filter((_, at) => at % 10 === (Math.floor(at / 10) * 3 + 1) % 10) : all;
