import { checkEmail, checkName } from '../src/domain/checks';
import { readOptions } from './read-options';
import { failWithUsage } from './usage-error';

export interface Person {
  /** In lower case, as Strapi stores the addresses of its users. */
  email: string;
  firstname?: string;
  lastname?: string;
}

const NAMES = ['firstname', 'lastname'] as const;

/** Reads `--email` and, if the command takes them, names. Reports all wrong arguments at once. */
export function readPerson(
  args: string[],
  names: readonly ('firstname' | 'lastname')[],
  usage: string,
): Person {
  const values = readOptions(args, ['email', ...names], usage);
  const problems: string[] = [];
  const email = checkEmail(values.email);
  if (values.email === undefined) problems.push('--email is required.');
  else if ('problem' in email) problems.push(`--email ${email.problem}.`);
  const person: Person = { email: 'value' in email ? email.value.toLowerCase() : '' };
  for (const name of NAMES) {
    const value = values[name];
    if (value === undefined) continue;
    const checked = checkName(255)(value);
    if ('problem' in checked) problems.push(`--${name} ${checked.problem}.`);
    else person[name] = checked.value;
  }
  return problems.length > 0 ? failWithUsage(usage, problems) : person;
}
