import { accountDetails, type AccountDetails, type BankAccount } from '../../domain/bank-account';
import type { DocumentLook } from '../../domain/document-look';
import type { Paper } from '../../domain/paper';
import { CONTENT_TYPE } from '../../content-types';
import type { Queryable } from '../../database/connection';
import type { Language } from '../../domain/languages';
import type { Connectable } from '../../providers';
import { perNumberedKind, type NumberedKind } from '../kind';
import type { NumberedName } from '../document';
import type { PartyDetails } from '../rows';
import { pdfHolds } from './mark-pdf';

/** The printed details of a business. */
export interface BusinessDetails extends PartyDetails, AccountDetails {
  /** Where its logo lies: a path under the public folder, or a URL. */
  logo_url: string | null;
  /** Its number in a register. */
  registration_id?: string | null;
  /** Undefined for a document that was issued before documents had a language: it stays English. */
  language?: Language | null;
  /** Whether invoices in EUR print a code for transfers. */
  print_payment_code?: boolean | null;
  /** Whether invoices name the RF reference of their number. */
  rf_reference?: boolean | null;
  /** `#RRGGBB` or `#RGB`. */
  brand_color?: string | null;
  paper_size?: Paper | null;
  /** Undefined for a document that was issued before documents had one. */
  look?: DocumentLook | null;
  /** A pattern, see `domain/payment-link`. */
  payment_link?: string | null;
}

/** What is printed of a customer. */
export interface CustomerDetails extends PartyDetails {
  /** Kept since customers have one. */
  customer_number?: string | null;
  buyer_reference: string | null;
  /** Kept since documents keep details. */
  language?: Language | null;
}

/** A custom field with its value. */
interface PrintedField {
  label: string;
  value: string;
}

export interface PrintedFields {
  document: readonly PrintedField[];
  customer: readonly PrintedField[];
}

export interface Printed {
  /** Of invoices and credit notes, where their business supplies on the issue date. */
  usual_supply_date: string | null;
  /** With its legal name where it has one. */
  business: BusinessDetails;
  /** As it was when the document was issued; null for a draft, which prints the customer of today. */
  customer: CustomerDetails | null;
  fields: PrintedFields;
  /** Where the business of today takes payments. */
  providers: readonly { readonly provider: Connectable }[];
}

interface PrintedNow extends Printed {
  /** The document is held from the moment at which this PDF leaves the service. */
  holds: boolean;
}

export interface KeptBusiness extends Omit<BusinessDetails, keyof AccountDetails> {
  legal_name: string | null;
  /** The one that the document names. */
  account?: BankAccount | null;
}

export interface PrintedColumns {
  kept: { business: KeptBusiness; customer: CustomerDetails } | null;
  today: KeptBusiness | null;
  fields: PrintedFields;
  usual_supply_date: string | null;
  providers: Printed['providers'];
}

/** SQL of where the logo of business `b` lies: a path under the public folder, or a URL. */
export const LOGO_URL = `(SELECT f.url FROM files_related_mph m JOIN files f ON f.id = m.file_id
      WHERE m.related_id = b.id AND m.related_type = '${CONTENT_TYPE.business}' AND m.field = 'logo'
      ORDER BY m.id DESC LIMIT 1)`;

/** SQL of the account of business `b` that document `d` would name if it were issued now. */
export const todaysAccount = ({ name }: NumberedKind): string =>
  `invoicing_account(b.bank_accounts, ${name === 'invoice' ? 'd.bank_account_id' : 'NULL'}, d.currency)`;

/**
 * SQL of the details that the business of record `alias` has today.
 * @param account SQL of the account that is shown
 */
export const todaysBusiness = (
  alias: string,
  account: string,
): string => `(SELECT row_to_json(found) FROM (
  SELECT b.name, b.legal_name, b.email, b.phone, b.address, b.city, b.state, b.country,
    b.country_code, b.postal_code, b.tax_id, b.vat_id, ${account} AS account,
    b.language, b.print_payment_code, b.rf_reference, b.brand_color, b.paper_size, b.look,
    b.payment_link, b.registration_id,
    ${LOGO_URL} AS logo_url
  FROM businesses b WHERE b.id = ${alias}.business_id) found)`;

