import { readDemoTrades } from './demo-trade.file.ts';

export const { trades, integrators, offices } = readDemoTrades();
