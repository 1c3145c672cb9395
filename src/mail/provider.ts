import { isLoopback } from '../domain/addresses';

/** Nodemailer's options of the connections to the mail server. Its own timeouts are minutes. */
const CONNECTIONS = {
  pool: true,
  // Some providers refuse more than three at once.
  maxConnections: 3,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  dnsTimeout: 10_000,
  /** Without a word from the server. An idle connection ends after it, too. */
  socketTimeout: 30_000,
  // A connection that breaks ends the attempt. The outbox repeats it, and says so.
  maxRequeues: 0,
};

type Value = string | number | boolean;

function valueOf(text: string): Value {
  if (text === 'true' || text === 'false') return text === 'true';
  return /^\d+$/.test(text) ? Number(text) : text;
}

/** `?maxConnections=10&tls.rejectUnauthorized=false` */
function fromQuery(query: URLSearchParams): Record<string, Value | Record<string, Value>> {
  const pairs = [...query].map(([name, text]): [string, Value] => [name, valueOf(text)]);
  const isTls = ([name]: [string, Value]) => name.startsWith('tls.');
  const tls = pairs.filter(isTls).map(([name, value]) => [name.slice('tls.'.length), value]);
  return {
    ...Object.fromEntries(pairs.filter((pair) => !isTls(pair))),
    ...(tls.length > 0 ? { tls: Object.fromEntries(tls) as Record<string, Value> } : {}),
  };
}

/**
 * Options for Strapi's nodemailer provider. Nodemailer itself drops all other options where it gets a
 * URL, so the URL is read here. Its query goes before our options. A password never crosses the network
 * unencrypted, unless the URL says `?requireTLS=false`.
 */
export function providerOptions(smtpUrl: string) {
  const { protocol, hostname, port, username, password, searchParams } = new URL(smtpUrl);
  const secure = protocol === 'smtps:';
  const [user, pass] = [decodeURIComponent(username), decodeURIComponent(password)];
  return {
    ...CONNECTIONS,
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port === '' ? (secure ? 465 : 587) : Number(port),
    secure,
    ...(user === '' ? {} : { auth: { user, pass } }),
    requireTLS: user !== '' && !isLoopback(hostname),
    ...fromQuery(searchParams),
  };
}
