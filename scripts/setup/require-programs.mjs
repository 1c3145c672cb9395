import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { say } from './project.mjs';

/** Debian keeps servers there, and leaves it out of the PATH of ordinary users. */
const OF_SERVERS = '/usr/sbin';

/**
 * Ends the process with one line that says what to install, unless all programs are there.
 * @param {Record<string, string>} programs each with its Debian package; a program may have several names, as `a|b`
 */
export function requirePrograms(programs) {
  if (Object.keys(programs).length === 0) return;
  process.env.PATH = [process.env.PATH, OF_SERVERS].join(delimiter);
  const missing = Object.keys(programs).filter((names) => !names.split('|').some(isThere));
  if (missing.length === 0) return;
  const packages = missing.map((program) => programs[program]).join(' ');
  const names = missing.map((one) => one.split('|')[0]).join(' and ');
  say(`These tests need ${names}: apt-get install ${packages}`);
  process.exit(1);
}

function isThere(program) {
  return process.env.PATH.split(delimiter).some((folder) => {
    try {
      accessSync(join(folder, program), constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}
