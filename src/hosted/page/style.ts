import { createHash } from 'node:crypto';
import { inkOf, readableOn } from '../../domain/color';

/** The ground of text in the colour of the business, by scheme. */
const GROUNDS = { light: '#fff', dark: '#161d27' } as const;

/** Colours by role; the dark scheme only changes these. Text has a contrast of 4.5 or more in both. */
const COLORS = `
:root {
  color-scheme: light dark;
  --accent: #1e40af; --on-accent: #fff; --page: #eef1f6; --sheet: #fff; --text: #16202e;
  --quiet: #566171; --rule: #d9dfe8; --field: #f6f8fb; --edge: #7d8896;
  --good: #116235; --good-ground: #e2f5e9; --warning: #a3270f; --warning-ground: #fdebe6;
  --neutral: #475160; --neutral-ground: #e9edf2;
  font: 16px/1.5 system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'Noto Sans Arabic',
    'Noto Sans Hebrew', 'Noto Sans CJK SC', sans-serif;
}
@media (prefers-color-scheme: dark) {
  :root {
    --accent: #93b4ff; --on-accent: #0d1219; --page: #0d1219; --sheet: #161d27; --text: #e8edf4;
    --quiet: #a3aebd; --rule: #2b3644; --field: #1d2632; --edge: #78859a;
    --good: #7fdca4; --good-ground: #12341f; --warning: #ffab9c; --warning-ground: #43190f;
    --neutral: #c2cbd7; --neutral-ground: #2b3644;
  }
}`;

const BASE = `
*, ::before, ::after { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--text); overflow-wrap: anywhere;
  -webkit-text-size-adjust: 100%; }
h1, h2, h3, p, dl, dd, ul, figure { margin: 0; padding: 0; }
h2 { font-size: 1.0625rem; line-height: 1.3; }
h3 { font-size: .8125rem; font-weight: 600; color: var(--quiet); }
a { color: var(--accent); }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
.hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%);
  white-space: nowrap; }
main { display: grid; max-width: 40rem; margin: 0 auto; background: var(--sheet); }
main > * { padding: 1.25rem; min-width: 0; }
.head, .aside > * { border-bottom: 1px solid var(--rule); }`;

const HEAD = `
.head { border-top: 4px solid var(--accent); }
.up { margin: -.25rem 0 .75rem; font-size: .875rem; }
.up a { display: inline-block; padding: .25rem 0; }
.sender { display: flex; flex-wrap: wrap; align-items: center; gap: .75rem; margin-bottom: 1.25rem; }
.sender .name { flex: 1 1 min-content; font-weight: 600; min-width: 0; overflow-wrap: break-word; }
.logo { max-width: 45%; max-height: 3.5rem; object-fit: contain; border-radius: 4px; background: #fff;
  flex: none; }
.title { display: flex; flex-wrap: wrap; align-items: center; gap: .25rem .75rem; margin-bottom: .75rem; }
h1 { font-size: 1rem; line-height: 1.4; font-weight: 600; min-width: 0; }
.number { font-weight: 400; color: var(--quiet); }
.label, .hint, .deadline { color: var(--quiet); }
.label, .hint, figcaption { font-size: .875rem; }
.amount { font-size: clamp(1.75rem, 9vw, 2.5rem); line-height: 1.15; font-weight: 700;
  letter-spacing: -.01em; font-variant-numeric: tabular-nums; }
.deadline { margin-top: .25rem; }
.stamp { padding: .125rem .625rem; border-radius: 999px; font-size: .8125rem; font-weight: 600; }
.good { color: var(--good); background: var(--good-ground); }
.warning { color: var(--warning); background: var(--warning-ground); }
.neutral { color: var(--neutral); background: var(--neutral-ground); }`;

