import { createHmac, timingSafeEqual } from 'node:crypto';
import type { NumberedName } from '../document';

const KINDS = ['invoice', 'quotation', 'credit_note'] as const satisfies readonly NumberedName[];
const ID_BYTES = 16;
const MAC_BYTES = 16;
const TOKEN_BYTES = 1 + ID_BYTES + MAC_BYTES;
/** Exactly the length and the letters of such a token (RFC 4648 §5); 33 bytes leave no spare bits. */
const FORM = /^[A-Za-z0-9_-]{44}$/;

/** How long a token is valid. */
interface Validity {
  /** How often the links of its document were revoked. */
  revocations: number;
  /** The end of a preview as it stands in its path; null for a link, which has no end. */
  until: string | null;
}

/** The document of a link, by its public id. */
export interface Linked {
  kind: NumberedName;
  id: string;
  revocations: number;
}

function mac(key: Buffer, head: Buffer, { revocations, until }: Validity): Buffer {
  const validity = until === null ? String(revocations) : `${revocations}.${until}`;
  const hash = createHmac('sha256', key).update(head).update(validity);
  return hash.digest().subarray(0, MAC_BYTES);
}

/**
 * The token of a document's page: its kind and id, and 128 bits that only the holder of the key can make.
 * Nothing of it is stored.
 */
export function linkToken(
  key: Buffer,
  { kind, id, revocations }: Linked,
  until: string | null = null,
): string {
  const uuid = Buffer.from(id.replaceAll('-', ''), 'hex');
  const head = Buffer.concat([Buffer.of(KINDS.indexOf(kind)), uuid]);
  return Buffer.concat([head, mac(key, head, { revocations, until })]).toString('base64url');
}

/** The parts of a token that are not yet proven; null for a text of another form. */
export interface Claim {
  kind: NumberedName;
  id: string;
  /** Says whether the token was made with this key, to be valid so long. */
  isOf(key: Buffer, validity: Validity): boolean;
}

const UUID = /^(.{8})(.{4})(.{4})(.{4})(.{12})$/;

export function readToken(token: string): Claim | null {
  if (!FORM.test(token)) return null;
  const bytes = Buffer.from(token, 'base64url');
  const kind = KINDS[bytes[0] ?? KINDS.length];
  if (bytes.length !== TOKEN_BYTES || !kind) return null;
  const head = bytes.subarray(0, 1 + ID_BYTES);
  const id = head.subarray(1).toString('hex').replace(UUID, '$1-$2-$3-$4-$5');
  const sent = bytes.subarray(1 + ID_BYTES);
  return {
    kind,
    id,
    isOf: (key, validity) => timingSafeEqual(sent, mac(key, head, validity)),
  };
}
