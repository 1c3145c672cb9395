import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { profilesOf, type ListProfile } from '../../../billing/import/profiles';
import type { ImportedName } from '../../../billing/import/profiles/profile';
import { filledRows, readFile, type ReadFile } from '../../../billing/import/read-file';
import { beginImport } from '../../../billing/import/store';
import { database } from '../../../database/pool';
import { validationError } from '../../../domain/errors';
import { typedAmounts } from '../../../domain/typed-amount';
import { languageOf } from '../../../http/panel/language';
import { say } from '../../../messages/message';
import type { ImportProgress, ImportReport } from '../../answers';
import { operatorActor } from '../../roles/operator';
import { mayAny, operatorOf } from '../operator';
import { panelRoute, type PanelAnswer, type PanelRoute } from '../route';
import { alone, oneFile, progressOf } from './alone';
import { bodyBytes } from './body-bytes';
import { importDraft } from './draft';
import { PAST_INVOICES } from './invoices';
import type { ImportKind, Job, Plan, Planned } from './kind';
import { askedOf } from './questions';
import { sendBadRows } from './bad-rows';
import { importQuery, type ImportQuery } from './query';
import { CUSTOMERS, PRODUCTS } from './records';
import { importReport } from './report';
import { fieldsWithCustom, importBusiness } from './rights';

const MAX_BYTES = 20_000_000;

const KINDS: Readonly<Record<ImportedName, ImportKind>> = {
  customers: CUSTOMERS,
  products: PRODUCTS,
  invoices: PAST_INVOICES,
};

const isImported = (name: string): name is ImportedName => Object.hasOwn(KINDS, name);

/**
 * Compares the sums of new invoices with those of the other program.
 * @throws 400 for another sum, or none where the file has no totals
 */
function requireSums({ sums, needsSums }: Planned, typed: Readonly<Record<string, string>>): void {
  const problems = sums.flatMap(({ currency, total }) => {
    const stated = typed[currency]?.trim() ?? '';
    if (stated === '')
      return needsSums ? [{ path: ['sum'], message: say('import_no_sum', { currency }) }] : [];
    if (typedAmounts(stated).includes(total)) return [];
    const values = { currency, stated, computed: total };
    return [{ path: ['sum'], message: say('import_other_sum', values) }];
  });
  if (problems.length > 0) throw validationError(problems);
}

/** Stores all rows or none, or all good ones. A plan with problems stores nothing else. */
function store(
  { strapi, operator, business }: Job,
  table: string,
  plan: Plan,
  { sums: typed, store: which }: Pick<ImportQuery, 'sums' | 'store'>,
): Promise<Planned & { isStored: boolean }> {
  return database(strapi).transaction(async (trx) => {
    await beginImport(trx, table, business.rowId);
    const planned = await plan(trx, true);
    if (planned.problems.length > 0 && which !== 'good') return { ...planned, isStored: false };
    requireSums(planned, typed);
    const now = new Date();
    await planned.store(trx, { businessRowId: business.rowId, now });
    return { ...planned, isStored: true };
  }, operatorActor(operator));
}

/** Reads a file and says what an import of it would do, or does it. */
async function importFile(
  ctx: Context,
  { strapi, operator, business, fields, makesCustomers, told }: Omit<Job, 'file' | 'rows'>,
  { kind, profiles, bytes }: { kind: ImportKind; profiles: readonly ListProfile[]; bytes: Buffer },
  query: ImportQuery,
): Promise<PanelAnswer<ImportReport> | undefined> {
  const db = database(strapi);
  const jobOf = async (file: ReadFile): Promise<Job> => {
    const rows = await filledRows(file, fields);
    return { strapi, operator, business, fields, file, rows, makesCustomers, told };
  };
  const planOf = async (one: ReadFile) => (await kind.prepare(await jobOf(one)))(db, false);
  const read = await readFile(bytes, fields, query.reading, profiles);
  const { asked, ...known } = await askedOf(read, fields, planOf);
  const job = await jobOf(known.file);
  const plan = await kind.prepare(job);
  const run = query.store !== false && asked.length === 0;
  const done = run
    ? await store(job, kind.table, plan, query)
    : { ...(await plan(db, false)), isStored: false };
  const language = languageOf(ctx);
  if (query.asksBad) return sendBadRows(ctx, known.file, done, language);
  const { isStored, ...planned } = asked.length > 0 ? { ...done, problems: asked } : done;
  const report = importReport(fields, known, planned, { isStored, language });
  return { data: { ...report, profiles: profiles.map(({ id, name }) => ({ id, name })) } };
}

/**
 * POST /invoicing/import/:list?business=…: the body is the file. It says what an import would do, and does
 * it with `store=true` when no row has a problem, or with `store=good` for the rows without one. With `bad=true`,
 * the answer is a file of the other rows.
 */
async function runImport(
  strapi: Core.Strapi,
  ctx: Context,
): Promise<PanelAnswer<ImportReport> | undefined> {
  const name = ctx.params['list'] ?? '';
  if (!isImported(name)) throw new errors.NotFoundError();
  const kind = KINDS[name];
  if (!mayAny(strapi, ctx, kind.uid, { action: 'create' })) throw new errors.ForbiddenError();
  const query = importQuery(ctx);
  const operator = operatorOf(ctx);
  const db = database(strapi);
  const business = await importBusiness(strapi, db, operator, kind.uid, query.business);
  const fields = fieldsWithCustom(strapi, operator, kind, business);
  const { makesCustomers } = query;
  return oneFile(operator.id, async () => {
    const bytes = await bodyBytes(ctx, MAX_BYTES);
    const source = { kind, profiles: profilesOf(name), bytes };
    return alone(operator.id, (told) =>
      importFile(ctx, { strapi, operator, business, fields, makesCustomers, told }, source, query),
    );
  });
}

/** GET /invoicing/import/progress */
function progress(ctx: Context): Promise<PanelAnswer<ImportProgress>> {
  return Promise.resolve({ data: progressOf(operatorOf(ctx).id) });
}

export function importRoutes(strapi: Core.Strapi): PanelRoute[] {
  return [
    panelRoute('POST', '/import/:list', (ctx) => runImport(strapi, ctx)),
    panelRoute('GET', '/import/progress', progress),
    panelRoute('POST', '/import-draft', (ctx) => importDraft(strapi, ctx)),
  ];
}
