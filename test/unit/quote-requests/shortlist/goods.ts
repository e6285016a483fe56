import type { z } from 'zod';
import { Intake, Intent } from '#modules/sourcing/projects/project.schema.ts';
import { QuoteRequestInput } from '#modules/sourcing/quote-requests/quote-request.schema.ts';
import { type RequestedGoods, readNeeds } from '#modules/sourcing/quote-requests/shortlist/need.rules.ts';

type Asked = Partial<z.input<typeof QuoteRequestInput>> & {
  project?: { name?: string; intake?: z.input<typeof Intake>; intent?: object };
};

/** What a quote request asks for; quantities as given. */
export function readGoods({ project = {}, ...asked }: Asked): RequestedGoods {
  const input = QuoteRequestInput.parse({ scope: 'mechanical_part', parts: [{ name: 'Part' }], ...asked });
  const { name = 'P', intake, intent } = project;
  return readNeeds({
    input,
    project: {
      name,
      contextVersion: 'v1',
      intake: intake ? Intake.parse(intake) : null,
      intent: intent ? Intent.parse(intent) : null,
    },
    quantities: input.quantities ?? [],
  });
}
