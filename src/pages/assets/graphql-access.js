// A key is kept for this tab only.
const problem = document.getElementById('problem');

async function say(path, body, key) {
  const headers = { 'content-type': 'application/json', ...(key && { authorization: `Bearer ${key}` }) };
  const response = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
  const answer = await response.json();
  const [error] = [answer.error, ...(answer.errors ?? [])].filter(Boolean);
  if (error) throw new Error(error.message);
  return answer;
}

function open(key) {
  sessionStorage.setItem('gateway-key', key);
  location.assign('/graphql/explorer');
}

function trying(work) {
  return async (event) => {
    event.preventDefault();
    problem.hidden = true;
    try {
      open(await work());
    } catch (error) {
      problem.textContent = error.message;
      problem.hidden = false;
      problem.focus();
    }
  };
}

document.getElementById('make').addEventListener(
  'click',
  trying(async () => (await say('/api/v1/keys', { label: 'GraphiQL' })).secret),
);
document.getElementById('enter').addEventListener(
  'submit',
  trying(async () => {
    const key = document.getElementById('key').value.trim();
    await say('/graphql', { query: '{ me { mode } }' }, key);
    return key;
  }),
);
for (const element of document.querySelectorAll('[data-scripted]')) element.hidden = false;
if (sessionStorage.getItem('gateway-key')) location.replace('/graphql/explorer');
