import { readQuota, requestPdf, RequestError } from './api.js';
import { isReady, languageOf, lineAfter, requestBody, titleOf } from './draft.js';
import { forgetOpen, keep, loadOpen, retitle, wireDrafts } from './drafts.js';
import { showErrors, showLogoProblem, wholeProblem } from './errors.js';
import { printedCurrency } from './e-invoice-data.js';
import { showEInvoice, wireEInvoice } from './e-invoice.js';
import { bindFields, makeLabelInputs, makeSwatches, showFields } from './fields.js';
import { drawLines, focusLine, showAmounts } from './lines.js';
import { readLogo } from './logo.js';
import { newDraft } from './next-draft.js';
import { afterPause, hidePreview, setBusy, showPreview } from './preview.js';
import { wirePageLanguage } from './page-language.js';
import { showSwitches, showTaxes, wireSwitches } from './switches.js';
import { totalsOf } from './totals.js';
import { filled, LOCALE, WORDS } from './words.js';

const PAUSE = 700;
const find = (id) => document.querySelector(`#${id}`);
const draft = loadOpen();

function say(message) {
  find('message').replaceChildren(message);
}

function showQuota({ limit, remaining, reset }) {
  const format = { day: 'numeric', month: 'long' };
  const day = new Date(reset * 1000).toLocaleDateString(LOCALE, format);
  const text = reset ? WORDS.quotaUntil : WORDS.quota;
  find('quota').textContent = filled(text, { remaining, limit, day });
}

function showTotals() {
  const currency = printedCurrency(draft);
  const { amounts, subtotal, taxes, total, balance, discount, notCredited } = totalsOf({
    ...draft,
    currency,
    language: languageOf(draft),
  });
  showAmounts(amounts);
  showTaxes(draft, taxes);
  find('subtotal').textContent = subtotal;
  find('total').textContent = total;
  find('balance').textContent = balance;
  find('discount-amount').textContent = discount;
  find('not-credited-amount').textContent = notCredited;
  find('not-credited').hidden = notCredited === '';
  document.documentElement.style.setProperty('--theme', draft.themeColor || '#1e40af');
}

function showLogo() {
  const image = find('logo-image');
  image.hidden = draft.logo === '';
  if (draft.logo) image.src = draft.logo;
  find('logo-hint').hidden = draft.logo !== '';
  find('logo-remove').hidden = draft.logo === '';
}

let failedDownloads = 0;

/** What a request may say: nothing when a download failed after it began, since that message must stay. */
function speaker() {
  const before = failedDownloads;
  return (text) => {
    if (failedDownloads === before) say(text);
  };
}

function fail(error, tell, kind) {
  if (error.name === 'AbortError') return;
  const fields = error instanceof RequestError ? error.fields : [];
  const placed = showErrors(draft, fields, { isPreview: kind === 'preview' });
  tell(placed ? WORDS.errors.look : wholeProblem(error));
}

/** What of the draft the PDF does not show. */
function remarksOn({ logo, unprintable }) {
  return [
    ...(logo?.startsWith('skipped') ? [WORDS.logoLeftOut] : []),
    ...(unprintable.length > 0
      ? [filled(WORDS.unprintable, { characters: unprintable.join(' ') })]
      : []),
  ];
}

async function ask(kind, tell, signal) {
  const answer = await requestPdf(kind, requestBody(draft), { signal, onQuota: showQuota });
  showErrors(draft, [], { isPreview: kind === 'preview' });
  tell(remarksOn(answer).join(' '));
  return answer;
}

/** Whether the draft has changed while nobody could see its preview. */
let isStale = false;

const previewSoon = afterPause(PAUSE, async (signal) => {
  isStale = document.hidden;
  if (isStale) return;
  if (!isReady(draft)) return hidePreview();
  const tell = speaker();
  setBusy(true);
  try {
    showPreview((await ask('preview', tell, signal)).pdf);
  } catch (error) {
    fail(error, tell, 'preview');
  } finally {
    if (!signal.aborted) setBusy(false);
  }
});

