import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { say } from './project.mjs';

/** Debian keeps servers there, and leaves it out of the PATH of ordinary users. */
const OF_SERVERS = '/usr/sbin';

/**
 * Ends the process with one line that says what to install, unless all programs are there.
 * @param {Record<string, string>} programs each with its Debian package
 */
export function requirePrograms(programs) {
  process.env.PATH = [process.env.PATH, OF_SERVERS].join(delimiter);
  const missing = Object.keys(programs).filter((program) => !isThere(program));
  if (missing.length === 0) return;
  const packages = missing.map((program) => programs[program]).join(' ');
  say(`These tests need ${missing.join(' and ')}: apt-get install ${packages}`);
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
