import type { Labelled, Line, Party } from '../pdf/view-model';
import type { PageDecision, PageView } from './page-view';

/* A plain page. The designed one takes its place. */

const ESCAPED: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escape = (text: string): string => text.replace(/[&<>"']/g, (one) => ESCAPED[one] ?? one);

const page = (language: string, title: string, body: string): string =>
  `<!doctype html><html lang="${language}"><head><meta charset="utf-8">` +
  `<meta name="viewport" content="width=device-width"><title>${escape(title)}</title></head>` +
  `<body>${body}</body></html>`;

const pair = ({ label, value }: Labelled): string =>
  `<dt>${escape(label)}</dt><dd>${escape(value)}</dd>`;
const party = ({ name, lines }: Party): string =>
  `<p>${[name, ...lines].map(escape).join('<br>')}</p>`;
const row = (line: Line): string =>
  `<tr>${Object.values(line)
    .map((cell) => `<td>${escape(cell)}</td>`)
    .join('')}</tr>`;

const REASONS = {
  name_missing: 'Enter your name.',
  name_too_long: 'The name is too long.',
  remark_too_long: 'The remark is too long.',
  not_text: 'This is not readable text.',
};

function decision(path: string, { state, by, on, refused }: PageDecision): string {
  const done = [state, by && `by ${by}`, on && `on ${on}`].filter(Boolean).join(' ');
  if (state !== 'open') return `<p data-state="${state}">${escape(done)}</p>`;
  const problem = refused ? `<p role="alert">${REASONS[refused.reason]}</p>` : '';
  return (
    `<form method="post" action="${path}/accept">${problem}` +
    `<label>Name <input name="name" required maxlength="255" value="${escape(refused?.name ?? '')}"></label>` +
    `<label>Remark <textarea name="remark">\n${escape(refused?.remark ?? '')}</textarea></label>` +
    `<button>Accept</button><button formaction="${path}/decline">Decline</button></form>`
  );
}

export function hostedPage(view: PageView): string {
  const { document, path } = view;
  const body = [
    view.hasLogo ? `<img src="${path}/logo" alt="">` : '',
    `<h1>${escape(document.title)}</h1>`,
    party(document.sender),
    ...document.recipients.map(party),
    `<dl>${[...document.facts, ...document.totals, ...document.remarks].map(pair).join('')}</dl>`,
    `<table>${document.lines.map(row).join('')}</table>`,
    `<a href="${path}/pdf">PDF</a>`,
    ...view.formats.map((format) => `<a href="${path}/e-invoice/${format}">${format}</a>`),
    view.decision ? decision(path, view.decision) : '',
  ];
  return page(view.language, document.title, body.join(''));
}

const NOTICES = {
  404: 'There is no such page.',
  405: 'This is not possible here.',
  413: 'This is too long.',
  415: 'Only the form of the page can be sent.',
  429: 'Too many requests. Try again in a minute.',
  500: 'Something went wrong. Try again later.',
  503: 'Too much is going on. Try again shortly.',
} as const;

export type NoticeStatus = keyof typeof NOTICES;

export function noticePage(status: NoticeStatus): string {
  const words = NOTICES[status];
  return page('en', words, `<h1>${words}</h1>`);
}
