import { randomBytes } from 'node:crypto';
import { SecretBox } from '../database/secrets/secret-box';
import { madeOnce } from '../strapi/service';
import { settingsOf } from '../strapi/settings-service';

const BYTES = 32;
const PREFIX = 'whsec_';

/** A signing secret as Standard Webhooks writes it: 24 to 64 random bytes, base64, with a prefix. */
export function newSecret(): string {
  return PREFIX + randomBytes(BYTES).toString('base64');
}

const ownerOf = (endpointRowId: number): string => `webhook endpoint ${endpointRowId}`;

/** Encrypts signing secrets with a key that is derived from `ENCRYPTION_KEY`. */
export class EndpointSecrets {
  readonly #box: SecretBox;

  constructor(encryptionKey: string) {
    this.#box = new SecretBox(encryptionKey, 'webhook secrets');
  }

  seal(endpointRowId: number, secret: string): string {
    return this.#box.seal(ownerOf(endpointRowId), secret);
  }

  /** @returns null when another `ENCRYPTION_KEY` encrypted it */
  open(endpointRowId: number, stored: string): string | null {
    return this.#box.open(ownerOf(endpointRowId), stored);
  }
}

export const endpointSecretsOf = madeOnce(
  (strapi) => new EndpointSecrets(settingsOf(strapi).ENCRYPTION_KEY),
);
