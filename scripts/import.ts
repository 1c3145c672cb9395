import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import type { ImportField } from '../src/billing/import/fields';
import type { ListProfile } from '../src/billing/import/profiles';
import { readFile as readRows, type Reading } from '../src/billing/import/read-file';
import { profilesFor } from '../src/billing/import/saved-profiles';
import { database } from '../src/database/pool';
import { ApiError } from '../src/domain/errors';
import { inLanguage } from '../src/messages/in-language';
import { hostOperator } from '../src/panel/roles/host';
import { reasonsOf } from '../src/panel/routes/import/bad-rows';
import {
  kindOf,
  MAX_BYTES,
  performImport,
  type Performed,
} from '../src/panel/routes/import/perform';
import { fieldsWithCustom, importBusiness } from '../src/panel/routes/import/rights';
import { progress } from './backup-file/progress';
import { importOptions, isProgram, PROGRAMS, type ImportOptions } from './import-options';
import { StartError } from './start-error';
import { withStrapi } from './with-strapi';

/** `npm run -s manage -- import`: imports a file, or says what the import would do. */
export async function main(args: string[]): Promise<void> {
  const options = importOptions(args);
  await withStrapi((strapi) => importFile(strapi, options));
}

async function bytesOf(file: string): Promise<Uint8Array> {
  try {
    if ((await stat(file)).size <= MAX_BYTES) return await readFile(file);
  } catch (error) {
    throw new StartError(`${file} cannot be read: ${(error as Error).message}`);
  }
  throw new StartError(`${file} must be at most ${MAX_BYTES / 1_000_000} MB.`);
}

/** The public id of a business by its name or id. */
async function businessOf(strapi: Core.Strapi, named: string): Promise<string> {
  const [found, other] = await database(strapi).query<{ id: string }>({
    text: 'SELECT document_id AS id FROM businesses WHERE name = $1 OR document_id = $1 LIMIT 2',
    values: [named],
  });
  if (!found) throw new StartError(`There is no business "${named}".`);
  if (other) throw new StartError(`Several businesses are named "${named}": use the id of one.`);
  return found.id;
}

/** The profile that an option names: a program, or one that the business has saved, by its name or id. */
function profileOf(
  { profile }: Partial<Reading>,
  profiles: readonly ListProfile[],
): Pick<Partial<Reading>, 'profile'> {
  if (profile === undefined || profile === null) return {};
  if (isProgram(profile)) return { profile };
  const found = profiles.find(({ id }) => id === profile) ?? profileNamed(profile, profiles);
  if (found) return { profile: found.id };
  const saved = profiles.flatMap(({ name, reading }) => (reading ? [`"${name}"`] : []));
  const there = saved.length === 0 ? '' : ` Saved here: ${saved.join(', ')}.`;
  throw new StartError(
    `There is no profile "${profile}".${there} Programs: ${PROGRAMS.join(', ')}.`,
  );
}

const profileNamed = (wanted: string, profiles: readonly ListProfile[]): ListProfile | undefined =>
  profiles.find(({ name, reading }) => reading && name.toLowerCase() === wanted.toLowerCase());

/** The mapping of a file with the columns that the options name. */
function mappingWith(
  { mapping }: Reading,
  names: readonly string[],
  { columns }: ImportOptions,
  fields: readonly ImportField[],
): (string | null)[] {
  const unknown = [...columns.keys()].find((name) => !names.includes(name));
  if (unknown !== undefined)
    throw new StartError(`The file has no column "${unknown}". It has: ${names.join(', ')}.`);
  const wrong = [...columns.values()].find(
    (field) => field !== null && !fields.some(({ name }) => name === field),
  );
  if (wrong) {
    const known = fields.map(({ name }) => name).join(', ');
    throw new StartError(`There is no field ${wrong}. There are: ${known}.`);
  }
  const given = [...columns.values()];
  const others = mapping.map((field) => (given.includes(field) ? null : field));
  return names.map(
    (name, at) => columns.get(name) ?? (columns.has(name) ? null : (others[at] ?? null)),
  );
}

