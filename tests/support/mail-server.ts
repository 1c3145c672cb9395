import type { AddressInfo } from 'node:net';
import { simpleParser, type ParsedMail } from 'mailparser';
import { SMTPServer, type SMTPServerOptions, type SMTPServerSession } from 'smtp-server';
import { eventually } from './eventually';

/** A message as it arrived: its bytes, what they say, and whom the envelope names. */
export interface ReceivedMail {
  raw: string;
  mail: ParsedMail;
  from: string;
  to: string[];
}

type Verdict = 'take' | 'never answer' | 'break' | { code: number; says: string };

/** The answers to a recipient or to a whole message; `take` when they are left out. */
interface Answers {
  rcpt?(address: string): Verdict;
  data?(mail: ReceivedMail): Verdict | Promise<Verdict>;
}

export interface MailServer {
  url: string;
  /** The messages so far that were not refused before their data, in order; refused data included. */
  received(): ReceivedMail[];
  until(count: number): Promise<ReceivedMail[]>;
  /** Sets all further answers. */
  answer(answers?: Answers): void;
  /** The connections that clients have opened. */
  connections(): number;
  close(): Promise<void>;
}

function refusal({ code, says }: { code: number; says: string }): Error {
  return Object.assign(new Error(says), { responseCode: code });
}

type Done = (error?: Error | null) => void;

/** A real SMTP server on loopback. Without options it has neither TLS nor logins. */
export async function startMailServer(options: SMTPServerOptions = {}): Promise<MailServer> {
  const all: ReceivedMail[] = [];
  let answers: Answers = {};
  let opened = 0;
  const act = (verdict: Verdict, { id }: SMTPServerSession, done: Done) => {
    if (verdict === 'never answer') return;
    if (verdict === 'take') return done();
    if (verdict !== 'break') return done(refusal(verdict));
    const open = [...server.connections] as { id: string; _socket: { destroy(): void } }[];
    open.find((one) => one.id === id)?._socket.destroy();
  };
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    closeTimeout: 1,
    onConnect: (_session, done) => {
      opened += 1;
      done();
    },
    onRcptTo: ({ address }, session, done) => act(answers.rcpt?.(address) ?? 'take', session, done),
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.once('end', () => void finish(Buffer.concat(chunks), session, done));
    },
    ...options,
  });
  const finish = async (raw: Buffer, session: SMTPServerSession, done: Done) => {
    const { mailFrom, rcptTo } = session.envelope;
    const received = {
      raw: raw.toString('latin1'),
      mail: await simpleParser(raw),
      from: mailFrom ? mailFrom.address : '',
      to: rcptTo.map(({ address }) => address),
    };
    all.push(received);
    act((await answers.data?.(received)) ?? 'take', session, done);
  };
  server.on('error', () => undefined);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `${options.secure ? 'smtps' : 'smtp'}://127.0.0.1:${port}`,
    received: () => [...all],
    until: async (count) => {
      await eventually(() => all.length >= count);
      return [...all];
    },
    answer: (next = {}) => (answers = next),
    connections: () => opened,
    close: () => new Promise((done) => server.close(done)),
  };
}
