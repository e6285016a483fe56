import fc from 'fast-check';

/** `npm test` tries the same values each time; `npm run test:stress` sets another seed for each run, to explore. */
export const propertySeed = Number(process.env['PROPERTY_SEED'] ?? 20_261_122);

fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: propertySeed });

/** Of the values that a slow property is tried with: a fifth in the loop of `npm run test:unit`, all in `npm test`. */
export const countRuns = (all: number): number => (process.env['PROPERTY_RUNS'] === 'few' ? Math.ceil(all / 5) : all);
