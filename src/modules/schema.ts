import { builder } from '#graph/builder.ts';
import './actions/action.graph.ts';
import './audit/audit.graph.ts';
import './deliveries/delivery.graph.ts';
import './exports/export.graph.ts';
import './factories/factory.graph.ts';
import './factories/factory-explore.graph.ts';
import './factories/factory-history.graph.ts';
import './interactions/interaction.graph.ts';
import './keys/device.graph.ts';
import './keys/key.graph.ts';
import './members/member.graph.ts';
import './projects/project.graph.ts';
import './shipping/shipping.graph.ts';
import './tracking/tracking.graph.ts';

export const schema = builder.toSchema();
