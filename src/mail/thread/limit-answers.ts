import { createRequire } from 'node:module';
import { missing, requireFunction } from '../../pdf/internals/missing';

/** The most that a mail server may say at once. Real servers greet with 20 short lines. */
const MOST_BYTES = 64 * 1024;
const MOST_LINES = 100;

/** The code of an answer that was longer, as nodemailer names its errors. */
const TOO_LONG = 'ELONGANSWER';

/** What we use of nodemailer's connection. */
interface Connection {
  _onData(chunk: Buffer): void;
  _sendCommand(...command: unknown[]): void;
  _onError(error: Error, code: string, response: false, command: string): void;
  _socket: { destroy(): void };
}

const METHODS = ['_onData', '_sendCommand', '_onError'] as const;

/**
 * The prototype of all connections of nodemailer, in the copy that Strapi's provider loads.
 * @throws when nodemailer has changed
 */
export function connectionPrototype(): Connection {
  const load = createRequire(require.resolve('@strapi/provider-email-nodemailer'));
  const { prototype } = load('nodemailer/lib/smtp-connection') as { prototype?: Connection };
  if (!prototype) throw missing('nodemailer', 'SMTPConnection');
  for (const name of METHODS) requireFunction('nodemailer', name, prototype[name]);
  return prototype;
}

const lineBreaks = (chunk: Buffer): number => {
  let count = 0;
  for (let at = chunk.indexOf(10); at !== -1; at = chunk.indexOf(10, at + 1)) count += 1;
  return count;
};

/**
 * Makes every connection of this thread break off when the server says too much at once. For each line
 * nodemailer splits all lines before it again: 200,000 lines keep it busy for minutes. The limit is
 * behind the encryption, so it counts what nodemailer would read.
 */
export function limitAnswers(): void {
  const connection = connectionPrototype();
  const { _onData: read, _sendCommand: send } = connection;
  const said = new WeakMap<Connection, { bytes: number; lines: number }>();
  connection._sendCommand = function (this: Connection, ...command) {
    said.delete(this);
    send.apply(this, command);
  };
  connection._onData = function (this: Connection, chunk) {
    const before = said.get(this) ?? { bytes: 0, lines: 0 };
    const now = { bytes: before.bytes + chunk.length, lines: before.lines + lineBreaks(chunk) };
    said.set(this, now);
    if (now.bytes <= MOST_BYTES && now.lines <= MOST_LINES) return read.call(this, chunk);
    this._onError(new Error('The answer is too long'), TOO_LONG, false, 'CONN');
    // Nodemailer only ends its own half, and would go on reading.
    this._socket.destroy();
  };
}
