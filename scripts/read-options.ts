import { parseArgs } from 'node:util';
import { failWithUsage } from './usage-error';

/** Reads options of the form `--name value`. For any other argument, prints the usage and ends. */
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
