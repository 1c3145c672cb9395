import type { Client } from 'pg';
import { StartError } from '../start-error';
import type { First, Last } from './contents';
import { copyIn, type CopyIn } from './copy';
import type { Visitor } from './read-archive';
import { copied } from './schema';
import { OCCUPANTS } from './schema-sql';
import { currentSchema } from './snapshot';
import type { UploadDraft } from './uploads';

/** @throws StartError unless the database can take the tables */
export async function assertEmpty(client: Client, { schema }: First): Promise<void> {
  const { rows } = await client.query<{ name: string }>(OCCUPANTS);
  if (rows[0]) {
    throw new StartError(
      `The database is not empty (${rows[0].name}): a restore needs an empty one. Nothing was restored.`,
    );
  }
  const name = await currentSchema(client);
  if (name === schema) return;
  throw new StartError(
    `The backup's tables are in the schema ${schema}, and ours would be in ${name}.`,
  );
}

/** Reads a backup into the database and a draft of the uploads. */
export interface Loader extends Required<Visitor> {
  /** @throws StartError unless every table has its rows */
  assertLoaded(last: Last): void;
}

export function loader(
  client: Client,
  { tables }: First,
  draft: UploadDraft,
  onPiece: () => void,
): Loader {
  const copies = copiesInto(client, tables);
  return {
    sql: async (text) => {
      await copies.close();
      onPiece();
      await client.query(text);
    },
    upload: async (name, body) => {
      onPiece();
      await draft.write(name, body);
    },
    rows: async (name, body) => {
      const copy = await copies.of(name);
      for await (const chunk of body) {
        onPiece();
        await copy.write(chunk);
      }
    },
    assertLoaded: ({ tables: sums }) => {
      const wrong = Object.entries(sums).find(([name, { rows }]) => rows !== copies.rows(name));
      if (wrong) throw new StartError(`The table ${wrong[0]} lacks rows. Nothing was restored.`);
    },
  };
}

/** One COPY per table, over all entries of the table. */
function copiesInto(client: Client, tables: First['tables']) {
  const loaded = new Map<string, number>();
  let open: { table: string; copy: CopyIn } | undefined;
  const close = async () => {
    if (open) loaded.set(open.table, await open.copy.end());
    open = undefined;
  };
  const of = async (name: string): Promise<CopyIn> => {
    if (open?.table === name) return open.copy;
    await close();
    const table = tables.find((one) => one.name === name);
    if (!table) throw new StartError(`The backup does not describe its table ${name}.`);
    const copy = await copyIn(client, `COPY ${copied(client, table)} FROM STDIN`);
    open = { table: name, copy };
    return copy;
  };
  return { of, close, rows: (name: string) => loaded.get(name) ?? 0 };
}
