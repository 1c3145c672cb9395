import { api, createKey, type IssuedKey } from './api';
import { eventually } from './eventually';
import { freshAddress } from './generator';
import type { Answer, HttpClient } from './http';
import type { MailServer, ReceivedMail } from './mail-server';
import { rawRequest } from './raw-http';
import { createCustomer, type Created, type Fields } from './records';
import type { ServiceAt } from './service';

export const SIGN_IN = '/portal/sign-in';

/** A contact that may sign in. */
export const invited = (email: string, fields: Fields = {}): Fields => ({
  name: 'Ada',
  email,
  portal: true,
  ...fields,
});

/** An address that nobody else has. */
let made = 0;
export const freshEmail = (): string => `ada${process.pid}-${(made += 1)}@acme.example`;

/** A business whose keys may invite, and a customer with a contact that may sign in. */
export interface Portal extends IssuedKey {
  client: HttpClient;
  customer: Created;
  email: string;
  contact: Fields;
}

export async function portalOf(
  service: ServiceAt | undefined,
  { email = freshEmail(), fields = {} }: { email?: string; fields?: Fields } = {},
): Promise<Portal> {
  const businessFields = { keys_may_invite: true, ...fields };
  const issued = await createKey({ ...(service ? { service } : {}), businessFields });
  const client = api(issued.key, service);
  const customer = await createCustomer(client, { contacts: [invited(email)] });
  const [contact = {}] = customer['contacts'] as Fields[];
  return { ...issued, client, customer, email, contact };
}

/** What a browser sends beside a path. */
interface Sending {
  headers?: Record<string, string>;
  form?: Record<string, string>;
}

/** Somebody's browser: it keeps its cookie, and its forms name their origin. */
export class Visitor {
  cookie: string | null = null;
  readonly #address = freshAddress();

  constructor(private readonly service: { url: string }) {}

  async #send(method: string, path: string, { headers = {}, form }: Sending): Promise<Answer> {
    const { host } = new URL(this.service.url);
    const sent = {
      Host: host,
      'X-Forwarded-For': this.#address,
      ...(this.cookie === null ? {} : { Cookie: `portal=${this.cookie}` }),
      ...(method === 'POST'
        ? {
            Origin: `http://${host}`,
            'Content-Type': 'application/x-www-form-urlencoded',
          }
        : {}),
      ...headers,
    };
    const body = form ? { body: new URLSearchParams(form).toString() } : {};
    const answer = await rawRequest(this.service, path, { method, headers: sent, ...body });
    const [, value, age] =
      /^portal=([^;]*); Max-Age=(\d+)/.exec(answer.headers.get('set-cookie') ?? '') ?? [];
    if (value !== undefined) this.cookie = age === '0' ? null : value;
    return answer;
  }

  get(path: string, headers: Record<string, string> = {}): Promise<Answer> {
    return this.#send('GET', path, { headers });
  }

  head(path: string): Promise<Answer> {
    return this.#send('HEAD', path, {});
  }

  post(
    path: string,
    form: Record<string, string> = {},
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    return this.#send('POST', path, { form, headers });
  }
}

/** Where an answer leads. */
export const leadsTo = ({ status, headers }: Answer) => [status, headers.get('location')];

export const mailsTo = (server: MailServer, email: string): ReceivedMail[] =>
  server.received().filter(({ to }) => to.includes(email.toLowerCase()));

/** The path of the link in a mail; null in one without. */
const linkIn = ({ mail }: ReceivedMail): string | null =>
  /https?:\/\/\S+?(\/portal\/sign-in\/[\w-]{44})(?![\w-])/.exec(mail.text ?? '')?.[1] ?? null;

/** Every link that an address was sent so far, the oldest first. */
export const linksOf = (server: MailServer, email: string): string[] =>
  mailsTo(server, email)
    .map(linkIn)
    .filter((link) => link !== null);

/** Asks for a link, and waits for its mail. */
export async function mailedLink(
  visitor: Visitor,
  server: MailServer,
  email: string,
): Promise<string> {
  const before = linksOf(server, email).length;
  await visitor.post(SIGN_IN, { email });
  await eventually(() => linksOf(server, email).length > before);
  return linksOf(server, email)[before] ?? '';
}

/** Somebody who has signed in with a mailed link. */
export async function signedIn(
  service: { url: string },
  server: MailServer,
  email: string,
): Promise<Visitor> {
  const visitor = new Visitor(service);
  const answer = await visitor.post(await mailedLink(visitor, server, email));
  if (answer.status !== 303 || visitor.cookie === null) throw new Error(`Not in: ${answer.text}`);
  return visitor;
}

/** Whether the portal knows a browser: strangers get the sign-in, whatever the path. */
export async function isIn(visitor: Visitor): Promise<boolean> {
  const { status } = await visitor.get('/portal/nothing-of-the-kind');
  return status === 404;
}
