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
        storeFields: ['title', 'page', 'address'],
        searchOptions: { prefix: true, fuzzy: 0.15, combineWith: 'AND', boost: { title: 4 } },
      });
      made.addAll(entries);
      return made;
    });
  return index;
}

function entry({ address, title, page }) {
  const link = document.createElement('a');
  link.href = address;
  const name = document.createElement('strong');
  name.textContent = title;
  link.append(name, ` ${page}`);
  return link;
}

async function search() {
  const words = input.value.trim();
  found.hidden = words === '';
  if (words === '') return;
  let shown;
  try {
    shown = (await load()).search(words).slice(0, SHOWN).map(entry);
  } catch {
    index = undefined;
    shown = ['The search did not load. Try again.'];
  }
  if (words !== input.value.trim()) return;
  if (shown.length === 0)
    shown = [`Nothing found for “${words}”. Try another word, or an error code.`];
  found.replaceChildren(...shown);
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
if (matchMedia('(max-width: 60rem)').matches) document.querySelector('.pages details').open = false;
