import { parseArgs } from 'node:util';
import { failWithUsage } from './usage-error';

/** Options that each take a text: `--name value`. Anything else ends the command with its usage. */
export function readOptions<Name extends string>(
  args: string[],
  names: readonly Name[],
  usage: string,
): Partial<Record<Name, string>> {
  const options = Object.fromEntries(names.map((name) => [name, { type: 'string' as const }]));
  try {
    return parseArgs({ args, options, allowPositionals: false }).values as Partial<
      Record<Name, string>
    >;
  } catch (error) {
    return failWithUsage(usage, [error instanceof Error ? error.message : String(error)]);
  }
}
