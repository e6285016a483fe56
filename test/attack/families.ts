import { acceptedTexts } from './accepted-texts.ts';
import type { Attack } from './attack.ts';
import { documentRequests } from './document-requests.ts';
import { graphRequests } from './graph-requests.ts';
import { jsonBodies } from './json-bodies.ts';
import { restFields } from './rest-fields.ts';

export const families: Record<string, readonly Attack[]> = {
  json: jsonBodies,
  rest: restFields,
  graph: graphRequests,
  texts: acceptedTexts,
  documents: documentRequests,
};