/**
 * SQL of the custom fields that document `d` prints: by what it keeps since its issue, else by today's. One
 * that was issued before there were any keeps none.
 */
export const printedFields = ({ name }: NumberedKind): string => {
  const today = '(SELECT custom_fields FROM businesses WHERE id = d.business_id)';
  const fields = `CASE WHEN d.issued_details IS NULL THEN ${today}
    ELSE d.issued_details #> '{business,custom_fields}' END`;
  const own = `invoicing_printed_fields(${fields}, '${name}', d.metadata)`;
  const ofCustomer = `invoicing_printed_fields(${today}, 'customer',
    (SELECT metadata FROM customers WHERE id = d.customer_id))`;
  return `json_build_object(
    'document', ${name === 'credit_note' ? `'[]'::json` : own},
    'customer', CASE WHEN d.issued_details IS NULL THEN ${ofCustomer}
      ELSE coalesce(nullif(d.issued_details #> '{customer,printed}', 'null'), '[]') END) AS fields`;
};

const OF_ISSUE = `issued_details #>> '{business,supply_date_default}'`;

/** SQL of the day on which document `d` was supplied by the rule of its business; a credit note has its invoice's. */
export const USUAL_SUPPLY_DATE: Readonly<Record<NumberedName, string>> = {
  invoice: `CASE WHEN CASE WHEN d.issued_details IS NULL
      THEN (SELECT supply_date_default FROM businesses WHERE id = d.business_id)
      ELSE d.${OF_ISSUE} END = 'issue_date' THEN d.issue_date END`,
  credit_note: `(SELECT CASE WHEN i.${OF_ISSUE} = 'issue_date' THEN i.issue_date END
    FROM invoices i WHERE i.id = d.invoice_id)`,
  quotation: 'NULL::date',
};

/** SQL of the details of document `d`. */
export const printedColumns = (kind: NumberedKind): string => `d.issued_details AS kept,
  CASE WHEN d.issued_details IS NULL
    THEN ${todaysBusiness('d', todaysAccount(kind))} END AS today,
  ${printedFields(kind)}, ${USUAL_SUPPLY_DATE[kind.name]} AS usual_supply_date,
  (SELECT coalesce(json_agg(json_build_object('provider', p.provider) ORDER BY p.provider), '[]')
    FROM payment_providers p WHERE p.business_id = d.business_id AND p.is_connected) AS providers`;

const FIND = perNumberedKind(
  (kind) =>
    `SELECT ${printedColumns(kind)}, ${pdfHolds(kind)} AS holds FROM ${kind.table} d WHERE d.id = $1 AND d.business_id = $2`,
);

/** A business is printed by its legal name where it has one, and with one of its accounts. */
export const named = ({
  legal_name: legalName,
  account,
  ...details
}: KeptBusiness): BusinessDetails => ({
  ...details,
  ...accountDetails(account),
  name: legalName || details.name,
});

/** The details that the columns hold; null for a business that does not exist any more. */
export function printedOf({ kept, today, ...rest }: PrintedColumns): Printed | null {
  const business = kept?.business ?? today;
  if (!business) return null;
  return {
    business: named(business),
    customer: kept?.customer ?? null,
    ...rest,
  };
}

/** The details of business and customer that a document prints; null when it does not exist any more. */
export async function printedDetails(
  db: Queryable,
  kind: NumberedKind,
  { rowId, businessRowId }: { rowId: number; businessRowId: number },
): Promise<PrintedNow | null> {
  const [row] = await db.query<PrintedColumns & Pick<PrintedNow, 'holds'>>({
    name: `printed-details-${kind.name}`,
    text: FIND[kind.name],
    values: [rowId, businessRowId],
  });
  const printed = row && printedOf(row);
  return printed ? { ...printed, holds: row.holds } : null;
}
