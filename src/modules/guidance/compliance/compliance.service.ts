import type { Context } from '#kernel/context.ts';
import { type ProjectRow, readProject } from '#modules/sourcing/projects/project.queries.ts';
import type { CompliancePathInput } from './compliance.schema.ts';
import { describeOtherMarkets } from './market.rules.ts';
import { type CompliancePath, planPath } from './path.rules.ts';
import type { Source } from './product/kind.rules.ts';
import { findTraits } from './product/trait-inference.rules.ts';

export async function planCompliance(ctx: Context, input: CompliancePathInput): Promise<CompliancePath> {
  const { description, markets, features = {}, projectId } = input;
  const project = projectId ? await readProject(ctx, projectId, ['intake']) : null;
  const sources = [{ name: 'the description', text: description }, ...(project ? toIntakeSources(project) : [])];
  const today = ctx.now().toISOString().slice(0, 10);
  const path = planPath(ctx.compliance.requirements(), markets, findTraits(features, sources), today);
  const others = describeOtherMarkets(project?.intake?.targetMarkets ?? [], markets);
  return { ...path, unknowns: [...path.unknowns, ...others] };
}

function toIntakeSources({ intake }: Pick<ProjectRow, 'intake'>): Source[] {
  if (!intake) return [];
  const { productName, category, summary, notes } = intake;
  return [{ name: 'the project’s intake', text: [productName, category, summary, notes].filter(Boolean).join('. ') }];
}
