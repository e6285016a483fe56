import { readDemoTrades } from './demo-trade.file.ts';

export const { trades, integrator, engineering } = readDemoTrades();