/** The sentences of a refused file. */
const sentencesOf = ({ said, fields }: ApiError): string =>
  fields.length === 0
    ? inLanguage(said, 'en')
    : fields
        .map(({ pointer, message }) => `${pointer.slice(1)} ${inLanguage(message, 'en')}`)
        .join('\n');

async function importFile(strapi: Core.Strapi, options: ImportOptions) {
  const bytes = await bytesOf(options.file);
  const operator = await hostOperator(strapi);
  const kind = kindOf(options.list);
  const id = await businessOf(strapi, options.business);
  const business = await importBusiness(strapi, database(strapi), operator, kind.uid, id);
  const fields = fieldsWithCustom(strapi, operator, kind, business);
  const profiles = await profilesFor(database(strapi), business.rowId, options.list);
  const asked = { ...options.reading, ...profileOf(options.reading, profiles) };
  let soFar = 'Reading the file …';
  const line = progress(() => soFar);
  const told = (step: string, done: number, of: number): void => {
    soFar = `${done} of ${of} ${step} …`;
    line.step();
  };
  const { makesCustomers, store, sums } = options;
  const fileName = path.basename(options.file).slice(0, 255);
  try {
    const { reading, table } = await readRows(bytes, fields, asked, profiles);
    const mapping = mappingWith(reading, table.columns, options, fields);
    const query = { reading: { ...asked, mapping }, store, sums };
    const who = { strapi, operator, business, fields, makesCustomers, told };
    return outcome(
      await performImport({ ...who, kind, profiles, bytes, fileName, query }),
      options,
    );
  } catch (error) {
    if (error instanceof ApiError) throw new StartError(sentencesOf(error));
    throw error;
  } finally {
    line.end();
  }
}

/** The possible answers to each open question. */
const questionsOf = ({ file, questions }: Performed): string[] =>
  questions.map(({ column, readings }) => {
    const name = file.table.columns[column] ?? '';
    const sums = readings.map(({ field, sums: all, problem_count: bad }) => {
      const total = all.map(({ currency, total: sum }) => `${sum} ${currency}`).join(', ');
      return `  --column "${name}=${field}"  comes to ${total || 'nothing'}, ${bad} problems`;
    });
    return [`"${name}" may mean more than one thing. Say what it holds:`, ...sums].join('\n');
  });

/** `1 row`, `2 rows`. */
const counted = (count: number, one: string, before = ''): string =>
  `${count} ${before}${one}${count === 1 ? '' : 's'}`;

async function outcome(performed: Performed, { list, store }: ImportOptions) {
  const { file, asked, done } = performed;
  if (asked.length > 0) throw new StartError(questionsOf(performed).join('\n'));
  const reasons = await reasonsOf(file, done, 'en');
  for (const [row, reason] of reasons)
    process.stderr.write(`Row ${row}: ${reason.replaceAll('\n', '; ')}\n`);
  const { created, changed, same, customers, isStored, bad, sums } = done;
  const would = isStored ? '' : 'would be ';
  const made = customers > 0 ? ` with ${counted(customers, 'customer', 'new ')}` : '';
  const money = sums.map(
    ({ currency, total, paid }) => `${total} ${currency} in total, ${paid} paid.`,
  );
  const lines = [
    `${counted(created, list.slice(0, -1))} ${would}created${made}, ${changed} ${would}changed, ${same} already here.`,
    ...money,
    ...(bad.size > 0
      ? [`${counted(bad.size, 'row')} ${isStored ? '' : 'would be '}left out.`]
      : []),
    ...(isStored || store === false
      ? []
      : ['Nothing was imported. Add --good to leave these rows out.']),
  ];
  return { text: lines.join('\n'), code: bad.size > 0 ? (1 as const) : (0 as const) };
}
