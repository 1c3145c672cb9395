/** The drafts in the browser's storage: a text for each, and one that lists them. */

/** The first draft keeps the place where the page kept its only one. */
const FIRST = '';
const KEY = 'invoice-generator-draft';
const LIST = 'invoice-generator-drafts';

const keyOf = (id) => (id === FIRST ? KEY : `${KEY}:${id}`);

/** Runs `task`; `fallback` where storage is blocked, full or holds something else. */
function attempt(task, fallback) {
  try {
    return task();
  } catch {
    return fallback;
  }
}

const isEntry = (entry) => typeof entry?.id === 'string' && typeof entry.name === 'string';

/** The drafts in order, and the one that was open last. */
export function readList() {
  const kept = attempt(() => JSON.parse(window.localStorage.getItem(LIST) ?? 'null'), null);
  const drafts = Array.isArray(kept?.drafts) ? kept.drafts.filter(isEntry) : [];
  if (drafts.length === 0) drafts.push({ id: FIRST, name: '' });
  const current = drafts.some(({ id }) => id === kept?.current) ? kept.current : drafts[0].id;
  return { current, drafts };
}

/** Returns whether there was room. */
export function writeList(list) {
  return attempt(() => {
    window.localStorage.setItem(LIST, JSON.stringify(list));
    return true;
  }, false);
}

export const readText = (id) => attempt(() => window.localStorage.getItem(keyOf(id)), null);

/** Returns whether there was room. */
export function writeText(id, text) {
  return attempt(() => {
    window.localStorage.setItem(keyOf(id), text);
    return true;
  }, false);
}

export function removeText(id) {
  attempt(() => window.localStorage.removeItem(keyOf(id)));
}

/** Tells when another tab has changed the draft with this id. */
export function onTextChange(idNow, listener) {
  window.addEventListener('storage', ({ key, newValue }) => {
    if (newValue !== null && key === keyOf(idNow())) listener();
  });
}

/** Tells when another tab has changed the list. */
export function onListChange(listener) {
  window.addEventListener('storage', ({ key }) => {
    if (key === LIST || key === null) listener();
  });
}
