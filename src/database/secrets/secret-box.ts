import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { deriveKey } from './derive-key';

const CIPHER = 'aes-256-gcm';
const VERSION = 'v1.';
const IV_BYTES = 12;
const TAG_BYTES = 16;
const KEPT = 10_000;

/**
 * Encrypts short texts for storage. Each text is bound to its owner, so a copy in the row of another
 * owner cannot be read.
 */
export class SecretBox {
  readonly #key: Buffer;
  /** Recently decrypted texts, by owner and stored text, so that most attempts need no decryption. */
  readonly #opened = new LRUCache<string, string>({ max: KEPT });

  /** @param purpose separates its texts from others that are encrypted with the same secret */
  constructor(secret: string, purpose: string) {
    this.#key = deriveKey(secret, purpose);
  }

  seal(owner: string, text: string): string {
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv(CIPHER, this.#key, iv).setAAD(Buffer.from(owner));
    const sealed = [iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()];
    return VERSION + Buffer.concat(sealed).toString('base64url');
  }

  /** @returns null for a text with another secret or another owner, and for a changed one */
  open(owner: string, stored: string): string | null {
    const name = `${owner} ${stored}`;
    const text = this.#opened.get(name) ?? this.#decrypt(owner, stored);
    if (text !== null) this.#opened.set(name, text);
    return text;
  }

  #decrypt(owner: string, stored: string): string | null {
    const sealed = Buffer.from(stored.slice(VERSION.length), 'base64url');
    if (!stored.startsWith(VERSION) || sealed.length < IV_BYTES + TAG_BYTES) return null;
    try {
      const decipher = createDecipheriv(CIPHER, this.#key, sealed.subarray(0, IV_BYTES))
        .setAAD(Buffer.from(owner))
        .setAuthTag(sealed.subarray(-TAG_BYTES));
      const text = decipher.update(sealed.subarray(IV_BYTES, -TAG_BYTES));
      return Buffer.concat([text, decipher.final()]).toString('utf8');
    } catch {
      return null;
    }
  }
}
