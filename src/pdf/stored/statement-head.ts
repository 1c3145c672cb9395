import type { PartyDetails } from '../../billing/rows';
import type { Queryable } from '../../database/connection';
import { languageOf } from '../../domain/languages';
import type { Paper } from '../../domain/paper';
import { countryOf } from '../../domain/postal-address';
import type { ReportHead } from '../report/parts';
import { storedParty } from './party';

/** What a party of a report is printed from, but for its name. */
export const PARTY_FIELDS = [
  'address',
  'city',
  'state',
  'postal_code',
  'country',
  'country_code',
  'email',
  'phone',
  'tax_id',
  'vat_id',
] as const;

type Details = PartyDetails & {
  language: string | null;
  /** Where a business has chosen one. */
  paper_size?: Paper | null;
};

/** A business or a customer as reports print it. */
export async function reportParty(
  db: Queryable,
  table: 'businesses' | 'customers',
  rowId: number,
): Promise<Details> {
  const own =
    table === 'businesses'
      ? ["coalesce(nullif(legal_name, ''), name) AS name", 'paper_size']
      : ['name'];
  const [row] = await db.query<Details>({
    text: `SELECT ${[...own, ...PARTY_FIELDS, 'language'].join(', ')} FROM ${table} WHERE id = $1`,
    values: [rowId],
  });
  if (!row) throw new Error(`Row ${rowId} of ${table} is gone`);
  return row;
}

interface Of {
  businessRowId: number;
  customerRowId: number;
  /** In the time zone of the business. */
  today: string;
  /** Where the business has chosen none. */
  paper: Paper;
}

/** The head of a statement, which goes to its customer: both addresses, in the customer's language. */
export async function statementHead(
  db: Queryable,
  { businessRowId, customerRowId, today, paper }: Of,
): Promise<ReportHead> {
  const business = await reportParty(db, 'businesses', businessRowId);
  const customer = await reportParty(db, 'customers', customerRowId);
  const language = languageOf(customer.language, business.language);
  const addressing = { home: countryOf(business), language };
  return {
    business: storedParty(business, addressing),
    customer: { label: 'Customer', ...storedParty(customer, addressing) },
    paper: business.paper_size ?? paper,
    today,
    language,
  };
}
