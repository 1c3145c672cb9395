import path from 'node:path';

const COMMANDS: readonly string[] = ['export', 'import', 'transfer'];

/**
 * Refuses the commands by which Strapi carries records away: they leave out tables that are no content types,
 * and the rules of the books refuse what they bring. Called first in `register`, which these commands run, too.
 */
export function refuseArchives([, program = '', ...words]: readonly string[]): void {
  const command = words.find((word) => !word.startsWith('-')) ?? '';
  if (!/^strapi(?:\.js)?$/.test(path.basename(program)) || !COMMANDS.includes(command)) return;
  throw new Error(
    `strapi ${command} does not carry these books. Use "npm run -s manage -- backup --to FILE", and "restore --from FILE"`,
  );
}
