import { query } from './databases';

/** The rows of a table as text, with bytes as PostgreSQL writes them. */
export interface DumpedTable {
  table: string;
  text: string;
}

/** Everything that a database holds, over one connection at a time. */
export async function dumpText(url: string): Promise<DumpedTable[]> {
  const tables = await query<{ name: string }>(
    url,
    `select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  );
  const dumped: DumpedTable[] = [];
  for (const { name } of tables) {
    const rows = await query<{ row: string }>(url, `select t::text as row from "${name}" t`);
    const lines = rows.map(({ row }) => row).toSorted();
    dumped.push({ table: name, text: lines.join('\n') });
  }
  return dumped;
}

/** The tables that hold a text, also as bytes in UTF-8. */
export function tablesIn(dump: readonly DumpedTable[], text: string): string[] {
  const bytes = Buffer.from(text).toString('hex');
  const holds = (one: DumpedTable) => one.text.includes(text) || one.text.includes(bytes);
  return dump.filter(holds).map(({ table }) => table);
}

export const tablesWith = async (url: string, text: string): Promise<string[]> =>
  tablesIn(await dumpText(url), text);
