import { type Refusal, translated } from '../../../../src/admin/refusals/refusal';
import { followLanguage } from '../../../../src/admin/words/language';
import { validationError } from '../../../../src/domain/errors';
import { asPanelError } from '../../../../src/panel/saves/failures';

const LABELS: Readonly<Record<string, string>> = { unit_price: 'Einzelpreis', due_date: 'Fällig' };
const labelOf = (field: string) => LABELS[field] ?? field;

beforeEach(() => followLanguage(() => 'de'));
afterEach(() => followLanguage(() => undefined));

/** The refusal of a save, as the panel's server answers it. */
const refused = (problems: { path: (string | number)[]; message: string }[]): Refusal =>
  asPanelError(validationError(problems)) as Refusal;

test('a sentence names the fields by their labels, and each field has its message', () => {
  const refusal = refused([
    { path: ['items', 5, 'unit_price'], message: 'must be a number' },
    { path: ['due_date'], message: 'is required' },
  ]);
  expect(refusal.message).toBe('line 6: unit price must be a number; due date is required');
  const { message, details } = translated(
    { message: refusal.message, details: refusal.details ?? null },
    labelOf,
  );
  expect(message).toBe('Position 6, Einzelpreis: muss eine Zahl sein; Fällig: ist erforderlich');
  expect(details).toEqual({
    errors: [
      {
        path: ['items', '5', 'unit_price'],
        message: 'muss eine Zahl sein',
        name: 'ValidationError',
      },
      { path: ['due_date'], message: 'ist erforderlich', name: 'ValidationError' },
    ],
  });
});

test('many problems are counted', () => {
  const problems = Array.from({ length: 8 }, (_, line) => ({
    path: ['items', line],
    message: 'must be a JSON object',
  }));
  const { message } = translated(refused(problems), labelOf);
  expect(message).toMatch(/^Position 1: .*; Position 5: muss ein JSON-Objekt sein; und 3 weitere$/);
});

test('a refusal without fields is one text', () => {
  const message = 'Nothing of this invoice is left to be credited';
  expect(translated({ message }, labelOf).message).toBe(
    'An dieser Rechnung ist nichts mehr zu korrigieren',
  );
});

test("what Strapi itself says stays for Strapi's own translation", () => {
  const refusal = {
    message: 'Invalid identifier or password',
    details: { errors: [{ path: [], message: 'Invalid identifier or password' }] },
  };
  expect(translated(refusal, labelOf)).toEqual(refusal);
});

test.each([
  ['Olive', 'Nicht gespeichert: Olive hat den Datensatz inzwischen geändert.'],
  [
    null,
    'Nicht gespeichert: Die API oder der Dienst selbst hat den Datensatz inzwischen geändert.',
  ],
])('an outdated action names %s who was faster', (by, german) => {
  const outdated = { by, at: '2026-05-01T10:00:00.000Z', word: 'invoice', fields: [] };
  const message = 'This was not saved: Olive changed this invoice 2 minutes ago.';
  const { details, ...told } = translated({ message, details: { errors: [], outdated } }, labelOf);
  expect(told).toEqual({ message: german });
  expect(details).toEqual({ errors: [], outdated });
});
