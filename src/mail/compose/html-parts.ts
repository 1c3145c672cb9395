import { readableOn } from '../../domain/color';
import { escapeHtml } from '../../domain/html';
import type { Row } from './letter';

const multiline = (text: string): string => text.split('\n').map(escapeHtml).join('<br>');

/** Long words break, since a table would grow beyond a phone. */
const BREAK = 'overflow-wrap:anywhere;word-break:break-word';

export const paragraph = (text: string): string =>
  `<p dir="auto" style="margin:0 0 16px;text-align:start;${BREAK}">${multiline(text)}</p>`;

function row([label, value]: Row, isLast: boolean): string {
  const weight = isLast ? 'font-size:18px;font-weight:700' : 'font-weight:600';
  return `<tr>
<td class="quiet" valign="top" style="padding:5px 16px 5px 0;color:#5a6472;font-size:14px">${escapeHtml(label)}</td>
<td dir="auto" align="right" valign="top" style="padding:5px 0;${weight};${BREAK}">${multiline(value)}</td>
</tr>`;
}

/** @param stressed the last row matters most */
export const table = (rows: readonly Row[], stressed: boolean): string =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">
${rows.map((one, place) => row(one, stressed && place === rows.length - 1)).join('\n')}
</table>`;

/** A row of the sheet with a frame of its own. */
export const box = (content: string): string =>
  `<table class="box" role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 24px;background:#f4f6f8;border-radius:8px"><tr><td style="padding:12px 16px">
${content}
</td></tr></table>`;

/** The link as a button. Programs without its style show a link; the URL also stands below it. */
export function button(label: string, url: string, color: string): string {
  const href = escapeHtml(url);
  const text = readableOn(color);
  const background = escapeHtml(color);
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 12px"><tr><td class="button" bgcolor="${background}" style="border-radius:8px;background:${background}">
<a href="${href}" style="display:inline-block;padding:13px 24px;color:${text};font-weight:600;text-decoration:none">${escapeHtml(label)}</a>
</td></tr></table>
<p class="quiet" style="margin:0 0 24px;color:#5a6472;font-size:12px;${BREAK}"><a class="quiet" href="${href}" style="color:#5a6472">${href}</a></p>`;
}
