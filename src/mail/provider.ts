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
} as const;

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Options for Strapi's nodemailer provider. Query parameters of the URL go before them, such as
 * `?maxConnections=10` or `?tls.rejectUnauthorized=false`. A password never crosses the network
 * unencrypted, unless the URL says `?requireTLS=false`.
 */
export function providerOptions(smtpUrl: string) {
  const { username, hostname } = new URL(smtpUrl);
  const requireTLS = username !== '' && !LOOPBACK.includes(hostname);
  return { ...CONNECTIONS, requireTLS, url: smtpUrl };
}
