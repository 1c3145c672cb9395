import { createHmac } from 'node:crypto';

const encoded = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');

/** A token of the panel that is valid for a day. Strapi's own are valid for half an hour, and a run may take longer. */
export function panelToken(claims: object, secret: string): string {
  const iat = Math.floor(Date.now() / 1000);
  const text = `${encoded({ alg: 'HS256', typ: 'JWT' })}.${encoded({ ...claims, iat, exp: iat + 86_400 })}`;
  return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
}
