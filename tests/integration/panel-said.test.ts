import { runJob } from '../support/jobs';
import { setTimeout as sleep } from 'node:timers/promises';
import { CONTENT_TYPE } from '../../src/content-types';
import { LANGUAGE_COOKIE } from '../../src/messages/languages';
import { adminApi, api } from '../support/api';
import { createBooks, inMyBusinesses, type Books } from '../support/books';
import type { Answer } from '../support/http';
import { inMyBusinesses as limitedTo } from '../support/operators';
import { UNKNOWN_ID, type Fields } from '../support/records';
import { readRun } from '../support/run';
import { sharedService } from '../support/service';
import { collection, memberOf } from '../support/two-businesses';

/** What the service says when it refuses: in the language of the panel there, in English over the API. */

const GERMAN = { Cookie: `${LANGUAGE_COOKIE}=de` };

let books: Books;
beforeAll(async () => {
  books = await createBooks();
});

const told = ({ status, body }: Answer) => [status, body.error.message];

test('a refused save has German messages at its fields, and a note of a guard is German', async () => {
  const { id } = await books.invoice({ status: 'draft' });
  const path = collection('invoice', id as string);
  const sent = { due_date: '31.02.', currency: 'EURO' };
  const german = await adminApi().put(path, sent, GERMAN);
  const english = await adminApi().put(path, sent);
  const messages = ({ body }: Answer) =>
    (body.error.details.errors as Fields[]).map(({ path: field, message }) => [field, message]);
  expect(messages(german)).toEqual([
    [['currency'], 'muss ein Währungscode nach ISO 4217 wie USD sein'],
    [['due_date'], 'muss ein Datum sein'],
  ]);
  expect(messages(english)).toEqual([
    [['currency'], 'must be an ISO 4217 currency code such as USD'],
    [['due_date'], 'must be a calendar date in the form YYYY-MM-DD'],
  ]);
  expect(english.body.error.message).toBe(
    'currency must be an ISO 4217 currency code such as USD; due date must be a calendar date in the form YYYY-MM-DD',
  );
  const invoice = await books.invoice();
  const removed = await adminApi().delete(collection('invoice', invoice.id as string), GERMAN);
  expect(told(removed)).toEqual([
    400,
    'nur eine Rechnung im Entwurf kann gelöscht werden; stornieren Sie sie stattdessen',
  ]);
});

test('a payment beyond what is due is refused in German, with German numbers', async () => {
  const { id } = await books.invoice({
    items: [{ description: 'Hours', quantity: 1, unit_price: 1234.5, tax_rate: 0 }],
  });
  const pay = (headers: Record<string, string> = {}) =>
    adminApi().post(`/invoicing/invoices/${id as string}/payments`, { amount: 2000 }, headers);
  const { status, body } = await pay(GERMAN);
  expect(status).toBe(409);
  expect(body.error.details.errors).toEqual([
    {
      path: ['amount'],
      message: 'darf höchstens der offene Betrag sein: 1234,5',
      name: 'ValidationError',
    },
  ]);
  expect(told(await pay())).toEqual([409, 'amount must be at most the amount due, 1234.5']);
});

test('a conflict that names no field is one German sentence', async () => {
  const { id } = await books.invoice({ status: 'draft' });
  const path = `/invoicing/invoices/${id as string}/payments`;
  const sentence = 'Für einen Entwurf kann keine Zahlung erfasst werden';
  expect(told(await adminApi().post(path, { amount: 1 }, GERMAN))).toEqual([409, sentence]);
  const outdated = await adminApi().put(
    collection('invoice', id as string),
    { notes: 'N', updatedAt: '2020-01-01T00:00:00.000Z' },
    GERMAN,
  );
  expect(told(outdated)).toEqual([
    409,
    'Nicht gespeichert: Die API oder der Dienst selbst hat den Datensatz inzwischen geändert.',
  ]);
});

/** Sends a file as a German panel does, until it is its turn: a node runs one import at a time. */
async function sendFile(file: string, token: string): Promise<Answer['body']> {
  const url = `${sharedService().url}/invoicing/import/customers?business=${books.business}`;
  const answer = await fetch(url, {
    method: 'POST',
    headers: {
      ...GERMAN,
      Authorization: `Bearer ${token}`,
      'Content-Type': 'application/octet-stream',
    },
    body: file,
  });
  if (answer.status === 503) return sleep(20).then(() => sendFile(file, token));
  return (await answer.json()) as Answer['body'];
}

test('a role that may not do something hears so in German', async () => {
  const operator = await memberOf(books.business, [
    ...inMyBusinesses(['business', 'invoice'], ['read', 'update']),
    ...['create', 'read'].map((action) => limitedTo(action, CONTENT_TYPE.customer, ['name'])),
  ]);
  const documents = [{ documentId: UNKNOWN_ID, updatedAt: '2020-01-01T00:00:00.000Z' }];
  const { results } = await runJob(operator, { action: 'sent', documents }, GERMAN);
  expect(results[0]?.problem).toBe('nicht vorhanden, oder Sie dürfen es nicht sehen');
  const { error } = await sendFile('name,email\nAda,ada@a.example\n', operator.token);
  expect(error.message).toBe('darf email nicht füllen: Ihre Rolle erlaubt es nicht');
});

test('the problems of an imported file are German', async () => {
  const { data } = await sendFile('name,email\nAda,nobody\n', readRun().adminToken);
  expect(data.problems).toEqual([
    { row: 2, column: 'email', value: 'nobody', message: 'muss eine E-Mail-Adresse sein' },
  ]);
});

test('a panel in another language, or without one, hears English', async () => {
  const path = '/invoicing/import/customers?business=x';
  for (const language of ['it', 'x'.repeat(5_000), '']) {
    const headers = { Cookie: `${LANGUAGE_COOKIE}=${language}` };
    const { body } = await adminApi().post(path, {}, headers);
    expect(body.error.details.errors[0].message).toBe('must be a UUID');
  }
});

test('the API answers English, and neither keys nor values, whatever a cookie says', async () => {
  const { status, body } = await books.client.post(
    '/api/v1/customers',
    { email: 'nobody' },
    GERMAN,
  );
  expect([status, body.error]).toEqual([400, 'name is required; email must be an e-mail address']);
  expect(body.errors).toEqual([
    { pointer: '/name', message: 'is required' },
    { pointer: '/email', message: 'must be an e-mail address' },
  ]);
  expect((await api().get('/api/v1/customers', GERMAN)).body.error).toContain('A valid API key');
});
