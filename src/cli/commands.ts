import type { Command } from './command/command.ts';
import { actions } from './commands/actions/actions.ts';
import { createAction } from './commands/actions/create-action.ts';
import { mcp } from './commands/agents/mcp.ts';
import { answers } from './commands/answers.ts';
import { capabilities } from './commands/capabilities.ts';
import { approveDelivery } from './commands/deliveries/approve-delivery.ts';
import { deliveries } from './commands/deliveries/deliveries.ts';
import { watchDelivery } from './commands/deliveries/watch-delivery.ts';
import { tailEvents } from './commands/events/tail-events.ts';
import { webhooks } from './commands/events/webhooks.ts';
import { factories } from './commands/factories.ts';
import { exportFactories } from './commands/files/export-factories.ts';
import { files } from './commands/files/files.ts';
import { guidance } from './commands/guidance.ts';
import { interviews } from './commands/interviews/interviews.ts';
import { talk } from './commands/interviews/talk.ts';
import { projects } from './commands/projects.ts';
import { rfqs } from './commands/rfqs.ts';
import { service } from './commands/service.ts';
import { shipping } from './commands/shipping.ts';
import { connect } from './commands/sign-in/connect.ts';
import { keys } from './commands/sign-in/keys.ts';

export const commands: readonly Command[] = [
  connect,
  ...keys,
  ...service,
  ...projects,
  ...actions,
  createAction,
  ...deliveries,
  approveDelivery,
  watchDelivery,
  ...shipping,
  ...factories,
  exportFactories,
  ...files,
  ...rfqs,
  ...answers,
  ...capabilities,
  ...interviews,
  talk,
  ...guidance,
  tailEvents,
  ...webhooks,
  mcp,
];