const ASIDE = `
.aside { padding: 0; }
.aside > * { padding: 1.25rem; }
.aside h2 { margin-bottom: .75rem; }
.button { display: block; width: 100%; min-height: 3rem; padding: .75rem 1rem; border-radius: 10px;
  border: 1px solid var(--accent); background: var(--accent); color: var(--on-accent); font: inherit;
  font-weight: 600; line-height: 1.4; text-align: center; text-decoration: none; cursor: pointer; }
.quiet { background: none; color: var(--accent); }
.pay .hint { margin-top: .375rem; text-align: center; }
.pay h3 { margin: 1.25rem 0 .5rem; }
.pay h2 + h3 { margin-top: 0; }
.transfer { display: flex; flex-wrap: wrap; gap: 1rem; }
.bank { display: grid; gap: .5rem; flex: 1 1 12rem; min-width: 0; align-content: start; }
.bank dt { font-size: .8125rem; color: var(--quiet); }
.copy { user-select: all; -webkit-user-select: all; }
.copy > span:not(:last-child) { margin-inline-end: .35em; }
figure { flex: 0 1 13rem; margin: 0 auto; text-align: center; }
figcaption { color: var(--quiet); margin-top: .375rem; }
.code { display: block; width: 100%; max-width: 10.5rem; margin: 0 auto; background: #fff; fill: #000; border-radius: 6px; }
form { display: grid; gap: .375rem; }
label { font-size: .875rem; font-weight: 600; margin-top: .5rem; }
input, textarea { width: 100%; min-height: 2.75rem; padding: .5rem .75rem; border-radius: 8px;
  border: 1px solid var(--edge); background: var(--field); color: inherit; font: inherit; }
textarea { resize: vertical; }
[aria-invalid] { border-color: var(--warning); border-width: 2px; }
.problem { padding: .5rem .75rem; border-radius: 8px; font-weight: 600; color: var(--warning);
  background: var(--warning-ground); }
.choice { display: grid; gap: .625rem; margin-top: .75rem; }
.downloads ul { list-style: none; }
.downloads a { display: inline-block; padding: .375rem 0; }`;

const DETAILS = `
.document > * { margin-bottom: 1.75rem; }
.document > :last-child { margin-bottom: .5rem; }
.parties { display: grid; gap: 1.25rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 13rem), 1fr)); }
.parties .name { font-weight: 600; }
.parties p { line-height: 1.45; }
.parties .name ~ p { color: var(--quiet); }
.facts { margin-top: 1.25rem; display: grid; gap: .5rem 1.25rem;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr)); }
.facts dt { font-size: .8125rem; color: var(--quiet); }
.facts dd { font-variant-numeric: tabular-nums; }
.remark h2 { font-size: .875rem; margin-bottom: .25rem; }
.remark p { min-height: 1.5em; white-space: pre-wrap; }
.foot { max-width: 40rem; margin: 0 auto; padding: 1rem 1.25rem 1.5rem; font-size: .8125rem;
  line-height: 1.5; color: var(--quiet); }
.notice { margin-top: 20vh; padding: 2rem 1.25rem; text-align: center; border-radius: 14px; }
.notice p { padding: 0; margin-top: .5rem; color: var(--quiet); }
.notice h1 { padding: 0; font-size: 1.375rem; }`;

/** On a wide screen the document is a sheet, with the ways to act beside it. */
const WIDE = `
@media screen and (max-width: 59.99rem) {
  .document:has(+ .aside) { border-bottom: 1px solid var(--rule); }
}
@media (min-width: 60rem) {
  body { padding: 2.5rem 1.5rem; }
  main { max-width: 74rem; grid-template-columns: minmax(0, 1fr) 21rem; grid-template-rows: auto 1fr;
    column-gap: 1.5rem; background: none; }
  .head, .document { background: var(--sheet); padding: 1.75rem 2.5rem; }
  .head { border-radius: 14px 14px 0 0; padding-top: 2.5rem; }
  .document { border-radius: 0 0 14px 14px; padding-bottom: 2.5rem; grid-column: 1; }
  .aside { grid-column: 2; grid-row: 1 / 3; display: grid; gap: 1rem; align-content: start; }
  .aside > * { background: var(--sheet); border: 0; border-radius: 14px; }
  .foot { max-width: 74rem; padding: 1.25rem 2.5rem 0; }
  .notice { max-width: 32rem; display: block; background: var(--sheet); }
}`;

