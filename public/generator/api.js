import { filled, LANGUAGE, WORDS } from './words.js';

/** Why there is no PDF: a sentence, and what is wrong with which field. */
export class RequestError extends Error {
  constructor(message, { fields = [], isForeign = false } = {}) {
    super(message);
    this.fields = fields;
    /** The server's own English sentence. */
    this.isForeign = isForeign;
  }
}

const UNITS = Object.entries({ day: 86_400, hour: 3_600, minute: 60, second: 1 });

/** How long to wait, in the largest unit that it fills. */
function waiting(seconds) {
  const [unit, size] = UNITS.find(([, one]) => seconds >= one) ?? ['second', 1];
  return new Intl.RelativeTimeFormat(LANGUAGE).format(Math.ceil(seconds / size), unit);
}

function quotaIn(headers) {
  const [limit, remaining] = ['X-RateLimit-Limit', 'X-RateLimit-Remaining'].map((name) =>
    headers.get(name),
  );
  const reset = Number(headers.get('X-RateLimit-Reset'));
  return limit === null || remaining === null ? null : { limit, remaining, reset };
}

function fileNameIn(headers) {
  const disposition = headers.get('Content-Disposition') ?? '';
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1];
  if (encoded) return decodeURIComponent(encoded);
  return /filename="?([^";]+)"?/i.exec(disposition)?.[1] ?? 'invoice.pdf';
}

/** `U+13A0, U+182D` as the characters themselves. */
const characters = (named) =>
  named
    ? named.split(', ').map((one) => String.fromCodePoint(Number.parseInt(one.slice(2), 16)))
    : [];

async function failure(response) {
  const body = await response.json().catch(() => ({}));
  const known = WORDS.answers[body.code];
  const limit = Number(response.headers.get('X-RateLimit-Limit')).toLocaleString(LANGUAGE);
  const when = waiting(Number(response.headers.get('Retry-After') ?? 60));
  if (known) return new RequestError(filled(known, { limit, when }));
  const { errors: fields = [], error } = body;
  if (error) return new RequestError(error, { fields, isForeign: true });
  return new RequestError(filled(WORDS.errors.status, { status: response.status }));
}

/** What is left of the month before anything is asked for; the page's own headers say it. */
export async function readQuota(onQuota) {
  const response = await fetch('/', { method: 'HEAD' }).catch(() => null);
  const quota = response && quotaIn(response.headers);
  if (quota) onQuota(quota);
}

/** Asks for a PDF; `body` is JSON. `onQuota` gets what is left of the month's quota whenever the server says so. */
export async function requestPdf(kind, body, { signal, onQuota }) {
  const request = {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body,
    signal,
  };
  const response = await fetch(`/api/invoice/${kind}`, request).catch((error) => {
    throw error.name === 'AbortError' ? error : new RequestError(WORDS.errors.unreachable);
  });
  const quota = quotaIn(response.headers);
  if (quota) onQuota(quota);
  if (!response.ok) throw await failure(response);
  const { headers } = response;
  return {
    pdf: await response.blob(),
    name: fileNameIn(headers),
    logo: headers.get('X-Logo-Status'),
    unprintable: characters(headers.get('X-Unprintable')),
  };
}
