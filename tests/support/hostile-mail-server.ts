import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** The answer to each connection; null leads to the real mail server. */
type Hostile = ((socket: Socket) => void) | null;

export interface HostileServer {
  url: string;
  /** Sets the answer to all further connections, and ends those that are open. */
  behave(next: Hostile): void;
  /** Connections that are open now. */
  open(): number;
  close(): Promise<void>;
}

const GREETING = '220 hostile.example ESMTP\r\n';

/** Answers the first command with so many lines of one answer. */
export const manyLines =
  (count: number): Hostile =>
  (socket) => {
    socket.write(GREETING);
    socket.once('data', () => socket.write('250-x\r\n'.repeat(count)));
  };

/** Begins an answer that has no end, and no line break. */
export const endlessLine: Hostile = (socket) => {
  socket.write('220 ');
  const part = 'x'.repeat(16_384);
  const more = () => {
    while (!socket.destroyed && socket.write(part));
  };
  socket.on('drain', more);
  more();
};

/** Says a character now and then, so that no pause is long enough to end the connection. */
export const drip: Hostile = (socket) => {
  socket.write(GREETING);
  const timer = setInterval(() => socket.write('2'), 100);
  socket.on('close', () => clearInterval(timer));
};

export const silence: Hostile = () => undefined;

/** A server in front of a mail server on loopback, which can turn hostile. */
export async function startHostileServer(real: string): Promise<HostileServer> {
  const port = Number(new URL(real).port);
  const open = new Set<Socket>();
  const keep = (socket: Socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket)).on('error', () => socket.destroy());
  };
  let hostile: Hostile = null;
  const server = createServer((client) => {
    keep(client);
    if (hostile) return hostile(client);
    const behind = connect(port, '127.0.0.1');
    keep(behind);
    client.pipe(behind).pipe(client);
    client.on('close', () => behind.destroy());
    behind.on('close', () => client.destroy());
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const end = () => open.forEach((socket) => socket.destroy());
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    behave: (next) => {
      hostile = next;
      end();
    },
    open: () => open.size,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        end();
      }),
  };
}
