import { z } from 'zod';
import { Incoterm, Process, ProductScope, Quantity } from '../src/kernel/enums.ts';

const Part = z.strictObject({
  name: z.string().min(1).max(200),
  process: Process,
  material: z.string().max(200).optional(),
  finish: z.string().max(200).optional(),
  quantityPerUnit: z.int().min(1).max(1000),
  notes: z.string().max(1000).optional(),
});

/** Two kilobytes that a caller sends in W6: the parts of a quote request. */
export const ComputeInput = z.strictObject({
  scope: ProductScope,
  parts: z.array(Part).min(1).max(20),
  quantities: z.array(Quantity).min(1).max(6),
  incoterm: Incoterm.optional(),
  quoteBy: z.iso.date().optional(),
  dfmQuestions: z.string().max(2000).optional(),
  anonymised: z.boolean().optional(),
});
export type ComputeInput = z.output<typeof ComputeInput>;

export type Line = { part: string; process: string; quantity: number; pieces: number; unitCost: number; days: number };
export type Computed = {
  lines: Line[];
  totals: number[];
  maxDays: number;
  questions: string[];
  incoterm: string | null;
};

const minutes: Record<string, number> = { cnc: 14, injection_molding: 1.5, sheet_metal: 6, pcba: 9, die_casting: 2.5 };

/** Three kilobytes computed out of them. Both servers call this very function. */
export function compute({ parts, quantities, incoterm, dfmQuestions }: ComputeInput): Computed {
  const lines = parts.flatMap((part) =>
    quantities.map((quantity): Line => {
      const pieces = quantity * part.quantityPerUnit;
      const perPiece = (minutes[part.process] ?? 5) * 0.42 * (1 + 1 / Math.log2(pieces + 2));
      const unitCost = Math.round(perPiece * part.quantityPerUnit * 100) / 100;
      return { part: part.name, process: part.process, quantity, pieces, unitCost, days: 7 + Math.ceil(pieces / 400) };
    }),
  );
  const totals = quantities.map((quantity) => {
    const mine = lines.filter((line) => line.quantity === quantity);
    return Math.round(mine.reduce((sum, { unitCost }) => sum + unitCost * quantity, 0) * 100) / 100;
  });
  const missing = parts.flatMap(({ name, material, finish }) => [
    ...(material ? [] : [`Which material is ${name} made of?`]),
    ...(finish ? [] : [`Which finish does ${name} have?`]),
  ]);
  const asked = dfmQuestions?.match(/[^?]+\?/g)?.map((question) => question.trim()) ?? [];
  const maxDays = Math.max(...lines.map(({ days }) => days));
  return { lines, totals, maxDays, questions: [...missing, ...asked], incoterm: incoterm ?? null };
}

export const sampleInput: ComputeInput = {
  scope: 'full_product',
  parts: Array.from({ length: 9 }, (_, i) => ({
    name: `Housing part ${i + 1}`,
    process: (['cnc', 'injection_molding', 'sheet_metal', 'pcba', 'die_casting'] as const)[i % 5]!,
    ...(i % 3 && { material: 'Aluminium 6061-T6' }),
    ...(i % 4 && { finish: 'Bead blasted, black anodised' }),
    quantityPerUnit: 1 + (i % 4),
    notes: 'Keep the bores within 0.05 mm; sharp edges broken by 0.2 mm.',
  })),
  quantities: [100, 500, 2000],
  incoterm: 'FOB',
  quoteBy: '2027-01-31',
  dfmQuestions:
    'Is a draft of one degree enough for the ribs? Can the bosses take M2.5 inserts? Which gate do you propose?',
  anonymised: true,
};
