import { onTheWire } from '../src/mail/message';
import { sendTestMail } from '../src/mail/test-mail';
import { prepareEnvironment } from './environment';
import { readOptions } from './read-options';
import { report, StartError } from './start-error';
import { failWithUsage } from './usage-error';

const USAGE = `Usage: npm run -s manage -- mail:test --to you@example.com

  --to  the address that gets the test mail`;

const NO_SERVER =
  'There is no mail server: set SMTP_URL and MAIL_FROM, in the environment or in .env (docs/settings.md).';

/**
 * `npm run manage -- mail:test`: sends one mail and prints the server's answer. It needs neither the service nor its
 * database. Exit code 1 when the server did not take the mail.
 */
export async function main(args: string[]): Promise<void> {
  const { to } = readOptions(args, ['to'], USAGE);
  if (!to || onTheWire(to) === null) return failWithUsage(USAGE, ['--to must be one address.']);
  try {
    process.stdout.write(`${await test(to)}\n`);
    process.exit(0);
  } catch (error) {
    report(error);
    process.exit(1);
  }
}

async function test(to: string): Promise<string> {
  const settings = prepareEnvironment(process.cwd(), (line) => process.stderr.write(`${line}\n`));
  const { SMTP_URL, MAIL_FROM } = settings;
  if (!SMTP_URL || !MAIL_FROM) throw new StartError(NO_SERVER);
  const { isTaken, response } = await sendTestMail({ SMTP_URL, MAIL_FROM }, to);
  const { hostname } = new URL(SMTP_URL);
  if (!isTaken) throw new StartError(`${hostname} did not take the mail. ${response}`);
  return `${hostname} took the mail: ${response}`;
}
