/** Why there is no PDF: a sentence, and what is wrong with which field. */
export class RequestError extends Error {
  constructor(message, fields = []) {
    super(message);
    this.fields = fields;
  }
}

const UNREACHABLE =
  'The server cannot be reached. Your invoice is kept here; try again in a moment.';

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

async function failure(response) {
  const body = await response.json().catch(() => ({}));
  const message = body.error ?? `The server answered ${response.status}.`;
  return new RequestError(message, body.errors ?? []);
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
    throw error.name === 'AbortError' ? error : new RequestError(UNREACHABLE);
  });
  const quota = quotaIn(response.headers);
  if (quota) onQuota(quota);
  if (!response.ok) throw await failure(response);
  const { headers } = response;
  return {
    pdf: await response.blob(),
    name: fileNameIn(headers),
    logo: headers.get('X-Logo-Status'),
  };
}
