import { isWholeNumber, readWholeNumber } from '../../components/fields/number-field.tsx';
import type { ActiveProject, PreviewInput } from './quote-request.operations.ts';

export const scopes = ['mechanical_part', 'pcba', 'box_build', 'full_product', 'tooling', 'mixed'] as const;
export const processes = [
  ...['', 'injection_molding', 'cnc', 'die_casting', 'sheet_metal', 'pcba', 'wire_harness', 'battery'],
  ...['power_adapter', 'motor_actuator', 'display', 'camera', 'packaging', 'off_the_shelf', 'other'],
] as const;
export const incoterms = ['', 'EXW', 'FCA', 'FOB', 'CFR', 'CIF', 'DAP', 'DDP'] as const;
export const priorities = ['', 'price', 'quality', 'lead_time'] as const;
export const drawings = ['none_yet', 'drawings_attached', 'sample_available', 'drawings_and_sample'] as const;
export const limits = ['1', '2', '3', '4', '5'] as const;

type QuoteRequest = Extract<PreviewInput['request'], { quoteRequest: unknown }>['quoteRequest'];
export type Scope = QuoteRequest['scope'];
type Process = NonNullable<QuoteRequest['parts'][number]['process']>;
export type Part = {
  name: string;
  process: Process | '';
  material: string;
  finish: string;
  quantityPerUnit: string;
  notes: string;
};
export type Factory = { id: string; name: string };

/** As typed: what is empty is not stated. */
export type Form = {
  projectId: string;
  scope: Scope;
  parts: Part[];
  quantities: string;
  incoterm: (typeof incoterms)[number];
  namedPlace: string;
  priority: (typeof priorities)[number];
  quoteBy: string;
  drawingsStatus: (typeof drawings)[number];
  dfmQuestions: string;
  annualVolume: string;
  sampleQuantity: string;
  isAnonymous: boolean;
  matchLimit: (typeof limits)[number];
  /** Null: the service proposes a shortlist. */
  factories: Factory[] | null;
  fileNames: string[];
};

export const emptyPart: Part = { name: '', process: '', material: '', finish: '', quantityPerUnit: '1', notes: '' };

export const emptyForm: Form = {
  projectId: '',
  scope: 'mechanical_part',
  parts: [emptyPart],
  quantities: '',
  incoterm: '',
  namedPlace: '',
  priority: '',
  quoteBy: '',
  drawingsStatus: 'none_yet',
  dfmQuestions: '',
  annualVolume: '',
  sampleQuantity: '',
  isAnonymous: true,
  matchLimit: '3',
  factories: null,
  fileNames: [],
};

/** Surfaces and materials are asked for where a part is shaped. */
export const hasMaterial = (scope: Scope): boolean => scope !== 'pcba' && scope !== 'box_build';

const split = (text: string): string[] => text.split(/[\s,;，、]+/).filter(Boolean);

export const hasOnlyNumbers = ({ quantities, annualVolume, sampleQuantity, parts }: Form): boolean =>
  [...split(quantities), annualVolume, sampleQuantity, ...parts.map((part) => part.quantityPerUnit)].every(
    isWholeNumber,
  );

const toPart = ({ name, process, material, finish, quantityPerUnit, notes }: Part, scope: Scope) => ({
  name,
  ...(process && { process }),
  ...(hasMaterial(scope) && material && { material }),
  ...(hasMaterial(scope) && finish && { finish }),
  ...(quantityPerUnit && { quantityPerUnit: Number(quantityPerUnit) }),
  ...(notes && { notes }),
});

export function toRequest(form: Form, revision: string | null): QuoteRequest {
  const { scope, parts, quantities, incoterm, namedPlace, priority, quoteBy, dfmQuestions, factories } = form;
  const [annualVolume, sampleQuantity] = [form.annualVolume, form.sampleQuantity].map(readWholeNumber);
  const bands = split(quantities).map(Number);
  return {
    ...{ scope, drawingsStatus: form.drawingsStatus, anonymised: form.isAnonymous },
    parts: parts.map((part) => toPart(part, scope)),
    ...(bands.length && { quantities: bands }),
    ...(incoterm && { incoterm }),
    ...(namedPlace && { namedPlace }),
    ...(priority && { priority }),
    ...(quoteBy && { quoteBy }),
    ...(dfmQuestions && { dfmQuestions }),
    ...(annualVolume != null && { annualVolume }),
    ...(sampleQuantity != null && { sampleQuantity }),
    ...(factories ? { factoryIds: factories.map(({ id }) => id) } : { matchLimit: Number(form.matchLimit) }),
    ...(form.fileNames.length && { files: form.fileNames.map((name) => ({ name, ...(revision && { revision }) })) }),
  };
}

/** What the project states already. */
export function startWith({ id, intake, currentQuantity }: ActiveProject): Partial<Form> {
  const scope = scopes.find((one) => one === intake?.scope);
  return {
    projectId: id,
    fileNames: [],
    ...(scope && { scope }),
    ...(currentQuantity !== null && { quantities: String(currentQuantity) }),
  };
}
