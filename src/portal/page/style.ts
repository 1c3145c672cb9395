/** Of the pages that somebody who is signed in sees. Its colours are those of all pages. */
const PAGES_CSS = `
.bar { display: flex; justify-content: space-between; align-items: center; gap: 1rem;
  max-width: 46rem; margin: 0 auto; padding: .5rem 1.25rem; }
.bar a { padding: .625rem 0; text-decoration: none; }
.bar .home { color: inherit; font-weight: 600; }
.pages { display: block; max-width: 46rem; background: none; }
.pages > * { padding: 0; }
.pages h1 { padding: .75rem 1.25rem .25rem; font-size: 1.375rem; line-height: 1.3; }
.pages h2 { font-size: 1.125rem; }
.pages .sub { padding: 0 1.25rem .75rem; color: var(--quiet); }
.card { background: var(--sheet); margin-bottom: 1rem; border-block: 1px solid var(--rule); }
.pages .card { padding: 1.25rem; }
.card > * + * { margin-top: 1rem; }
.card > h2 + *, .card > h3 + * { margin-top: .5rem; }
.card > * + h2 { margin-top: 1.75rem; }
.figures { display: flex; flex-wrap: wrap; gap: 1rem 2.5rem; }
.figures .amount { font-size: clamp(1.75rem, 8vw, 2.25rem); }
.pages .problem, .pages .known { margin: .75rem 1.25rem; padding: .75rem 1rem; }
.card .problem, .card .known { margin: .5rem 0 0; }
.known { border-radius: 8px; font-weight: 600; color: var(--good); background: var(--good-ground); }
.wait { color: var(--neutral); background: var(--neutral-ground); }
.docs { list-style: none; border-top: 1px solid var(--rule); }
.docs li { display: flex; align-items: center; gap: .25rem .75rem; min-height: 3.5rem;
  border-bottom: 1px solid var(--rule); }
.docs .doc { flex: 1 1 auto; min-width: 0; display: grid; grid-template-columns: 1fr auto; gap: 0 1rem;
  padding: .625rem 0; text-decoration: none; color: inherit; }
.doc .what { font-weight: 600; color: var(--accent); text-decoration: underline; }
.doc .what bdi { display: inline-block; text-decoration: underline; }
.doc .sum { white-space: nowrap; font-weight: 600; font-variant-numeric: tabular-nums; }
.doc .meta { grid-column: 1 / 3; display: flex; flex-wrap: wrap; align-items: center; gap: .125rem .75rem;
  font-size: .875rem; color: var(--quiet); }
.tick { flex: none; display: grid; place-items: center; width: 2.75rem; height: 2.75rem; margin: 0 -.5rem; }
.tick input { width: 1.375rem; height: 1.375rem; min-height: 0; margin: 0; accent-color: var(--accent); }
.file { flex: none; padding: .75rem 0 .75rem .25rem; font-size: .875rem; }
.selected { display: grid; gap: .5rem; margin-top: 1rem; }
.selected .hint { text-align: center; }
.ways { list-style: none; display: flex; flex-wrap: wrap; gap: 0 1.5rem; }
.ways a { display: inline-block; padding: .5rem 0; }
.tabs { display: flex; flex-wrap: wrap; gap: .5rem; padding: .5rem 1.25rem 1rem; list-style: none; }
.tabs a { display: block; padding: .375rem .875rem; border: 1px solid var(--edge); border-radius: 999px;
  text-decoration: none; }
.tabs [aria-current] { background: var(--accent); border-color: var(--accent); color: var(--on-accent); }
.turn { display: flex; flex-wrap: wrap; justify-content: space-between; align-items: center; gap: .5rem 1rem; }
.turn a { padding: .5rem 0; }
.period { display: flex; flex-wrap: wrap; align-items: end; gap: .75rem; }
.period > div { flex: 1 1 8rem; min-width: 0; }
.period label { display: block; margin-top: 0; }
.period .button { flex: 1 1 12rem; width: auto; min-height: 2.75rem; padding: .5rem 1rem; }
.entries td, .entries th { padding: .5rem 0 .5rem .75rem; vertical-align: top;
  border-bottom: 1px solid var(--rule); }
.entries th:first-child, .entries td:first-child { padding-inline-start: 0; }
.entries th.figure, .entries td.figure { text-align: end; white-space: nowrap; }
.entries .day { text-align: start; white-space: nowrap; color: var(--quiet); }
.entries th.entry, .entries td.entry { text-align: start; width: 100%; }
.entries .edge { font-weight: 600; }
.data { display: grid; gap: .75rem; }
.data dt { font-size: .8125rem; color: var(--quiet); }
.data dd { white-space: pre-line; }
.fields { display: grid; gap: .375rem; }
.ask > summary { cursor: pointer; padding: .25rem 0; }
.ask > summary h2 { display: inline; }
.ask > .hint { margin: .75rem 0 .25rem; }
.fields .problem { font-size: .875rem; }
.fields .button { margin-top: 1rem; }
@media screen and (max-width: 40rem) {
  .entries, .entries tbody { display: block; }
  .entries thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  .entries tr { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 1rem; padding: .625rem 0;
    border-bottom: 1px solid var(--rule); }
  .entries tbody td, .entries tbody th { padding: 0; border: 0; }
  .entries .entry { order: -1; flex: 1 1 50%; width: auto; }
  .entries .change { order: -1; font-weight: 600; }
  .entries .balance { color: var(--quiet); }
  .entries .balance::before { content: attr(data-label) ' '; }
  .entries .change:empty { display: none; }
  .entries .edge .balance { order: -1; color: inherit; }
  .entries .edge .balance::before { content: none; }
  .entries .edge .day { flex: 0 0 100%; font-weight: 400; }
}
@media (min-width: 46rem) {
  .card { border: 0; border-radius: 14px; }
  .pages .card { padding: 1.75rem 2rem; }
  .bar, .pages h1, .pages .sub, .tabs { padding-inline: 2rem; }
  .pages .problem, .pages .known { margin-inline: 2rem; }
  .card .problem, .card .known { margin-inline: 0; }
  .selected .button, .fields .button { justify-self: start; width: auto; min-width: 14rem; }
  .selected .hint { text-align: start; }
  .data { grid-template-columns: 1fr 1fr; }
}
@media (min-width: 60rem) {
  .pages { max-width: 46rem; }
}
@media print {
  .bar, .tabs, .turn, .ways, .file, .tick, .selected { display: none; }
  .pages .card { padding: 0; border: 0; }
}`;

/** Of the pages around the sign-in. */
const SIGN_IN_CSS = `
.portal { max-width: 28rem; display: block; margin-top: 8vh; border-radius: 14px; }
.portal h1 { padding-bottom: 0; font-size: 1.375rem; }
.portal p { padding-bottom: 0; }
.portal .button { margin-top: .75rem; }`;

/** What the pages of the portal add to the style of all pages. */
export const PORTAL_CSS = [PAGES_CSS, SIGN_IN_CSS].join('');
