import { longDate } from '../../words/format';
import type { HostedWords } from '../../words/hosted';
import type { Stamp } from '../../pdf/view-model';
import type { PageView } from '../page-view';
import { html, sentence, type Html } from '../../domain/html';

const TONES = {
  accepted: 'good',
  converted: 'good',
  rejected: 'neutral',
  expired: 'warning',
} as const;

/** Of a quotation, its decision; of an invoice, the stamp of its PDF. */
function stampOf({ document, decision }: PageView, words: HostedWords): Stamp | undefined {
  if (!decision || decision.state === 'open') return document.stamp;
  const { state } = decision;
  return { text: words.states[state], tone: TONES[state] };
}

function deadlineOf({ kind, deadline, language }: PageView, words: HostedWords): Html | null {
  if (!deadline) return null;
  const text = kind === 'quotation' ? words.validUntil : words.due;
  const date = html`<time datetime="${deadline}">${longDate(deadline, language)}</time>`;
  return html`<p class="deadline">${sentence(text, { date })}</p>`;
}

/** The sender, the name of the document, the amount that is due, and until when. */
export function head(view: PageView, words: HostedWords): Html {
  const { document, path, hasLogo, hasPortal } = view;
  const { sender, heading, number, due } = document;
  const stamp = stampOf(view, words);
  return html`<header class="head">
    ${hasPortal && html`<p class="up"><a href="/portal">${words.allDocuments}</a></p>`}
    <div class="sender">
      ${hasLogo && html`<img class="logo" src="${path}/logo" alt="" />`}
      <p class="name" dir="auto">${sender.name}</p>
    </div>
    <div class="title">
      <h1><span class="heading">${heading}</span> <bdi class="number">${number ?? ''}</bdi></h1>
      ${stamp ? html`<p class="stamp ${stamp.tone}">${stamp.text}</p>` : null}
    </div>
    <div class="due">
      <p class="label">${due.label}</p>
      <p class="amount"><bdi>${due.value}</bdi></p>
      ${deadlineOf(view, words)}
    </div>
  </header>`;
}
