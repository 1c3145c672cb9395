import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A transaction whose connection breaks after some statements, unless it ends before. */
export interface Cut {
  isCut: boolean;
  /** The statements that PostgreSQL has carried out, each by its name or its text. */
  statements: string[];
}

/** Whether the cut met the worker of mails for recurring invoices, which looks on its own. */
export const metAnother = ({ statements }: Cut): boolean =>
  statements.includes('claim-waiting-mail');

export interface StatementProxy {
  port: number;
  /** All statements of the interface so far, each by its name or its text. */
  readonly statements: readonly string[];
  /**
   * Breaks the connection of the next transaction when PostgreSQL has answered this number of its
   * statements. The service does not get the last answer. Only transactions of a key or an operator count,
   * and none of Strapi's own.
   * @param begin the text that begins another transaction that counts
   */
  cutAfter(statements: number, begin?: RegExp): Cut;
  close(): Promise<void>;
}

interface Message {
  /** Empty for the first message of a client, which has no type. */
  type: string;
  bytes: Buffer;
}

/** Splits a stream of PostgreSQL's protocol into messages. */
function messages(
  handle: (message: Message) => void,
  side: 'client' | 'server',
): (chunk: Buffer) => void {
  let rest = Buffer.alloc(0);
  let head = side === 'client' ? 0 : 1;
  return (chunk) => {
    rest = Buffer.concat([rest, chunk]);
    while (rest.length >= head + 4) {
      const size = head + rest.readInt32BE(head);
      if (rest.length < size) return;
      const [type, bytes] = [rest.toString('latin1', 0, head), rest.subarray(0, size)];
      rest = rest.subarray(size);
      head = 1;
      handle({ type, bytes });
    }
  };
}

const textsOf = ({ bytes }: Message): string[] => bytes.toString('utf8', 5).split('\0');
const ENDS = /^(COMMIT|ROLLBACK);?$/;

interface Order extends Cut {
  after: number;
  begin: RegExp;
}

/** The service's own work in the background has no actor. */
const OF_ACTOR = /^BEGIN\b.*invoicing\.actor/s;

interface Watch {
  /** Gives the order to break the transaction that a text begins. */
  take(text: string): Order | null;
  statements: string[];
}

/** Forwards a connection. */
function join(client: Socket, server: Socket, { take, statements }: Watch) {
  let cut: Order | null = null;
  let isOurs = false;
  let answered = 0;
  let [name, text] = ['', ''];
  const breakOff = (broken: Order) => {
    broken.isCut = true;
    client.destroy();
    server.destroy();
  };
  const fromClient = messages((message) => {
    const { type, bytes } = message;
    if (type === '') isOurs = textsOf(message).includes('invoicing-api');
    if (type === 'Q') [text = ''] = textsOf(message);
    if (type === 'P') [, text = ''] = textsOf(message);
    if (type === 'B') [, name = ''] = textsOf(message);
    cut ??= isOurs && type === 'Q' ? take(text) : null;
    if (isOurs && type === 'Q') statements.push(text);
    if (isOurs && type === 'S') statements.push(name || text);
    if (cut?.after === 0) return breakOff(cut);
    if (cut && cut.statements.length === cut.after) return;
    server.write(bytes);
    if (type === 'Q') cut?.statements.push(text);
    if (type === 'S') cut?.statements.push(name || text);
  }, 'client');
  const fromServer = messages(({ type, bytes }) => {
    if (cut === null || answered < cut.after - 1) client.write(bytes);
    if (cut === null || type !== 'Z') return;
    answered += 1;
    if (answered === cut.after) return breakOff(cut);
    if (!ENDS.test(cut.statements[answered - 1] ?? '')) return;
    [cut, answered] = [null, 0];
  }, 'server');
  client.on('data', fromClient).on('close', () => server.destroy());
  server.on('data', fromServer).on('close', () => client.destroy());
}

/** Forwards connections to PostgreSQL on loopback, statement by statement. */
export async function statementProxy(to: { host: string; port: number }): Promise<StatementProxy> {
  const sockets = new Set<Socket>();
  const statements: string[] = [];
  let next: Order | null = null;
  const take = (text: string) => {
    if (!next?.begin.test(text)) return null;
    const taken = next;
    next = null;
    return taken;
  };
  const listening = createServer((client) => {
    const server = connect(to.port, to.host);
    for (const socket of [client, server]) {
      // Otherwise small messages wait up to 40 ms for each other.
      socket.setNoDelay(true);
      sockets.add(socket);
      socket.on('close', () => sockets.delete(socket)).on('error', () => socket.destroy());
    }
    join(client, server, { take, statements });
  });
  await new Promise<void>((done) => listening.listen(0, '127.0.0.1', done));
  return {
    port: (listening.address() as AddressInfo).port,
    statements,
    cutAfter: (after, begin = OF_ACTOR) => (next = { after, begin, isCut: false, statements: [] }),
    close: () =>
      new Promise((done) => {
        listening.close(() => done());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
