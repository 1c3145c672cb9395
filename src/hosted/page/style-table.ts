/** Lines and sums. On a phone each line is a block: the description, and its figures in a row below it. */
export const TABLE = `
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
