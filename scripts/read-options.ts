import { parseArgs } from 'node:util';
import { failWithUsage, printUsage } from './usage-error';

/**
 * Reads options of the form `--name value`, and flags of the form `--name`. Listed ones may come several times. For
 * any other argument, prints the usage and ends. `--help` prints it as well.
 */
export function readOptions<
  Name extends string,
  Flag extends string = never,
  Listed extends string = never,
>(
  args: string[],
  names: readonly Name[],
  usage: string,
  flags: readonly Flag[] = [],
  listed: readonly Listed[] = [],
): Partial<Record<Name, string> & Record<Flag, boolean> & Record<Listed, string[]>> {
  if (args.includes('--help') || args.includes('-h')) return printUsage(usage);
  const options = Object.fromEntries([
    ...names.map((name) => [name, { type: 'string' as const }] as const),
    ...flags.map((name) => [name, { type: 'boolean' as const }] as const),
    ...listed.map((name) => [name, { type: 'string' as const, multiple: true }] as const),
  ]);
  try {
    return parseArgs({ args, options, allowPositionals: false }).values as Partial<
      Record<Name, string> & Record<Flag, boolean> & Record<Listed, string[]>
    >;
  } catch (error) {
    return failWithUsage(usage, [error instanceof Error ? error.message : String(error)]);
  }
}
