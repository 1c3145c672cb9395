/** On paper: black on white, without anything that is pressed. Browsers break pages well only in blocks. */
export const PRINT = `
@page { margin: 16mm 15mm; }
@media print {
  :root { color-scheme: light; --accent: #000; --page: #fff; --sheet: #fff; --text: #000; --quiet: #333;
    --rule: #bbb; --good: #000; --warning: #000; --neutral: #000; --good-ground: #fff;
    --warning-ground: #fff; --neutral-ground: #fff; font-size: 10pt; }
  body { padding: 0; }
  main { display: block; max-width: none; }
  main > *, .head, .document, .aside > * { padding: 0; border: 0; border-radius: 0; margin-bottom: 6mm; }
  .aside { margin: 0; }
  .stamp { border: 1px solid #000; }
  .amount { font-size: 20pt; }
  .lines .amount { font-size: inherit; }
  .downloads, form, .button, .pay .hint { display: none; }
  .decide:has(form) { display: none; }
  .transfer { flex-wrap: nowrap; }
  .bank { grid-template-columns: 1fr 1fr; }
  figure { flex: 0 0 40mm; margin: 0; }
  thead { display: table-header-group; }
  tr, .totals, .taxes, .pay, .parties { break-inside: avoid; }
  h2, h3 { break-after: avoid; }
}`;
