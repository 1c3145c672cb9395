import { lettersOf } from '../support/pdf/text';
import {
  expectQuotaHeaders,
  expectRefused,
  freshAddress,
  GENERATE,
  LEAST,
  PREVIEW,
  send,
  textIn,
} from '../support/generator';
import { sharedService } from '../support/service';

test('an invoice is answered as a PDF to save, with the rest of the month’s quota', async () => {
  const headers = { 'X-Forwarded-For': freshAddress(), 'X-Request-Id': 'my-request.1' };
  for (const left of [99, 98]) {
    const answer = await send({ ...LEAST, invoiceNumber: 'INV-7' }, { headers });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('content-disposition')).toBe(
      'attachment; filename="invoice-INV-7.pdf"',
    );
    expect(answer.headers.get('content-length')).toBe(String(answer.pdf.length));
    expect(answer.pdf.subarray(0, 5).toString()).toBe('%PDF-');
    expect(answer.headers.get('x-request-id')).toBe('my-request.1');
    expect(answer.headers.get('x-logo-status')).toBeNull();
    expect(expectQuotaHeaders(answer)).toBe(left);
  }
});

test.each([GENERATE, PREVIEW])('%s names the characters that no font has', async (path) => {
  const headers = { 'X-Forwarded-For': freshAddress() };
  const item = (name: string) => ({ ...LEAST, items: [{ item: name, qty: 1, rate: 1 }] });
  const answer = await send(item('ᏣᎳᎩ and বাংলা 𐲀'), { path, headers });
  expect(answer.headers.get('x-unprintable')).toBe('U+13E3, U+13B3, U+13A9, U+10C80');
  const whole = await send(item('বাংলা, ქართული'), { path, headers });
  expect(whole.headers.get('x-unprintable')).toBeNull();
});

test('a preview is the same invoice under a watermark, and is not counted', async () => {
  const headers = { 'X-Forwarded-For': freshAddress() };
  const answer = await send({ ...LEAST, invoiceNumber: '7' }, { path: PREVIEW, headers });
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  expect(textIn(answer)).toMatch(/Work +1 +\$100\.00 +\$100\.00/);
  expect(expectQuotaHeaders(answer)).toBe(100);
  const counted = await send({ ...LEAST, invoiceNumber: '7' }, { headers });
  expect(expectQuotaHeaders(counted)).toBe(99);
  expect(lettersOf(answer.pdf)).toEqual([...lettersOf(counted.pdf), ...'PREVIEW'].sort());
  const refused = await send({ ...LEAST, tax: 'x' }, { path: PREVIEW, headers });
  expect(expectRefused(refused, 400, 'validation_failed')).toBe('tax must be a decimal number');
});

test.each([
  ['no number', undefined, 'attachment; filename="invoice.pdf"'],
  ['an empty number', '  ', 'attachment; filename="invoice.pdf"'],
  ['spaces', 'A 7', 'attachment; filename="invoice-A 7.pdf"'],
  ['slashes', '../../etc/passwd', 'attachment; filename="invoice-.._.._etc_passwd.pdf"'],
  ['backslashes', 'a\\b', 'attachment; filename="invoice-a_b.pdf"'],
  ['quotes', 'a"b";x="', 'attachment; filename="invoice-a_b_;x=_.pdf"'],
  ['line breaks', 'a\r\nSet-Cookie: x', 'attachment; filename="invoice-a_Set-Cookie_ x.pdf"'],
  ['control characters', 'a\u0001\u007fb', 'attachment; filename="invoice-a_b.pdf"'],
  [
    'letters that are not ASCII',
    'Nº 7 – Ö',
    'attachment; filename="invoice-N_ 7 _ _.pdf"; filename*=UTF-8\'\'invoice-N%C2%BA%207%20%E2%80%93%20%C3%96.pdf',
  ],
  [
    'other scripts',
    '請求書',
    'attachment; filename="invoice-___.pdf"; filename*=UTF-8\'\'invoice-%E8%AB%8B%E6%B1%82%E6%9B%B8.pdf',
  ],
])('a number with %s makes a safe file name', async (_name, invoiceNumber, disposition) => {
  const answer = await send({ ...LEAST, invoiceNumber });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-disposition')).toBe(disposition);
  expect(answer.headers.get('set-cookie')).toBeNull();
});

