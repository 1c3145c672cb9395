import { trigger, triggerFunction, type Step } from '../step';

/**
 * Strapi stores each API token encrypted beside its hash, and shows it to everybody who may read tokens.
 * This trigger keeps only the hash, whether our code, Strapi's settings or an older node writes the row.
 */
export const forgottenKeys: Step = {
  number: 9,
  name: 'forgotten-keys',
  parts: [
    triggerFunction(
      'invoicing_forget_key',
      `
BEGIN
  NEW.encrypted_key := NULL;
  RETURN NEW;
END `,
    ),
    trigger({
      name: 'strapi_api_tokens_forget_key',
      table: 'strapi_api_tokens',
      sql: `BEFORE INSERT OR UPDATE ON strapi_api_tokens FOR EACH ROW
        WHEN (NEW.encrypted_key IS NOT NULL) EXECUTE FUNCTION invoicing_forget_key()`,
      after: 'UPDATE strapi_api_tokens SET encrypted_key = NULL WHERE encrypted_key IS NOT NULL',
    }),
  ],
};
