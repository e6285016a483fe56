import { termsOfChemicalsAndPlastics } from './hts-terms-28-40.ts';
import { termsOfBagsPaperAndFabrics } from './hts-terms-41-60.ts';
import { termsOfGarmentsAndGlass } from './hts-terms-61-71.ts';
import { termsOfMetals } from './hts-terms-72-81.ts';
import { termsOfToolsAndFittings } from './hts-terms-82-83.ts';
import { termsOfVehicles } from './hts-terms-86-89.ts';
import { termsOfFurnitureAndLamps } from './hts-terms-91-94.ts';
import { termsOfToysAndSports } from './hts-terms-95-97.ts';
import { termsOfMachines } from './hts-terms-8402-8443.ts';
import { termsOfMachineTools } from './hts-terms-8444-8487.ts';
import { termsOfElectricGoods } from './hts-terms-8501-8519.ts';
import { termsOfElectronics } from './hts-terms-8521-8549.ts';
import { termsOfOptics } from './hts-terms-9001-9018.ts';
import { termsOfInstruments } from './hts-terms-9019-9033.ts';

/** What founders call goods, by chapters and headings: see the tables for their form. */
export const termsOfGoods: readonly string[] = [
  termsOfChemicalsAndPlastics,
  termsOfBagsPaperAndFabrics,
  termsOfGarmentsAndGlass,
  termsOfMetals,
  termsOfToolsAndFittings,
  termsOfMachines,
  termsOfMachineTools,
  termsOfElectricGoods,
  termsOfElectronics,
  termsOfVehicles,
  termsOfOptics,
  termsOfInstruments,
  termsOfFurnitureAndLamps,
  termsOfToysAndSports,
];
