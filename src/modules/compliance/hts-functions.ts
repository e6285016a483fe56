import { readFunctions } from './hts-function.rules.ts';
import { functionsOfGoods } from './hts-functions-34-83.ts';
import { functionsOfMachines } from './hts-functions-84.ts';
import { functionsOfElectricGoods } from './hts-functions-85.ts';
import { functionsOfVehiclesAndInstruments } from './hts-functions-86-97.ts';

export const goodsFunctions = [
  functionsOfGoods,
  functionsOfMachines,
  functionsOfElectricGoods,
  functionsOfVehiclesAndInstruments,
].flatMap(readFunctions);