test.each([
  ['%', 'a%41b'],
  ['an emoji', '7😀'],
  ['marks that turn the direction', 'a\u202egpj.exe'],
  ['255 characters', 'é'.repeat(255)],
])('a number with %s is printed all the same', async (_name, invoiceNumber) => {
  const answer = await send({ ...LEAST, invoiceNumber });
  expect(answer.status).toBe(200);
  const disposition = answer.headers.get('content-disposition') ?? '';
  expect(disposition).toMatch(/^attachment; filename="invoice-[\x20-\x7e]*\.pdf"/);
  expect(disposition).not.toContain('%E2%80%AE');
});

test('a body larger than 1 MB is refused', async () => {
  const sentence = expectRefused(
    await send({ ...LEAST, notes: 'x'.repeat(1_000_001) }),
    413,
    'payload_too_large',
  );
  expect(sentence).toMatch(/1 MB/);
});

test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
  'a body of type %s is refused',
  async (type) => {
    const headers = { 'Content-Type': type };
    const answer = await send(JSON.stringify(LEAST), { headers });
    expect(expectRefused(answer, 415, 'unsupported_media_type')).toMatch(/application\/json/);
  },
);

test('a type with a parameter is JSON too', async () => {
  const headers = { 'Content-Type': 'application/json; charset=utf-8' };
  expect((await send(LEAST, { headers })).status).toBe(200);
});

test.each(['{', '{"from":}', 'from=x', '{"from":"x"} trailing'])(
  'malformed JSON %j is refused',
  async (text) => {
    expectRefused(await send(text), 400, 'malformed_json');
  },
);

test.each([GENERATE, PREVIEW])('other methods than POST on %s are refused', async (path) => {
  for (const method of ['GET', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
    const body = ['PUT', 'PATCH'].includes(method) ? LEAST : undefined;
    const answer = await send(body, { path, method });
    expectRefused(answer, 405, 'method_not_allowed');
    expect(answer.headers.get('allow')).toBe('POST');
  }
});

test.each(
  ['', '/', '/nothing', '/generate/x', '/..%2fv1', '/%zz'].map((end) => `/api/invoice${end}`),
)('%s is not found', async (path) => {
  expectRefused(await send(LEAST, { path }), 404, 'not_found');
  expectRefused(await send(undefined, { path, method: 'GET' }), 404, 'not_found');
});

test('HEAD is answered without a body, and without an invoice', async () => {
  const headers = { 'X-Forwarded-For': freshAddress() };
  const response = await fetch(sharedService().url + GENERATE, { method: 'HEAD', headers });
  expect(response.status).toBe(405);
  expect(await response.text()).toBe('');
  expect(expectQuotaHeaders(response)).toBe(100);
});

test('the preflight of a page elsewhere is answered, with the quota too', async () => {
  const headers = { Origin: 'https://elsewhere.test', 'Access-Control-Request-Method': 'POST' };
  const answer = await send(undefined, { method: 'OPTIONS', headers });
  expect(answer.status).toBe(204);
  expectQuotaHeaders(answer);
});

test('refused attempts do not count toward the quota', async () => {
  const headers = { 'X-Forwarded-For': freshAddress() };
  const bad = [{}, '{', { ...LEAST, tax: 'x' }, { ...LEAST, notes: 'x'.repeat(1_000_001) }];
  for (const body of bad) expect(expectQuotaHeaders(await send(body, { headers }))).toBe(100);
  expect(expectQuotaHeaders(await send(LEAST, { headers }))).toBe(99);
});

test('an API key is neither needed nor checked', async () => {
  const headers = { Authorization: 'Bearer nothing' };
  expect((await send(LEAST, { headers })).status).toBe(200);
});
