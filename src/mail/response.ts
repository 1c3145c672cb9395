/** Enough of the server's words for a person to see what is wrong. */
const LONGEST = 1_000;

/** The parts of a nodemailer error that we read. */
export interface SmtpError {
  code?: unknown;
  /** The command during which it failed: CONN, EHLO, STARTTLS, AUTH …, MAIL FROM, RCPT TO, DATA. */
  command?: unknown;
  response?: unknown;
  responseCode?: unknown;
  recipient?: unknown;
  rejectedErrors?: unknown;
}

/** Commands about a mail. Refusals of others say nothing about it. */
const ABOUT_MAIL = ['MAIL FROM', 'RCPT TO', 'DATA'];

/** Nodemailer's codes as words. Its own messages can name addresses inside our network. */
const REASONS: Readonly<Record<string, string>> = {
  ETIMEDOUT: 'The mail server did not answer in time',
  EDNS: 'The name of the mail server could not be resolved',
  ETLS: 'The connection to the mail server could not be encrypted',
  EAUTH: 'The mail server refused the login',
  ESOCKET: 'The mail server could not be reached, or the connection broke',
  ECONNECTION: 'The mail server could not be reached, or the connection broke',
  ELONGANSWER: 'The mail server said too much at once, and the connection was ended',
  EPROTOCOL: 'The mail server broke off the conversation',
};
const UNKNOWN = 'The mail could not be handed to the mail server';

/** Whether the server refused the mail itself for good (RFC 5321 §4.2.1: 5xx). */
export function isFinal({ command, responseCode }: SmtpError): boolean {
  return (
    ABOUT_MAIL.includes(String(command)) &&
    typeof responseCode === 'number' &&
    responseCode >= 500 &&
    responseCode < 600
  );
}

/** The secrets in the URL of the mail server, as a server might repeat them. */
export function secretsOf(smtpUrl: string): string[] {
  const { username, password } = new URL(smtpUrl);
  const [user, pass] = [username, password].map(decodeURIComponent);
  if (!pass) return [];
  const base64 = (text: string) => Buffer.from(text).toString('base64');
  return [pass, password, base64(pass), base64(`\u0000${user}\u0000${pass}`)];
}

/** A run of blanks and control characters. It is matched whole, so that a long run costs no more than its length. */
const GAPS = /[\s\p{Cc}]+/gu;
const CONTROL = /\p{Cc}/u;

/** A text of the server as one line that can be stored, without secrets. */
export function storable(text: string, secrets: readonly string[]): string {
  const shown = secrets.reduce((cut, secret) => cut.replaceAll(secret, '•••'), text);
  const line = shown.replace(GAPS, (gap) => (CONTROL.test(gap) ? ' ' : gap)).trim();
  // A character is two units at most.
  return Array.from(line.slice(0, 2 * LONGEST))
    .slice(0, LONGEST)
    .join('');
}

/** The failure in words for an operator: the server's own where it has said something. */
export function wordsOf(error: SmtpError): string {
  const { code, command, response } = error;
  const said = typeof response === 'string' ? response : '';
  const reason = (typeof code === 'string' && REASONS[code]) || UNKNOWN;
  if (said === '') return reason;
  return ABOUT_MAIL.includes(String(command)) ? said : `${reason}: ${said}`;
}
