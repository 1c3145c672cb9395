import { trigger, triggerFunction, type Step } from '../step';

/** A version has no part finer than a millisecond, because the panel reads milliseconds. */
const NEXT_VERSION = triggerFunction(
  'invoicing_next_version',
  `
BEGIN
  IF NEW.updated_at IS NULL OR NEW.updated_at IS NOT DISTINCT FROM OLD.updated_at THEN
    NEW.updated_at := (clock_timestamp() AT TIME ZONE 'UTC');
  END IF;
  NEW.updated_at := greatest(
    date_trunc('milliseconds', NEW.updated_at),
    date_trunc('milliseconds', OLD.updated_at) + interval '1 millisecond');
  RETURN NEW;
END `,
);

export const versioned = (table: string, condition = '') =>
  trigger({
    name: `${table}_version`,
    table,
    sql: `BEFORE UPDATE ON ${table} FOR EACH ROW ${condition}
      EXECUTE FUNCTION invoicing_next_version()`,
  });

/** The worker records a receiver's health on its endpoint. A form shows only whether it is enabled. */
const ONLY_WHEN_SHOWN = `WHEN (NEW.updated_at IS DISTINCT FROM OLD.updated_at
  OR NEW.enabled IS DISTINCT FROM OLD.enabled)`;

/**
 * The time of the last change is the version of a record. By it a form learns that it is outdated.
 * So every UPDATE must raise it: those of Strapi, the API and the hourly work, and those by hand.
 */
export const versions: Step = {
  number: 12,
  name: 'versions',
  parts: [
    NEXT_VERSION,
    versioned('businesses'),
    versioned('customers'),
    versioned('invoices'),
    versioned('quotations'),
    versioned('generator_allowances'),
    versioned('webhook_endpoints', ONLY_WHEN_SHOWN),
  ],
};
