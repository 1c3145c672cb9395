import { readDraft, titleOf } from './draft.js';
import { copiedDraft, newDraft, nextDraft } from './next-draft.js';
import {
  onListChange,
  onTextChange,
  readList,
  readText,
  removeText,
  writeList,
  writeText,
} from './storage.js';
import { filled, WORDS } from './words.js';

const find = (id) => document.querySelector(`#${id}`);
const newId = () => `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 8)}`;

/** The draft of this tab. Another tab may have another one open. */
let open = readList().current;

/** Of a deleted draft, until another one is deleted. */
let deleted = null;

function option({ id, name }, draft) {
  const element = document.createElement('option');
  element.value = id;
  element.textContent = name || titleOf(draft);
  element.selected = id === open;
  return element;
}

/** The name that a person has given; empty for none. */
const nameOf = (id) => readList().drafts.find((entry) => entry.id === id)?.name ?? '';

/** The list with this tab's draft, which another tab may have deleted. */
function listWithOpen() {
  const list = readList();
  if (!list.drafts.some(({ id }) => id === open)) list.drafts.push({ id: open, name: '' });
  return { ...list, current: open };
}

function say(text, canUndo = false) {
  find('draft-message').textContent = text;
  find('undo-delete').hidden = !canUndo;
}

export function loadOpen() {
  const text = readText(open);
  return text === null ? newDraft() : readDraft(text);
}

/** Leaving the page loses a draft that is not kept, so the browser asks first. */
let isLost = false;
window.addEventListener('beforeunload', (event) => {
  if (isLost) event.preventDefault();
});

/** Keeps the draft. Says so when there is no room, since it would be lost otherwise. */
export function keep(draft) {
  const isKept = writeText(open, JSON.stringify(draft)) && writeList(listWithOpen());
  isLost = !isKept;
  if (isLost) say(WORDS.notKept);
  else if (find('draft-message').textContent === WORDS.notKept) say('');
  retitle(draft);
}

/** The name of the open draft in the list, which follows its content. */
export function retitle(draft) {
  const shown = find('drafts').selectedOptions[0];
  if (shown?.value === open) shown.textContent = nameOf(open) || titleOf(draft);
}

export function forgetOpen() {
  removeText(open);
  isLost = false;
}

/** @param show puts a draft onto the page */
export function wireDrafts(draft, show) {
  const select = find('drafts');
  const dialog = find('rename');

  const list = () => {
    const { drafts } = listWithOpen();
    const of = (id) => (id === open ? draft : readDraft(readText(id)));
    select.replaceChildren(...drafts.map((entry) => option(entry, of(entry.id))));
  };

  const turnTo = (id) => {
    open = id;
    Object.assign(draft, loadOpen());
    writeList(listWithOpen());
    list();
    show();
  };

  const add = (first, name = '') => {
    const { drafts } = listWithOpen();
    const id = newId();
    const isKept =
      writeText(id, JSON.stringify(first)) &&
      writeList({ current: id, drafts: [...drafts, { id, name }] });
    if (!isKept) {
      removeText(id);
      say(WORDS.notKept);
      return;
    }
    say('');
    turnTo(id);
  };

  const remove = () => {
    const { drafts } = listWithOpen();
    const place = drafts.findIndex(({ id }) => id === open);
    const entry = drafts[place];
    deleted = { entry, place, text: JSON.stringify(draft) };
    removeText(open);
    const rest = drafts.filter(({ id }) => id !== open);
    const next = rest[Math.min(place, rest.length - 1)] ?? { id: newId(), name: '' };
    writeList({ current: next.id, drafts: rest.length > 0 ? rest : [next] });
    say(filled(WORDS.deleted, { name: entry.name || titleOf(draft) }), true);
    turnTo(next.id);
    find('undo-delete').focus();
  };

  const undo = () => {
    if (!deleted) return;
    const { entry, place, text } = deleted;
    const { drafts } = listWithOpen();
    // The empty draft that took the place of the only one goes again.
    const others = drafts.filter(({ id }) => id !== open || readText(id) !== null);
    others.splice(place, 0, entry);
    if (!writeText(entry.id, text)) return say(WORDS.notKept, true);
    writeList({ current: entry.id, drafts: others });
    deleted = null;
    say('');
    turnTo(entry.id);
    select.focus();
  };

  select.addEventListener('change', () => {
    say('', false);
    turnTo(select.value);
  });
  find('new-draft').addEventListener('click', () => {
    add(nextDraft(draft));
    document.querySelector('[data-field="billTo"]').focus();
  });
  find('copy-draft').addEventListener('click', () => {
    add(copiedDraft(draft), filled(WORDS.copyOf, { name: nameOf(open) || titleOf(draft) }));
  });
  find('delete-draft').addEventListener('click', remove);
  find('undo-delete').addEventListener('click', undo);
  find('rename-draft').addEventListener('click', () => {
    find('draft-name').value = nameOf(open) || titleOf(draft);
    dialog.returnValue = '';
    dialog.showModal();
    find('draft-name').select();
  });
  dialog.addEventListener('close', () => {
    if (dialog.returnValue !== 'rename') return;
    const name = find('draft-name').value.trim();
    const renamed = listWithOpen();
    for (const entry of renamed.drafts) if (entry.id === open) entry.name = name;
    if (!writeList(renamed)) say(WORDS.notKept);
    list();
  });
  onListChange(list);
  // Two tabs with one draft show the same, so that neither overwrites what the other has kept.
  onTextChange(
    () => open,
    () => {
      // What this tab could not keep stands only here.
      if (isLost) return;
      Object.assign(draft, loadOpen());
      show();
    },
  );
  list();
}
