import type { Core } from '@strapi/strapi';
import type { Logo } from '../outbound/logo/logo';
import { fitted } from '../outbound/logo/picture';
import { logoOf } from '../pdf/stored/send';
import type { MailMessage } from '../strapi/email';
import type { HeadPicture } from './compose/logo';

/** The most room of a logo at the head of a mail, in pixels of the page. */
const ROOM = { width: 220, height: 60 };
/** Fine screens have about two pixels in the place of one. So a file has at most 52,800. */
const DENSITY = 2;

/** A logo as a mail shows it. */
export interface HeadLogo {
  readonly file: Logo;
  /** In pixels of the page. */
  readonly width: number;
  readonly height: number;
}

/** The logo of a business for its mails; null where it has none, or none that can be read. */
export async function headLogo(strapi: Core.Strapi, url: string | null): Promise<HeadLogo | null> {
  const logo = await logoOf(strapi, url);
  if (!logo) return null;
  const { width, height } = logo;
  const scale = Math.min(1, ROOM.width / width, ROOM.height / height);
  const file = await fitted(logo, { width: ROOM.width * DENSITY, height: ROOM.height * DENSITY });
  const shown = (side: number) => Math.max(1, Math.round(side * scale));
  return { file, width: shown(width), height: shown(height) };
}

const typeOf = ({ format }: Logo): string => (format === 'png' ? 'image/png' : 'image/jpeg');

/** The picture of a page that stands alone, such as a preview. */
export const inPage = ({ file, ...size }: HeadLogo): HeadPicture => ({
  ...size,
  src: `data:${typeOf(file)};base64,${file.data.toString('base64')}`,
});

/**
 * The picture of a mail, and the file that it shows. Programs do not load pictures from elsewhere, so the
 * file comes with the mail.
 * @param id of the mail
 */
export function inMail({ file, ...size }: HeadLogo, id: string) {
  const cid = `logo@${id}`;
  const attachment: NonNullable<MailMessage['attachments']>[number] = {
    filename: `logo.${file.format}`,
    content: Buffer.from(file.data),
    contentType: typeOf(file),
    contentDisposition: 'inline',
    cid,
  };
  return { picture: { ...size, src: `cid:${cid}` }, attachment };
}
