import { escapeHtml } from '../../domain/html';

/** Around the name at the head of a mail. Text in a mail is escaped, so nobody else writes these. */
const [BEGIN, END] = ['<!--head-->', '<!--/head-->'];
const HEAD = new RegExp(`${BEGIN}.*?${END}`, 's');

const STYLE = 'margin:0 0 20px;font-size:18px;font-weight:700;overflow-wrap:anywhere';

/** The head of a mail as it is stored: the name of its business. */
export const headOf = (name: string): string =>
  `${BEGIN}<p dir="auto" style="${STYLE}">${escapeHtml(name)}</p>${END}`;

/** The picture at the head of a mail. */
export interface HeadPicture {
  /** Where its bytes are: `cid:` for a file of the mail, or `data:`. */
  readonly src: string;
  /** In pixels of the page. */
  readonly width: number;
  readonly height: number;
}

/** The page of a mail with the logo in the place of the name, which programs without pictures show. */
export function withLogo(html: string, name: string, { src, width, height }: HeadPicture): string {
  const picture = `<img src="${src}" alt="${escapeHtml(name)}" width="${width}" height="${height}" style="display:block;border:0;border-radius:4px;background:#ffffff">`;
  return html.replace(HEAD, () => `<div style="${STYLE}">${picture}</div>`);
}
