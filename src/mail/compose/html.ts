import { escapeHtml } from '../../domain/html';
import { box, button, paragraph, table } from './html-parts';
import type { Letter } from './letter';
import { headOf } from './logo';

const FONT = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/** Programs that know no dark mode leave out this sheet; all that they need stands in the tags. */
const DARK = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.page{background:#14171c!important;color:#e9ecf1!important}
.sheet{background:#1d2128!important}
.box{background:#282e38!important}
.quiet{color:#a7b0bd!important}
.line{border-color:#39404c!important}
}`;

function signature({ sender, closing, footer }: Letter): string {
  const sign = closing === null ? '' : `${closing}\n`;
  const lines = sender.lines.map(escapeHtml).join('<br>');
  const answer = footer === null ? '' : paragraph(footer);
  return `${answer}${closing === null ? '' : paragraph(`${sign}${sender.name}`)}
<p class="quiet line" dir="auto" style="margin:24px 0 0;padding:16px 0 0;border-top:1px solid #dfe3e8;color:#5a6472;font-size:12px;line-height:18px;overflow-wrap:anywhere">${escapeHtml(sender.name)}${lines === '' ? '' : `<br>${lines}`}</p>`;
}

function content(letter: Letter): string {
  const { paragraphs, facts, links, account, color } = letter;
  return [
    ...paragraphs.map(paragraph),
    facts.length === 0 ? '' : box(table(facts, true)),
    ...links.map(({ label, url }) => button(label, url, color)),
    account === null ? '' : paragraph(account.text) + box(table(account.rows, false)),
    signature(letter),
  ].join('\n');
}

/**
 * The letter as a page. Mail programs know tables and styles in tags best. It loads nothing from anywhere,
 * so that opening it tells nobody.
 */
export function html(letter: Letter): string {
  const { language, subject, sender } = letter;
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${DARK}</style>
</head>
<body class="page" style="margin:0;padding:0;background:#eef1f4;color:#1a1f27;${FONT};font-size:16px;line-height:24px">
<table class="page" role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:#eef1f4;color:#1a1f27"><tr><td align="center" style="padding:24px 12px">
<table class="sheet" role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px;background:#ffffff;border-radius:12px;text-align:left;table-layout:fixed"><tr><td style="padding:28px 24px;${FONT};font-size:16px;line-height:24px">
${headOf(sender.name)}
${content(letter)}
</td></tr></table>
</td></tr></table>
</body>
</html>
`;
}
