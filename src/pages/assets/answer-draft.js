/*
 * Keeps what was typed into the form of a link on this device, until an answer arrives or 30 days pass. Without scripts
 * or storage the form works as it is.
 */
const form = document.querySelector('form[data-draft]');
const place = document.getElementById('draft');
const maxAgeMs = 30 * 24 * 3600_000;
const prefix = 'answer-draft:';

if (form && place && isStorageAllowed()) {
  const { draft, answers } = form.dataset;
  const key = prefix + draft;
  const status = place.querySelector('[role=status]');
  const discard = place.querySelector('button');
  const fields = [...form.elements].filter(({ name, type }) => name && !['file', 'checkbox', 'hidden'].includes(type));
  const initial = new Map(fields.map((field) => [field.name, field.value]));

  const tell = (text) => {
    status.textContent = text;
    place.hidden = text === '';
    discard.hidden = localStorage.getItem(key) === null;
  };

  const save = () => {
    const values = Object.fromEntries(fields.map(({ name, value }) => [name, value]));
    localStorage.setItem(key, JSON.stringify({ answers, savedAt: Date.now(), values }));
  };

  removeOld();
  const saved = read(key);
  // A form that the service refused shows what was sent, and an answer that arrived ends its draft.
  if ('refilled' in form.dataset) save();
  else if (saved?.answers === answers) {
    for (const field of fields) field.value = saved.values[field.name] ?? field.value;
    tell(place.dataset.restored);
  } else localStorage.removeItem(key);

  form.addEventListener('input', save);
  form.addEventListener('submit', (event) => {
    save();
    if (navigator.onLine) return;
    event.preventDefault();
    tell(place.dataset.offline);
    place.scrollIntoView({ block: 'center' });
  });
  addEventListener('online', () => status.textContent === place.dataset.offline && tell(place.dataset.online));
  discard.addEventListener('click', () => {
    localStorage.removeItem(key);
    for (const field of fields) field.value = initial.get(field.name);
    tell('');
    fields[0]?.focus();
  });
}

function isStorageAllowed() {
  try {
    return window.localStorage !== null;
  } catch {
    return false;
  }
}

function read(key) {
  try {
    return JSON.parse(localStorage.getItem(key));
  } catch {
    return null;
  }
}

function removeOld() {
  for (const key of Object.keys(localStorage).filter((one) => one.startsWith(prefix))) {
    if (!(Date.now() - read(key)?.savedAt < maxAgeMs)) localStorage.removeItem(key);
  }
}
