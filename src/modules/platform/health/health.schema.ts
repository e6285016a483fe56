import { z } from 'zod';

export const HealthStatus = z.enum(['ok', 'degraded']).meta({ id: 'HealthStatus' });
export const DatabaseStatus = z.enum(['ok', 'down']).meta({ id: 'DatabaseStatus' });
export type DatabaseStatus = z.output<typeof DatabaseStatus>;
export const TurnMode = z.enum(['model', 'scripted', 'off']).meta({ id: 'TurnMode' });
