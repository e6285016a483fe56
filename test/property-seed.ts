import fc from 'fast-check';

/** `npm test` tries the same values each time; `npm run test:stress` sets another seed for each run, to explore. */
export const propertySeed = Number(process.env['PROPERTY_SEED'] ?? 20_261_122);

fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: propertySeed });
