/** Columns of the details, each after a comma. `b` and `c` are the tables of business and customer. */
interface Columns {
  readonly business: string;
  readonly customer: string;
}

const NONE: Columns = { business: '', customer: '' };

const identifiers = (table: string): string =>
  ['registration_id', 'registration_scheme', 'electronic_address', 'electronic_address_scheme']
    .map((name) => `, ${table}.${name}`)
    .join('');

/** Details that only e-invoices need. */
export const OF_E_INVOICES: Columns = {
  business: `${identifiers('b')}, b.business_process, b.coded_notes`,
  customer: identifiers('c'),
};

/** The same, with the language of the business and its wish for a payment code on paper. */
export const OF_DELIVERY: Columns = {
  business: `${OF_E_INVOICES.business}, b.language, b.print_payment_code`,
  customer: OF_E_INVOICES.customer,
};

/** The printed details of a business and of a customer. */
const businessOf = (
  more: string,
): string => `SELECT b.name, b.legal_name, b.contact_name, b.email, b.phone, b.address, b.city,
  b.state, b.country, b.country_code, b.postal_code, b.tax_id, b.vat_id, b.iban, b.bic${more},
  (SELECT f.url FROM files_related_mph m JOIN files f ON f.id = m.file_id
    WHERE m.related_id = b.id AND m.related_type = 'api::business.business' AND m.field = 'logo'
    ORDER BY m.id DESC LIMIT 1) AS logo_url`;
const customerOf = (
  more: string,
): string => `SELECT c.document_id AS id, c.name, c.email, c.phone, c.address, c.city, c.state,
  c.country, c.country_code, c.postal_code, c.tax_id, c.vat_id, c.buyer_reference, c.language${more}`;

/** SQL of the details that a document keeps when it is issued. @param business SQL of its row id */
export const details = (
  business: string,
  customer: string,
  more: Columns = NONE,
): string => `jsonb_build_object(
    'business', (SELECT to_jsonb(printed) FROM (${businessOf(more.business)} FROM businesses b WHERE b.id = ${business}) printed),
    'customer', (SELECT to_jsonb(printed) FROM (${customerOf(more.customer)} FROM customers c WHERE c.id = ${customer}) printed))`;

/**
 * PL/pgSQL of a trigger. A document is issued when its status first says so (contract §10): then it keeps
 * the details of its business and customer. Back to draft, it is no longer issued. A writer who may take
 * the details anew sets them to null. Nobody can choose them. On INSERT the fields of OLD are null.
 */
export const issue = (more: Columns = NONE): string => `
  IF NEW.state = 'draft' OR (TG_TABLE_NAME = 'invoices' AND NEW.state = 'cancelled' AND OLD.issued_at IS NULL) THEN
    NEW.issued_at := NULL;
    NEW.issued_details := NULL;
  ELSE
    NEW.issued_at := coalesce(OLD.issued_at, NEW.issued_at, NEW.updated_at,
      date_trunc('milliseconds', clock_timestamp() AT TIME ZONE 'UTC'));
    IF OLD.issued_details IS NULL OR NEW.issued_details IS NULL THEN
      NEW.issued_details := ${details('NEW.business_id', 'NEW.customer_id', more)};
    ELSE
      NEW.issued_details := OLD.issued_details;
    END IF;
  END IF;`;
