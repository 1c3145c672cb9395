import { WORDS } from './words.js';

const frame = document.querySelector('#preview');
const paper = document.querySelector('#paper');
const hint = document.querySelector('#preview-hint');
const link = document.querySelector('#open-preview');
const FIRST_HINT = hint.textContent;

/** Telephones have no viewer inside a page; there the preview opens by itself. */
const canShowPdf = window.navigator.pdfViewerEnabled !== false;

let shown = '';

export function setBusy(isBusy) {
  paper.classList.toggle('busy', isBusy);
}

export function showPreview(pdf) {
  const url = URL.createObjectURL(pdf);
  frame.hidden = !canShowPdf;
  link.hidden = canShowPdf && window.innerWidth > 900;
  link.href = url;
  hint.hidden = canShowPdf;
  hint.textContent = WORDS.noViewer;
  // Without the viewer's own bars, and as wide as the paper.
  if (canShowPdf) frame.src = `${url}#toolbar=0&navpanes=0&view=FitH`;
  if (shown) URL.revokeObjectURL(shown);
  shown = url;
}

export function hidePreview() {
  setBusy(false);
  frame.hidden = true;
  link.hidden = true;
  hint.hidden = false;
  hint.textContent = FIRST_HINT;
}

/** Runs `task` once nothing has changed for `pause` milliseconds; a newer run stops the one before. */
export function afterPause(pause, task) {
  let timer;
  let running;
  return () => {
    window.clearTimeout(timer);
    running?.abort();
    timer = setTimeout(() => {
      running = new window.AbortController();
      void task(running.signal);
    }, pause);
  };
}
