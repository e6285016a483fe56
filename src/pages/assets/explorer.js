const { createElement, useMemo, useState } = React;
const keyName = 'gateway-key';
const root = document.getElementById('graphiql');

// Components that insert a style element sign it with the nonce of this answer.
globalThis.__webpack_nonce__ = document.querySelector('meta[property="csp-nonce"]').content;

const starters = [
  `# Who am I? Every request needs a key. Without one, run createKey in the next tab,
# then enter its secret under Headers below: { "Authorization": "Bearer YOUR_KEY" }
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
  `# A sandbox key: free, valid for a day, and it never sends a message.
# The secret is shown once. This tab forgets it when it is closed.
mutation CreateKey {
  createKey(input: { label: "GraphiQL" }) {
    secret
    key { scopes expiresAt }
  }
}
`,
  `# Search the directory in English, Chinese or pinyin, and count what was found.
query SearchFactories {
  factories(first: 5, filter: { q: "cnc" }) {
    totalCount
    nodes { id nameEn nameZh city processes matchedOn(search: { q: "cnc" }) }
    pageInfo { endCursor hasNextPage }
  }
  factoryFacets(filter: { q: "cnc" }) {
    region { value count }
    certified { value count }
  }
}
`,
  `# Drafts that wait for a person to read and approve them.
query WaitingForApproval {
  deliveries(first: 10, filter: { status: draft }) {
    totalCount
    nodes { id status subject createdAt project { name } }
  }
}
`,
  `# What shipping and duty would cost, with the formula of each number.
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

const bearer = (key) => JSON.stringify({ Authorization: `Bearer ${key}` }, null, 2);

/** The Authorization of the header editor; undefined while what stands there is no JSON. */
function authorizationIn(text) {
  try {
    const headers = text.trim() ? JSON.parse(text) : {};
    const [, value] = Object.entries(headers).find(([name]) => name.toLowerCase() === 'authorization') ?? [];
    // Browsers send Latin-1 only; an ellipsis of an example would throw.
    return typeof value === 'string' && /^[\x20-\x7e]+$/.test(value) ? value : null;
  } catch {
    return undefined;
  }
}

async function* eventsOf(response) {
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

function fetcherWith(authorization) {
  return async (params, { headers, documentAST } = {}) => {
    const operations = documentAST?.definitions.filter(({ kind }) => kind === 'OperationDefinition') ?? [];
    const asked = operations.find(({ name }) => !params.operationName || name?.value === params.operationName);
    const isStream = asked?.operation === 'subscription';
    const sent = new Headers({ accept: isStream ? 'text/event-stream' : 'application/json' });
    if (authorization) sent.set('authorization', authorization);
    // Those of the editor win, in whatever case their names are written.
    for (const [name, value] of Object.entries(headers ?? {})) sent.set(name, value);
    sent.set('content-type', 'application/json');
    const response = await fetch('/graphql', { method: 'POST', headers: sent, body: JSON.stringify(params) });
    const isEvents = response.headers.get('content-type')?.startsWith('text/event-stream');
    return isEvents ? eventsOf(response) : response.json();
  };
}

let wait;

function Explorer() {
  const key = sessionStorage.getItem(keyName);
  const [authorization, setAuthorization] = useState(key && `Bearer ${key}`);
  // Another fetcher makes GraphiQL read the schema again.
  const fetcher = useMemo(() => fetcherWith(authorization), [authorization]);
  const headers = key ? bearer(key) : '';
  const onEditHeaders = (text) => {
    clearTimeout(wait);
    wait = setTimeout(() => {
      const given = authorizationIn(text);
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
    defaultTabs: starters.map((query) => ({ query, headers })),
    onEditHeaders,
  });
}

if (root.dataset.open === 'yes' || sessionStorage.getItem(keyName)) {
  ReactDOM.createRoot(root).render(createElement(Explorer));
} else {
  location.replace('/graphql');
}
