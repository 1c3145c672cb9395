import { LRUCache } from 'lru-cache';
import type { PaidAccount } from '../../domain/bank-account';
import type { Language } from '../../domain/languages';
import { accountRows, type AccountRow } from '../../words/account';
import type { HostedWords } from '../../words/hosted';
import type { PageOnline, PagePayment, PageView } from '../page-view';
import { html, sentence, type Html, type Part } from '../../domain/html';
import { grouped, own, paragraphs } from './text';
import { QUIET_ZONE, qrPath } from '../../domain/qr-path';

/** Making a code takes half a millisecond, more than the rest of the page. */
const KEPT = new LRUCache<string, Html>({ max: 500 });

function drawn(code: string): Html {
  const { size, path } = qrPath(code);
  const all = size + 2 * QUIET_ZONE;
  const box = `-${QUIET_ZONE} -${QUIET_ZONE} ${all} ${all}`;
  return html`viewBox="${box}" shape-rendering="crispEdges"><path d="${path}"/></svg>`;
}

/** A QR code as an inline picture. Its name is read out in its place. */
function codePicture(code: string, name: string): Html {
  const kept = KEPT.get(code) ?? drawn(code);
  KEPT.set(code, kept);
  return html`<svg class="code" role="img" aria-label="${name}" ${kept}`;
}

function online(link: string, words: HostedWords): Html {
  return html`<p>
      <a class="button" href="${link}" rel="noopener noreferrer nofollow">${words.payOnline}</a>
    </p>
    <p class="hint">${sentence(words.opens, { host: own(new URL(link).host) })}</p>`;
}

const detail = (label: string, value: Part): Html | false =>
  value !== null &&
  html`<div>
    <dt>${label}</dt>
    <dd>${value}</dd>
  </div>`;

const copied = (text: string): Html => html`<bdi class="copy">${text}</bdi>`;

const accountText = ({ part, value }: AccountRow, { iban }: PaidAccount): Part => {
  if (part === 'iban' && iban) return grouped(iban);
  return part === 'account_details' ? paragraphs(value) : copied(value);
};

function transfer(
  { amount, reference, code }: PagePayment,
  account: PaidAccount,
  words: HostedWords,
  language: Language,
): Html {
  return html`<h3>${words.transfer}</h3>
    <div class="transfer">
      <dl class="bank">
        ${accountRows(account, language).map((row) => detail(row.label, accountText(row, account)))}
        ${detail(words.amount, html`<bdi>${amount}</bdi>`)}
        ${detail(words.reference, copied(reference))}
      </dl>
      ${
        code &&
        html`<figure>
          ${codePicture(code, words.codeName)}
          <figcaption>${words.scan}</figcaption>
        </figure>`
      }
    </div>`;
}

/** The button leads to a provider; what is known stands in its place. */
function atProvider(online: PageOnline, path: string, words: HostedWords): Html {
  if (online.state !== 'offered') {
    return html`<p class="known" role="status">${words.online[online.state]}</p>`;
  }
  return html`<form method="post" action="${path}/pay">
    <button class="button">${words.payOnline}</button>
    <p class="hint">${sentence(words.opens, { host: own(online.provider) })}</p>
  </form>`;
}

/** The ways to pay; nothing where the business names none. */
export function pay({ payment, online: provider, path, language }: PageView, words: HostedWords) {
  const { account, link } = payment ?? { account: null, link: null };
  if (!account && !link && !provider) return null;
  return html`<section class="pay" aria-labelledby="pay">
    <h2 id="pay">${words.pay}</h2>
    ${provider && atProvider(provider, path, words)} ${link && online(link, words)}
    ${payment && account ? transfer(payment, account, words, language) : null}
  </section>`;
}
