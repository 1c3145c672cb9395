import { database } from '../../database/pool';
import { dateInZone, knownTimeZone } from '../../domain/dates';
import { ApiError, notFound } from '../../domain/errors';
import { sendBack } from '../../hosted/headers';
import { readForm } from '../../http/requests/form-body';
import { WORDS } from '../../words';
import { askForChange, latestRequest } from '../contact-requests';
import { fieldProblems } from '../field-problems';
import { detailsPage, FIELDS, type DetailsView, type Values } from '../page/details';
import type { Visit } from '../visit';
import { detailsOf, type Details } from '../sql/details-of';
import type { SeenCustomer } from '../sql/seen-customers';
import { customerOf } from './customer';
import { sendPortalPage } from './send';

const valuesOf = (valueOf: (field: (typeof FIELDS)[number]) => string): Values =>
  Object.fromEntries(FIELDS.map((field) => [field, valueOf(field)])) as Values;

const requestOf = ({ customer }: { customer: SeenCustomer }, { state, created_at: at }: Found) => ({
  state,
  on: dateInZone(knownTimeZone(customer.time_zone), new Date(at)),
});
type Found = NonNullable<Awaited<ReturnType<typeof latestRequest>>>;

interface Refused {
  typed: Values;
  problems: DetailsView['problems'];
}

async function sendDetails(visit: Visit, refused: Refused | null): Promise<void> {
  const { strapi, language, person } = visit;
  const customer = customerOf(visit);
  const db = database(strapi);
  const [details, request] = await Promise.all([
    detailsOf(db, customer.row_id),
    latestRequest(db, customer.row_id),
  ]);
  if (!details) throw notFound('page');
  const present = valuesOf((field) => details[field] ?? '');
  const asked = request?.state === 'open' ? request.changes : {};
  const view: DetailsView = {
    language,
    customer,
    present,
    contact: contactOf(details, person.email),
    request: request && requestOf({ customer }, request),
    typed:
      refused?.typed ??
      valuesOf((field) => (field in asked ? (asked[field] ?? '') : present[field])),
    problems: refused?.problems ?? {},
    isUnchanged: refused !== null && Object.keys(refused.problems).length === 0,
  };
  const { title } = WORDS[language].portal.details;
  sendPortalPage(visit, { title, status: refused ? 400 : 200 }, detailsPage(view));
}

const contactOf = ({ contacts }: Details, email: string) =>
  contacts?.find((one) => one.portal && one.email?.toLowerCase() === email) ?? null;

export const serveDetails = (visit: Visit): Promise<void> => sendDetails(visit, null);

/** Asks for a change. Wrong fields are told all at once, beside each of them. */
export async function askForDetails(visit: Visit): Promise<void> {
  const { strapi, ctx, person } = visit;
  const customer = customerOf(visit);
  const form = await readForm(ctx);
  const typed = valuesOf((field) =>
    (form.get(field) ?? '').replace(/\r\n?/g, '\n').replaceAll('\0', '').trim(),
  );
  try {
    if (!(await askForChange(strapi, customer, person.email, typed)))
      return await sendDetails(visit, { typed, problems: {} });
    sendBack(ctx, `/portal/customers/${customer.id}/details`);
  } catch (error) {
    if (!(error instanceof ApiError) || error.fields.length === 0) throw error;
    await sendDetails(visit, { typed, problems: fieldProblems(error) });
  }
}
