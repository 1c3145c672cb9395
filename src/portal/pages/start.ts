import type { Core } from '@strapi/strapi';
import { balancesByCustomer } from '../../billing/sql/on-account';
import { database } from '../../database/pool';
import { providerFor } from '../../online/state';
import { WORDS } from '../../words';
import { startPage } from '../page/start';
import type { Visit } from '../visit';
import { listDocuments } from '../sql/list-documents';
import { openInvoices, type OpenInvoice } from '../sql/open-invoices';
import type { SeenCustomer } from '../sql/seen-customers';
import { groupBy, sumsOf, type CustomerBalance } from '../start-figures';
import type { OpenGroup, StartBusiness, StartCustomer, StartNotice } from '../start-view';
import { todayOf } from './customer';
import { sendPortalPage } from './send';

/** Open invoices of one customer and currency, and quotations of one customer. The others stand in the lists. */
const MOST_INVOICES = 20;
const MOST_QUOTATIONS = 5;

async function groupOf(
  strapi: Core.Strapi,
  businessRowId: number,
  invoices: readonly OpenInvoice[],
): Promise<OpenGroup | null> {
  const [first] = invoices;
  if (!first) return null;
  const { currency, matches: count } = first;
  const amounts = invoices.map(({ due }) => due);
  const provider = await providerFor(strapi, { businessRowId, currency, amounts });
  return { currency, invoices, count, provider };
}

async function customerView(
  strapi: Core.Strapi,
  customer: SeenCustomer,
  open: readonly OpenInvoice[],
): Promise<StartCustomer> {
  const { row_id: rowId, business_row_id: businessRowId, id, name } = customer;
  const own = open.filter((one) => one.customer_row_id === rowId);
  const found = await Promise.all(
    groupBy(own, ({ currency }) => currency).map((some) => groupOf(strapi, businessRowId, some)),
  );
  const decisions = await listDocuments(database(strapi), {
    list: 'decide',
    customerRowIds: [rowId],
    today: todayOf(customer),
    limit: MOST_QUOTATIONS,
    offset: 0,
  });
  return {
    id,
    name,
    groups: found.filter((one) => one !== null),
    toDecide: decisions.rows,
    toDecideCount: decisions.total,
  };
}

async function businessView(
  strapi: Core.Strapi,
  customers: readonly SeenCustomer[],
  open: readonly OpenInvoice[],
  balances: readonly CustomerBalance[],
): Promise<StartBusiness> {
  const rowIds = new Set(customers.map((one) => one.row_id));
  const [first] = customers;
  if (!first) throw new Error('A business without customers');
  return {
    name: first.business_name,
    today: todayOf(first),
    figures: sumsOf(balances.filter((one) => rowIds.has(one.customer_row_id))),
    customers: await Promise.all(customers.map((one) => customerView(strapi, one, open))),
  };
}

/** Whether there is any document at all. It is asked only where nothing is to be done. */
async function hasDocuments({ strapi, customers }: Visit): Promise<boolean> {
  const customerRowIds = customers.map((one) => one.row_id);
  const wanted = { list: 'all', customerRowIds, today: '', limit: 0, offset: 0 } as const;
  return (await listDocuments(database(strapi), wanted)).total > 0;
}

/** The start page. @param notice why the selected invoices were not paid, or that the payer comes back */
export async function sendStart(
  visit: Visit,
  notice: StartNotice | null = null,
  status = 200,
): Promise<void> {
  const { strapi, customers, language } = visit;
  const db = database(strapi);
  const rowIds = customers.map((one) => one.row_id);
  const [open, balances] = await Promise.all([
    openInvoices(db, rowIds, MOST_INVOICES),
    balancesByCustomer(db, rowIds),
  ]);
  const businesses = await Promise.all(
    groupBy(customers, (one) => one.business_row_id).map((some) =>
      businessView(strapi, some, open, balances),
    ),
  );
  const all = businesses.flatMap((one) => one.customers);
  const isIdle = balances.length === 0 && all.every((one) => one.toDecide.length === 0);
  const isEmpty = isIdle && open.length === 0 && !(await hasDocuments(visit));
  const pays = all.some(({ groups }) => groups.some(({ provider }) => provider !== null));
  const title = WORDS[language].portal.documents;
  sendPortalPage(
    visit,
    { title, status, pays },
    startPage({ language, businesses, isEmpty, notice }),
  );
}

export const serveStart = (visit: Visit): Promise<void> => sendStart(visit);
