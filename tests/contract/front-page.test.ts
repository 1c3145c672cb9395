import { LANGUAGES } from '../../src/domain/languages';
import { WORDS } from '../../src/words';
import { rawRequest } from '../support/raw-http';
import { sharedService } from '../support/service';

interface FrontPage {
  status: number;
  headers: Headers;
  text: string;
  language: string | undefined;
}

async function frontPage(acceptLanguage: string, path = '/'): Promise<FrontPage> {
  const headers = { 'Accept-Language': acceptLanguage };
  const response = await fetch(sharedService().url + path, { headers });
  const text = await response.text();
  const language = /<html lang="([^"]*)">/.exec(text)?.[1];
  return { status: response.status, headers: response.headers, text, language };
}

test.each(LANGUAGES)('the page is in %s before a script runs', async (language) => {
  const { status, headers, text } = await frontPage(language);
  expect(status).toBe(200);
  expect(headers.get('content-language')).toBe(language);
  expect(headers.get('vary')).toMatch(/\bAccept-Language\b/);
  expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
  const { page, document } = WORDS[language];
  expect(text).toContain(`<h1>${page.html.introTitle}</h1>`);
  expect(text).toContain(`<title>${page.html.title}</title>`);
  expect(text).toContain(`>${document.labels.balanceDue}</span>`);
  expect(text).toContain(`<option value="${language}" lang="${language}" selected>`);
});

test.each([
  ['de-AT,de;q=0.9,en;q=0.5', 'de'],
  ['en-US,en;q=0.9,de;q=0.8', 'en'],
  ['ja,fr-CA;q=0.8,en;q=0.7', 'fr'],
  ['de;q=0,pl', 'pl'],
  ['pt-BR', 'pt'],
  ['ja', 'en'],
  ['*', 'en'],
  ['', 'en'],
  ['../../etc', 'en'],
  ['de;q=abc, __proto__', 'en'],
])('Accept-Language %j leads to %s', async (accepted, language) => {
  expect((await frontPage(accepted)).language).toBe(language);
});

test.each([
  ['?language=fr', 'fr'],
  ['?language=xx', 'de'],
  ['?language=', 'de'],
  ['?language=fr&language=pl', 'de'],
  ['?language[a]=fr', 'de'],
  ['?language=%22%3E%3Cscript%3E', 'de'],
  ['?language=__proto__', 'de'],
  ['?other=1', 'de'],
])('/%s for a German browser is in %s', async (query, language) => {
  const page = await frontPage('de', `/${query}`);
  expect([page.status, page.language]).toEqual([200, language]);
  expect(page.text).not.toContain('"><script>');
});

test('HEAD has the same headers, for the quota', async () => {
  const { status, headers, text } = await rawRequest(sharedService(), '/', {
    method: 'HEAD',
    headers: { 'Accept-Language': 'it' },
  });
  expect([status, text]).toEqual([200, '']);
  expect(headers.get('content-language')).toBe('it');
  expect(headers.get('x-ratelimit-limit')).toBe('100');
});

test('no script stands in the page itself, but data', async () => {
  const { text, headers } = await frontPage('fr');
  const scripts = [...text.matchAll(/<script([^>]*)>([^]*?)<\/script>/g)];
  const inline = scripts.filter(([, attributes = '']) => !attributes.includes('src='));
  expect(inline.map(([, attributes]) => attributes)).toEqual([
    ' type="application/json" id="words"',
  ]);
  expect(JSON.parse(inline[0]?.[2] ?? '')).toEqual(WORDS.fr.page.script);
  expect(headers.get('content-security-policy')).toMatch(/script-src 'self'(;|$)/);
});

test('the page of before is no file any more', async () => {
  expect((await frontPage('en', '/index.html')).status).toBe(404);
});
