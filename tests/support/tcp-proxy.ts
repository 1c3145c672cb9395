import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

export interface TcpProxy {
  port: number;
  /** Breaks all connections and refuses new ones, like a server that is down. */
  cut(): Promise<void>;
  mend(): Promise<void>;
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((done, failed) => {
    server.once('error', failed);
    server.listen(port, '127.0.0.1', done);
  });
}

/** Forwards connections to a server on loopback, so that a test can cut it off. */
export async function tcpProxy(to: { host: string; port: number }): Promise<TcpProxy> {
  const sockets = new Set<Socket>();
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => socket.destroy());
  };
  const open = () =>
    createServer((client) => {
      const server = connect(to.port, to.host);
      [client, server].forEach(keep);
      client.pipe(server).pipe(client);
      client.on('close', () => server.destroy());
      server.on('close', () => client.destroy());
    });
  let listening = open();
  await listen(listening, 0);
  const { port } = listening.address() as AddressInfo;
  return {
    port,
    cut: () =>
      new Promise((done) => {
        listening.close(() => done());
        for (const socket of sockets) socket.destroy();
      }),
    mend: async () => {
      listening = open();
      await listen(listening, port);
    },
  };
}
