// The key is stored for this tab only.
const problem = document.getElementById('problem');

async function post(path, body, key) {
  const headers = { 'content-type': 'application/json', ...(key && { authorization: `Bearer ${key}` }) };
  const response = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
  const result = await response.json();
  const [error] = [result.error, ...(result.errors ?? [])].filter(Boolean);
  if (error) throw new Error(error.message);
  return result;
}

function openExplorer(key) {
  sessionStorage.setItem('gateway-key', key);
  location.assign('/graphql/explorer');
}

function createHandler(work) {
  return async (event) => {
    event.preventDefault();
    problem.hidden = true;
    try {
      openExplorer(await work());
    } catch (error) {
      problem.textContent = error.message;
      problem.hidden = false;
      problem.focus();
    }
  };
}

document.getElementById('make').addEventListener(
  'click',
  createHandler(async () => (await post('/api/v1/keys', { label: 'GraphiQL' })).secret),
);
document.getElementById('enter').addEventListener(
  'submit',
  createHandler(async () => {
    const key = document.getElementById('key').value.trim();
    await post('/graphql', { query: '{ me { mode } }' }, key);
    return key;
  }),
);
for (const element of document.querySelectorAll('[data-scripted]')) element.hidden = false;
if (sessionStorage.getItem('gateway-key')) location.replace('/graphql/explorer');
