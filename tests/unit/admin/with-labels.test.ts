import { withLabels } from '../../../src/admin/requests/with-labels';
import { followLanguage } from '../../../src/admin/words/language';
import { ApiError, validationError } from '../../../src/domain/errors';
import { panelProblems, formError, toldIn } from '../../../src/http/panel/told';
import { say } from '../../../src/messages/message';

const LABELS: Readonly<Record<string, string>> = { unit_price: 'Einzelpreis', due_date: 'Fällig' };
const labelOf = (field: string) => LABELS[field] ?? field;

beforeEach(() => followLanguage(() => 'de'));
afterEach(() => followLanguage(() => undefined));

/** The refusal of a save, as the service answers it to a German panel. */
const refused = (error: ApiError) => toldIn(formError(error), 'de') as Error & { details: object };

const BAD = validationError([
  { path: ['items', 5, 'unit_price'], message: say('not_number') },
  { path: ['due_date'], message: say('required') },
]);

test('a form names the fields by their labels, and each field has its message', () => {
  const { message, details } = refused(BAD);
  expect(message).toBe('muss eine Zahl sein; ist erforderlich');
  const errors = [
    { path: ['items', '5', 'unit_price'], message: 'muss eine Zahl sein', name: 'ValidationError' },
    { path: ['due_date'], message: 'ist erforderlich', name: 'ValidationError' },
  ];
  expect(details).toEqual({ code: 'validation_failed', errors });
  expect(withLabels({ message, details }, labelOf)).toEqual({
    message: 'Position 6, Einzelpreis: muss eine Zahl sein; Fällig: ist erforderlich',
    details: { code: 'validation_failed', errors },
  });
});

test('in English, the sentence of the service stays', () => {
  followLanguage(() => undefined);
  const { message } = formError(BAD);
  expect(message).toBe('line 6: unit price must be a number; due date is required');
  const errors = panelProblems(BAD, 'en');
  expect(withLabels({ message, details: { errors } }, labelOf).message).toBe(message);
});

test('many problems are counted', () => {
  const errors = Array.from({ length: 8 }, (_, line) => ({
    path: ['items', String(line)],
    message: 'muss ein JSON-Objekt sein',
  }));
  const { message } = withLabels({ message: '', details: { errors } }, labelOf);
  expect(message).toMatch(/^Position 1: .*; Position 5: muss ein JSON-Objekt sein; und 3 weitere$/);
});

test('a refusal without fields is one text', () => {
  const { message, details } = refused(new ApiError('nothing_to_credit', say('nothing_to_credit')));
  const text = 'An dieser Rechnung ist nichts mehr gutzuschreiben';
  expect(withLabels({ message, details }, labelOf).message).toBe(text);
});

test("an error that is not the service's own stays as it is", () => {
  const error = new Error('Invalid identifier or password');
  expect(toldIn(error, 'de')).toBe(error);
  expect(error.message).toBe('Invalid identifier or password');
});
