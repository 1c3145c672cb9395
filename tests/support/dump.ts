import { query } from './databases';

/** Everything that a database holds, as text: a line per row, with bytes as PostgreSQL writes them. */
export async function dumpText(url: string): Promise<{ table: string; text: string }[]> {
  const tables = await query<{ name: string }>(
    url,
    `select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  );
  return Promise.all(
    tables.map(async ({ name }) => {
      const rows = await query<{ row: string }>(url, `select t::text as row from "${name}" t`);
      return {
        table: name,
        text: rows
          .map(({ row }) => row)
          .toSorted()
          .join('\n'),
      };
    }),
  );
}

/** The tables that hold a text, also as bytes in UTF-8. */
export async function tablesWith(url: string, text: string): Promise<string[]> {
  const bytes = Buffer.from(text).toString('hex');
  const dump = await dumpText(url);
  const holds = (one: { text: string }) => one.text.includes(text) || one.text.includes(bytes);
  return dump.filter(holds).map(({ table }) => table);
}
