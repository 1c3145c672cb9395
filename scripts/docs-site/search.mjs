import MiniSearch from 'minisearch';

const region = document.querySelector('search');
const input = document.querySelector('#query');
const found = document.querySelector('#found');
const SHOWN = 12;
let index;

/** Fetched at the first use: a page that is only read needs none of it. */
function load() {
  index ??= fetch('/docs/assets/search.json')
    .then((answer) => answer.json())
    .then((entries) => {
      const made = new MiniSearch({
        fields: ['title', 'text'],
        storeFields: ['title', 'page', 'address', 'text'],
        searchOptions: { prefix: true, fuzzy: 0.15, combineWith: 'AND', boost: { title: 4 } },
      });
      made.addAll(entries);
      return made;
    });
  return index;
}

/** The text around the first word that was looked for. */
function excerpt(text, words) {
  const at = Math.max(0, text.toLowerCase().indexOf(words.split(' ')[0].toLowerCase()) - 30);
  const start = at === 0 ? 0 : text.indexOf(' ', at) + 1;
  return `${start > 0 ? '… ' : ''}${text.slice(start, start + 110).trim()}`;
}

function entry({ address, title, page, text }, words) {
  const link = document.createElement('a');
  link.href = address;
  const name = document.createElement('strong');
  name.textContent = title === page ? title : `${title} · ${page}`;
  const part = document.createElement('span');
  part.textContent = excerpt(text, words);
  link.append(name, part);
  const item = document.createElement('li');
  item.append(link);
  return item;
}

async function find(words) {
  try {
    const hits = (await load()).search(words).slice(0, SHOWN);
    const count = hits.length === 1 ? '1 result' : `${hits.length} results`;
    const nothing = `Nothing found for “${words}”. Try another word, a path, or an error code.`;
    return { said: hits.length === 0 ? nothing : count, hits };
  } catch {
    index = undefined;
    return { said: 'The search did not load. Try again.', hits: [] };
  }
}

async function search() {
  const words = input.value.trim();
  found.hidden = words === '';
  if (words === '') return;
  const { said, hits } = await find(words);
  if (words !== input.value.trim()) return;
  found.querySelector('[role=status]').textContent = said;
  found.querySelector('ul').replaceChildren(...hits.map((hit) => entry(hit, words)));
}

input.addEventListener('input', search);
input.addEventListener('keydown', (event) => {
  if (event.key === 'Enter') found.querySelector('a')?.click();
});
region.addEventListener('keydown', (event) => {
  const links = [...found.querySelectorAll('a')];
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step) {
    event.preventDefault();
    const next = links.indexOf(document.activeElement) + step;
    (next < 0 ? input : links[Math.min(next, links.length - 1)])?.focus();
  }
  if (event.key !== 'Escape') return;
  found.hidden = true;
  input.focus();
});
document.addEventListener('keydown', (event) => {
  if (event.key !== '/' || event.ctrlKey || event.metaKey || event.target.closest('input')) return;
  event.preventDefault();
  input.focus();
});
region.addEventListener('focusout', ({ relatedTarget }) => {
  if (!region.contains(relatedTarget)) found.hidden = true;
});
input.addEventListener('focus', search);
region.hidden = false;
// Folded on a phone. Without a script all pages stay in view.
if (window.matchMedia('(max-width: 60rem)').matches)
  document.querySelector('.pages details').open = false;
