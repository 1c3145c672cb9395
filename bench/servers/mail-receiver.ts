import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface MailReceiver {
  url: string;
  close(): void;
}

/** A mail server on loopback that takes every mail at once. @param onMail gets each mail as it came */
export async function startMailReceiver(onMail: (raw: string) => void): Promise<MailReceiver> {
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.once('end', () => {
        done();
        onMail(Buffer.concat(chunks).toString('latin1'));
      });
    },
  });
  // A connection that its client cut is no reason to end the run.
  server.on('error', () => undefined);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, close: () => server.close() };
}
