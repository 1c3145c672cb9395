import { refused, taken } from '../../../src/mail/hand-over';
import { judge, type Attempt } from '../../../src/mail/outcome';
import { secretsOf, storable } from '../../../src/mail/response';
import { processorTimeOf } from '../../support/processor-time';

const error = (fields: object) => Object.assign(new Error('words of nodemailer'), fields);

test.each([
  ['DATA', 451, 'later'],
  ['RCPT TO', 450, 'later'],
  ['DATA', 421, 'later'],
  ['MAIL FROM', 550, 'never'],
  ['RCPT TO', 553, 'never'],
  ['DATA', 554, 'never'],
  // They say nothing about the mail.
  ['CONN', 554, 'later'],
  ['AUTH PLAIN', 535, 'later'],
  ['STARTTLS', 502, 'later'],
])('a refusal of %s with %i: %s', (command, responseCode, rest) => {
  const response = `${responseCode} no`;
  expect(refused(error({ command, responseCode, response }))).toMatchObject({ rest, reached: [] });
});

test('a failure without an answer is repeated, and names no address of the network', () => {
  const cause = error({ code: 'ESOCKET', command: 'CONN', message: 'connect 10.1.2.3:25' });
  expect(refused(cause)).toEqual({
    rest: 'later',
    reached: [],
    response: 'The mail server could not be reached, or the connection broke',
    answered: false,
  });
  expect(refused(undefined)).toMatchObject({ rest: 'later', answered: false });
});

test('the words of a refused login stand after the reason', () => {
  const login = { code: 'EAUTH', command: 'AUTH PLAIN', responseCode: 535, response: '535 no' };
  expect(refused(error(login)).response).toBe('The mail server refused the login: 535 no');
});

test('all recipients refused, one for now: the mail is repeated', () => {
  const one = (recipient: string, responseCode: number) =>
    error({ recipient, responseCode, response: `${responseCode} no`, command: 'RCPT TO' });
  const rejectedErrors = [one('a@x.example', 550), one('b@x.example', 450)];
  expect(refused(error({ rejectedErrors, responseCode: 550, command: 'RCPT TO' }))).toMatchObject({
    rest: 'later',
    response: 'a@x.example: 550 no; b@x.example: 450 no',
  });
});

test('an answer names those who were reached', () => {
  const both = ['a@x.example', 'b@x.example'];
  expect(taken({ response: '250 OK', rejectedErrors: undefined }, both)).toMatchObject({
    rest: 'none',
    reached: both,
    response: '250 OK',
  });
});

const attempt = (rest: Attempt['rest']): Attempt => ({
  rest,
  reached: [],
  response: 'words',
  answered: true,
});

test('five attempts; the fifth is the last', () => {
  const delays = [0, 1, 2, 3, 4].map((made) => judge(attempt('later'), made, 0));
  expect(delays.map(({ state, delayMs }) => [state, delayMs])).toEqual([
    ['queued', 5_000],
    ['queued', 300_000],
    ['queued', 1_800_000],
    ['queued', 7_200_000],
    ['failed', null],
  ]);
  expect(judge(attempt('never'), 0, 0)).toMatchObject({ state: 'failed', delayMs: null });
  expect(judge(attempt('none'), 4, 0)).toMatchObject({ state: 'sent', delayMs: null });
});

test('a response is one line, not long, and without the password in any form', () => {
  const secrets = secretsOf('smtp://me:p%2Fw0rd@mail.example');
  const plain = Buffer.from('\u0000me\u0000p/w0rd').toString('base64');
  const login = Buffer.from('p/w0rd').toString('base64');
  const said = `535-bad\r\n535 p/w0rd p%2Fw0rd ${plain} ${login}\u0000`;
  expect(storable(said, secrets)).toBe('535-bad 535 ••• ••• ••• •••');
  expect(storable('x'.repeat(5_000), [])).toHaveLength(1_000);
  expect(secretsOf('smtp://mail.example')).toEqual([]);
});

test.each([
  ['a run of blanks', `550 ${' '.repeat(1_000_000)}x`, /^550 +$/],
  ['blanks by turns with breaks', `550${' \n'.repeat(500_000)}x`, /^550 x$/],
  ['control characters', `550 ${'\u0000'.repeat(1_000_000)}x`, /^550 x$/],
  ['characters of two units', '😀'.repeat(500_000), /^(😀){1000}$/u],
])('%s of a hostile server cost little', (_, said, stored) => {
  let line = '';
  expect(processorTimeOf(() => (line = storable(said, [])))).toBeLessThan(1_000);
  expect(line).toMatch(stored);
  expect(Array.from(line).length).toBeLessThanOrEqual(1_000);
});
