const { createElement, useMemo, useState } = React;
const keyName = 'gateway-key';
const root = document.getElementById('graphiql');

// Components set this nonce on style elements that they insert.
globalThis.__webpack_nonce__ = document.querySelector('meta[property="csp-nonce"]').content;

const exampleQueries = [
  `# The caller. Requests require a key. Without one, run createKey in the next tab
# and enter its secret under Headers below: { "Authorization": "Bearer YOUR_KEY" }
query Me {
  me {
    mode
    scopes
    expiresAt
    organisation { name }
    limits { requestsPerMinute remainingToday }
  }
}
`,
  `# Creates a sandbox key: free, valid for one day, never sends messages.
# The secret is shown once. This tab stores it until it is closed.
mutation CreateKey {
  createKey(input: { label: "GraphiQL" }) {
    secret
    key { scopes expiresAt }
  }
}
`,
  `# Searches the directory in English, Chinese or pinyin, with facets.
query SearchFactories {
  factories(first: 5, filter: { q: "cnc" }) {
    totalCount
    nodes { id nameEn nameZh city processes matchedOn(filter: { q: "cnc" }) }
    pageInfo { endCursor hasNextPage }
  }
  factoryFacets(filter: { q: "cnc" }) {
    region { value count }
    certified { value count }
  }
}
`,
  `# Drafts that await review and approval.
query WaitingForApproval {
  deliveries(first: 10, filter: { status: draft }) {
    totalCount
    nodes { id status subject createdAt project { name } }
  }
}
`,
  `# Estimates freight and duty, with the formula of each number.
query EstimateShipping {
  shippingEstimate(
    input: {
      cartons: [{ lengthCm: 40, widthCm: 30, heightCm: 30, weightKg: 12, count: 10 }]
      destination: { country: "US", postcode: "90001" }
      declaredValueUsd: 5000
      hts: "8507.60.00"
    }
  ) {
    options { mode }
    notes
    explain { path value formula }
  }
}
`,
];

const formatHeaders = (key) => JSON.stringify({ Authorization: `Bearer ${key}` }, null, 2);

/** Reads the Authorization header from the editor; undefined while the text is not valid JSON. */
function readAuthorization(text) {
  try {
    const headers = text.trim() ? JSON.parse(text) : {};
    const [, value] = Object.entries(headers).find(([name]) => name.toLowerCase() === 'authorization') ?? [];
    // Browsers only send Latin-1; the ellipsis of an example would throw.
    return typeof value === 'string' && /^[\x20-\x7e]+$/.test(value) ? value : null;
  } catch {
    return undefined;
  }
}

async function* readEvents(response) {
  let pending = '';
  for await (const piece of response.body.pipeThrough(new TextDecoderStream())) {
    const events = (pending + piece).split('\n\n');
    pending = events.pop();
    for (const event of events) {
      const [, data] = /^event: next\ndata: (.*)$/m.exec(event) ?? [];
      if (data) yield JSON.parse(data);
    }
  }
}

function createFetcher(authorization) {
  return async (params, { headers, documentAST } = {}) => {
    const operations = documentAST?.definitions.filter(({ kind }) => kind === 'OperationDefinition') ?? [];
    const operation = operations.find(({ name }) => !params.operationName || name?.value === params.operationName);
    const isStream = operation?.operation === 'subscription';
    const sent = new Headers({ accept: isStream ? 'text/event-stream' : 'application/json' });
    if (authorization) sent.set('authorization', authorization);
    // Headers of the editor take precedence. Names are case-insensitive.
    for (const [name, value] of Object.entries(headers ?? {})) sent.set(name, value);
    sent.set('content-type', 'application/json');
    const response = await fetch('/graphql', { method: 'POST', headers: sent, body: JSON.stringify(params) });
    const isEvents = response.headers.get('content-type')?.startsWith('text/event-stream');
    return isEvents ? readEvents(response) : response.json();
  };
}

let debounce;

function Explorer() {
  const key = sessionStorage.getItem(keyName);
  const [authorization, setAuthorization] = useState(key && `Bearer ${key}`);
  // A new fetcher makes GraphiQL reload the schema.
  const fetcher = useMemo(() => createFetcher(authorization), [authorization]);
  const headers = key ? formatHeaders(key) : '';
  const onEditHeaders = (text) => {
    clearTimeout(debounce);
    debounce = setTimeout(() => {
      const given = readAuthorization(text);
      if (given === undefined) return;
      const [, secret] = /^Bearer +(\S+)$/i.exec(given ?? '') ?? [];
      if (secret) sessionStorage.setItem(keyName, secret);
      else sessionStorage.removeItem(keyName);
      setAuthorization(given);
    }, 500);
  };
  return createElement(GraphiQL, {
    fetcher,
    storage: sessionStorage,
    shouldPersistHeaders: true,
    defaultHeaders: headers,
    defaultTabs: exampleQueries.map((query) => ({ query, headers })),
    onEditHeaders,
  });
}

if (root.dataset.open === 'yes' || sessionStorage.getItem(keyName)) {
  ReactDOM.createRoot(root).render(createElement(Explorer));
} else {
  location.replace('/graphql');
}
