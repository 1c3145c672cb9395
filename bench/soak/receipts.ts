import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { startMailReceiver } from '../servers/mail-receiver';

/** Everything that arrived, as often as it did. The receivers run until this process ends. */
export interface Receipts {
  url: string;
  arrived: Map<string, number>;
  /** Arrivals with a wrong signature, or mails without their PDF. */
  wrong: string[];
}

function noteIn(arrived: Map<string, number>, id: string): void {
  arrived.set(id, (arrived.get(id) ?? 0) + 1);
}

/** A receiver of webhooks that checks each signature, as its customers should. */
export async function receiveWebhooks(secret: string): Promise<Receipts> {
  const [arrived, wrong]: [Map<string, number>, string[]] = [new Map(), []];
  const verifier = new Webhook(secret);
  const server = createServer((request, response) => {
    let text = '';
    request.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
    request.on('end', () => {
      const id = String(request.headers['webhook-id']);
      try {
        verifier.verify(text, request.headers as Record<string, string>);
        noteIn(arrived, id);
      } catch (error) {
        wrong.push(`webhook ${id}: ${String(error)}`);
      }
      response.writeHead(204).end();
    });
  });
  // Longer than a pause between two events, so that the service keeps its connections.
  server.keepAliveTimeout = 60_000;
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  return { url, arrived, wrong };
}

/** The Message-ID begins with the id of the mail; the number of earlier sendings follows. */
const MESSAGE_ID = /^Message-ID: <([\w-]+)\.\d+@/im;
/** The base64 of `%PDF-`. */
const PDF_BEGINS = /^JVBERi0/m;

/** A mail server that looks for the PDF in each mail. */
export async function receiveMails(): Promise<Receipts> {
  const [arrived, wrong]: [Map<string, number>, string[]] = [new Map(), []];
  const receiver = await startMailReceiver((raw) => {
    const id = MESSAGE_ID.exec(raw)?.[1];
    if (id !== undefined && PDF_BEGINS.test(raw)) noteIn(arrived, id);
    else wrong.push(`mail ${id ?? 'without a Message-ID'}: ${raw.slice(0, 300)}`);
  });
  return { url: receiver.url, arrived, wrong };
}