/** Lines and sums. On a phone each line is a block: the description, and its figures in a row below it. */
const TABLE = `
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th { font-weight: inherit; text-align: start; }
.lines .item { white-space: pre-line; }
thead th { font-size: .8125rem; font-weight: 600; color: var(--quiet); }
td, .lines thead th:not(.item), .taxes thead th:not(:first-child) { text-align: end; }
.totals { display: grid; gap: .375rem; margin-inline-start: auto; max-width: 22rem;
  font-variant-numeric: tabular-nums; }
.totals div { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 1rem; }
.totals dt { color: var(--quiet); }
.totals dd { margin-inline-start: auto; text-align: end; }
.totals .total, .totals .due { padding-top: .375rem; border-top: 1px solid var(--rule); font-weight: 600; }
.totals .total dt, .totals .due dt { color: inherit; }
.totals .due { font-size: 1.125rem; }
.taxes { margin-top: 1.5rem; font-size: .875rem; }
.taxes th, .taxes td { padding: .25rem 0 .25rem .75rem; vertical-align: top; }
.taxes th:first-child { padding-left: 0; }
.taxes thead th { border-bottom: 1px solid var(--rule); }
@media screen and (max-width: 40rem) {
  .lines, .lines tbody { display: block; }
  .lines thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  .lines tbody tr { display: flex; flex-wrap: wrap; gap: .125rem .75rem; padding: .75rem 0;
    border-bottom: 1px solid var(--rule); color: var(--quiet); }
  .lines tbody tr:first-child { border-top: 1px solid var(--rule); }
  .lines .item { flex: 0 0 100%; color: var(--text); }
  .lines td:empty { display: none; }
  .lines .quantity:not(:empty)::after { content: ' ×'; }
  .lines .quantity { margin-inline-end: -.4rem; }
  .lines [data-label]::before { content: attr(data-label) ' '; }
  .lines .amount { font: inherit; margin-inline-start: auto; color: var(--text); font-weight: 600;
    letter-spacing: 0; }
}
@media print, (min-width: 40.0625rem) {
  .lines th, .lines td { padding: .625rem 0 .625rem 1.25rem; vertical-align: top;
    border-bottom: 1px solid var(--rule); }
  .lines td, .lines thead th { white-space: nowrap; }
  .lines thead th { vertical-align: bottom; }
  .lines .item { padding-left: 0; width: 100%; min-width: 9rem; }
  .lines .amount { font: inherit; letter-spacing: 0; }
  .lines thead .amount { font-size: .8125rem; font-weight: 600; }
}`;

/** On paper: black on white, without anything that is pressed. Browsers break pages well only in blocks. */
const PRINT = `
@page { margin: 16mm 15mm; }
@media print {
  :root { color-scheme: light; --accent: #000; --page: #fff; --sheet: #fff; --text: #000; --quiet: #333;
    --rule: #bbb; --good: #000; --warning: #000; --neutral: #000; --good-ground: #fff;
    --warning-ground: #fff; --neutral-ground: #fff; font-size: 10pt; }
  body { padding: 0; }
  main { display: block; max-width: none; }
  main > *, .head, .document, .aside > * { padding: 0; border: 0; border-radius: 0; margin-bottom: 6mm; }
  .aside { margin: 0; }
  .foot { padding: 2mm 0 0; border-top: 1px solid var(--rule); max-width: none; }
  .stamp { border: 1px solid #000; }
  .amount { font-size: 20pt; }
  .lines .amount { font-size: inherit; }
  .up, .downloads, form, .button, .pay .hint { display: none; }
  .decide:has(form) { display: none; }
  .transfer { flex-wrap: nowrap; }
  .bank { grid-template-columns: 1fr 1fr; }
  figure { flex: 0 0 40mm; margin: 0; }
  thead { display: table-header-group; }
  tr, .totals, .taxes, .pay, .parties { break-inside: avoid; }
  h2, h3 { break-after: avoid; }
}`;

const accent = (color: string, ground: string): string => {
  const ink = inkOf(color, ground);
  return `:root{--accent:${ink};--on-accent:${readableOn(ink)}}`;
};

/** The colour of a business in buttons and links, dark or light enough for both schemes. Paper has none. */
export const brandCss = (color: string): string =>
  `@media screen{${accent(color, GROUNDS.light)}}` +
  `@media screen and (prefers-color-scheme:dark){${accent(color, GROUNDS.dark)}}`;

/** The style of all pages. No document changes it, so it has one hash. */
export const PAGE_CSS = [COLORS, BASE, HEAD, ASIDE, DETAILS, TABLE, WIDE, PRINT].join('');

/** For `style-src` of a Content-Security-Policy, without its quotes. */
export const cssHash = (css: string): string =>
  `sha256-${createHash('sha256').update(css).digest('base64')}`;
