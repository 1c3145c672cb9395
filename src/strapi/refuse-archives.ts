import path from 'node:path';

const COMMANDS: readonly string[] = ['export', 'import', 'transfer'];

/**
 * Why Strapi may not carry records away; null for other commands. It leaves out tables that are no content types,
 * and the rules of the books refuse what it brings.
 */
export function archiveRefusal([, program = '', ...words]: readonly string[]): string | null {
  const command = words.find((word) => !word.startsWith('-')) ?? '';
  if (!/^strapi(?:\.js)?$/.test(path.basename(program)) || !COMMANDS.includes(command)) return null;
  return `strapi ${command} does not carry these books. Use "npm run -s manage -- backup --to FILE", and "restore --from FILE"`;
}

/** Ends such a command. Called first in `register`, which these commands run, too. */
export function refuseArchives(words: readonly string[]): void {
  const refusal = archiveRefusal(words);
  if (refusal === null) return;
  // Strapi would print an error that is thrown here with its stack.
  process.stderr.write(`${refusal}\n`);
  process.exit(1);
}