function changed() {
  keep(draft);
  showTotals();
  previewSoon();
}

function show() {
  showFields(draft);
  showSwitches(draft);
  drawLines(draft, changed);
  showEInvoice(draft, changed);
  showLogo();
  showTotals();
}

/** Shows another draft than before, or an empty one. */
function turned() {
  showLogoProblem('');
  show();
  retitle(draft);
  showErrors(draft, []);
  say('');
  hidePreview();
  // Nothing that is still on its way may show the old one again.
  previewSoon();
}

function save(file, name) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

async function download() {
  const button = find('download');
  // A held key repeats itself, and each PDF counts. `disabled` would take the focus away.
  if (button.ariaDisabled === 'true') return;
  button.ariaDisabled = 'true';
  try {
    const { pdf, name } = await ask('generate', say);
    save(pdf, name);
  } catch (error) {
    failedDownloads += 1;
    fail(error, say, 'generate');
    document.querySelector('[aria-invalid]')?.focus();
  } finally {
    button.ariaDisabled = 'false';
  }
}

async function takeLogo(file) {
  if (!file) return;
  try {
    draft.logo = await readLogo(file);
    showLogoProblem('');
    showLogo();
    changed();
  } catch (error) {
    showLogoProblem(error.message);
  } finally {
    // Otherwise the browser would not tell when the same file is chosen again.
    find('logo-file').value = '';
  }
}

function wireLogo() {
  const drop = find('logo-drop');
  find('logo-file').addEventListener('change', (event) => takeLogo(event.target.files[0]));
  drop.addEventListener('dragover', (event) => event.preventDefault());
  drop.addEventListener('drop', (event) => {
    event.preventDefault();
    void takeLogo(event.dataTransfer.files[0]);
  });
  find('logo-remove').addEventListener('click', () => {
    draft.logo = '';
    showLogoProblem('');
    showLogo();
    changed();
    find('logo-file').focus();
  });
}

function wireClear() {
  const dialog = find('confirm-clear');
  find('clear').addEventListener('click', () => dialog.showModal());
  dialog.addEventListener('close', () => {
    if (dialog.returnValue !== 'clear') return;
    Object.assign(draft, newDraft());
    forgetOpen();
    turned();
    document.querySelector('[data-field="from"]').focus();
  });
}

makeLabelInputs();
makeSwatches((color) => {
  draft.themeColor = color;
  showFields(draft);
  changed();
});
bindFields(draft, changed);
wireLogo();
wireClear();
wirePageLanguage();
wireEInvoice(draft, changed);
wireSwitches(draft, () => {
  drawLines(draft, changed);
  showFields(draft);
  changed();
});
wireDrafts(draft, turned);
find('own-service').addEventListener('click', () => find('run-it').showModal());
find('save-draft').addEventListener('click', () => {
  // The panel takes the body of a request. The business there has a logo of its own.
  const body = requestBody({ ...draft, logo: '' });
  save(new window.Blob([body], { type: 'application/json' }), `${titleOf(draft)}.json`);
});
find('add-line').addEventListener('click', () => {
  draft.items.push(lineAfter(draft, draft.items.length - 1));
  drawLines(draft, changed);
  changed();
  focusLine(draft.items.length - 1);
});
find('form').addEventListener('keydown', (event) => {
  // Enter in a field is no order to download, which would count.
  if (event.key === 'Enter' && event.target.matches('input')) event.preventDefault();
});
find('form').addEventListener('submit', (event) => {
  event.preventDefault();
  void download();
});
document.addEventListener('keydown', (event) => {
  // A key that is held repeats, and each download counts.
  if (event.repeat) return;
  if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void download();
});
document.addEventListener('visibilitychange', () => {
  if (isStale && !document.hidden) previewSoon();
});
show();
previewSoon();
void readQuota(showQuota);
