type Days = { low: number; high: number };

/** Fields of the directory are JSON without a type. */
const readField = (fields: unknown, name: string): unknown =>
  typeof fields === 'object' && fields !== null ? new Map<string, unknown>(Object.entries(fields)).get(name) : null;

export function readText(fields: unknown, name: string): string | null {
  const value = readField(fields, name);
  if (Array.isArray(value)) return value.map(String).join(', ') || null;
  return typeof value === 'string' || typeof value === 'number' ? String(value) : null;
}

export function readDays(fields: unknown, name: string): Days | null {
  const value = readField(fields, name);
  const [low, high] = [readField(value, 'low'), readField(value, 'high')];
  return typeof low === 'number' && typeof high === 'number' ? { low, high } : null;
}

export const readLeadTime = (fields: unknown): Days | null => readDays(fields, 'productionLeadTimeDays');
