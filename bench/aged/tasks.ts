/** Whom a request is from: a key or a member of the measured organisation, or staff. */
export type Who = 'key' | 'member' | 'staff' | 'nobody';
export type Task = {
  name: string;
  who: Who;
  method?: 'GET' | 'POST';
  path: string;
  body?: object;
  /** Milliseconds for 95 % of the answers. */
  promisedMs: number;
};
type Examples = {
  projectId: string;
  draftId: string;
  factoryId: string;
  lastSequence: number;
  deliveryOfEntry: string;
};

const graph = (name: string, who: Who, query: string, promisedMs = 200): Task => ({
  ...{ name, who, promisedMs, method: 'POST', path: '/graphql', body: { query } },
});
const rest = (name: string, path: string, promisedMs = 100): Task => ({
  ...{ name, who: 'key', promisedMs, path: `/api/v1${path}` },
});

/** What dashboards, keys and staff ask for all day. */
export function listTasks({ projectId, draftId, factoryId, lastSequence, deliveryOfEntry }: Examples): Task[] {
  const deliveries = (args: string) => `{ deliveries(${args}) { nodes { id status subject factoryName createdAt } } }`;
  const entries = (args: string, more = '') => `{ auditEntries(${args}) { ${more} nodes { number at actor action } } }`;
  return [
    rest('a project', `/projects/${projectId}`),
    rest('the newest projects', '/projects'),
    rest('the deliveries of a project', `/deliveries?projectId=${projectId}`),
    rest('the review of a draft', `/deliveries/${draftId}/review`),
    rest('events after the last one read', `/events?after=${lastSequence}&limit=100`),
    rest('events from the first one kept', '/events?limit=100'),
    rest('events of a rare type', '/events?type=delivery.failed&limit=100'),
    rest('search of factories', '/factories/search?q=aluminium&pageSize=20'),
    { ...rest('a new project', '/projects'), method: 'POST', body: { name: 'Lamp' } },
    { ...rest('a new sandbox key', '/keys'), who: 'nobody', method: 'POST', body: {} },
    graph('the newest deliveries', 'key', deliveries('first: 100'), 20),
    graph(
      'failed deliveries, oldest first',
      'key',
      deliveries('first: 100, filter: { dispatchStatus: [failed] }'),
      200,
    ),
    graph(
      'drafts by last change',
      'key',
      deliveries('first: 100, filter: { status: [draft] }, orderBy: { field: UPDATED_AT, direction: DESC }'),
      20,
    ),
    graph('deliveries to a factory', 'key', deliveries(`first: 100, filter: { factoryId: "${factoryId}" }`), 200),
    graph('deliveries with a word', 'key', deliveries('first: 100, filter: { q: "magnesium" }'), 100),
    graph(
      'numbers of deliveries',
      'key',
      '{ deliverySummary { total byStatus { status count } byChannel { channel count } oldestWaitingAt } }',
      50,
    ),
    graph(
      'dashboard of projects',
      'key',
      `{ projects(first: 20) { nodes { id name actions(first: 5) { nodes { id kind status
      deliveries { id status subject } } } } } }`,
    ),
    graph('the newest events', 'key', '{ events(first: 100) { nodes { sequence type at } } }'),
    graph('the newest audit entries', 'member', entries('first: 100')),
    graph('audit entries of a delivery', 'member', entries(`first: 100, filter: { resourceId: "${deliveryOfEntry}" }`)),
    graph(
      'audit entries of last month',
      'member',
      entries('first: 100, filter: { createdAt: { to: "2026-10-28T00:00:00Z" } }'),
    ),
    graph('what staff must send', 'staff', '{ outbox(first: 50) { nodes { delivery { id } } } }'),
    graph('unsettled messages', 'staff', '{ unsettledDeliveries(first: 50) { nodes { delivery { id } } } }'),
  ];
}
