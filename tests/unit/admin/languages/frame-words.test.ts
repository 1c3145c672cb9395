import { lockedWords, savingWords, webhookWords } from '../../../../src/admin/words';
import { shownAgo } from '../../../../src/admin/forms/saving/shown-ago';
import { shownReason } from '../../../../src/admin/features/webhooks/disabled-reason';
import { followLanguage } from '../../../../src/admin/words/language';
import { TIE_WORDS } from '../../../../src/domain/issued';
import { DISABLED_REASONS } from '../../../../src/domain/retry-schedule';
import { saidInEach } from '../../../support/panel-said';

afterEach(() => followLanguage(() => undefined));

const NOW = new Date('2026-05-03T12:00:00Z');
const before = (seconds: number) => new Date(NOW.getTime() - seconds * 1_000);

test.each([
  ['en', 120, '2 minutes ago'],
  ['en', 86_400, '1 day ago'],
  ['en', 0, 'just now'],
  ['de', 120, 'vor 2 Minuten'],
  ['fr', 3_600, 'il y a 1 heure'],
  ['es', 172_800, 'hace 2 días'],
  ['de', 0, 'gerade eben'],
])('in %s, %d seconds are %s', (language, seconds, words) => {
  followLanguage(() => language);
  expect(shownAgo(before(seconds), NOW)).toBe(words);
});

test('a refused save names who changed which fields, and when', () => {
  const save = { by: 'Ada', fields: ['Status', 'Notizen'], word: 'invoice', ago: 'vor 1 Minute' };
  followLanguage(() => 'de');
  expect(savingWords().outdated.text(save)).toMatch(
    /^Ada hat vor 1 Minute diese Angaben geändert: Status und Notizen\. /,
  );
  followLanguage(() => 'fr');
  expect(savingWords().outdated.text({ ...save, by: null, ago: 'à l’instant' })).toMatch(
    /^L’API, ou le service lui-même, a modifié ces champs à l’instant\u00a0: Status et Notizen\. /,
  );
  followLanguage(() => 'en');
  expect(savingWords().outdated.text({ ...save, fields: ['A', 'B', 'C'], ago: 'just now' })).toBe(
    'Ada changed A, B and C of this invoice just now. Your input is still in the form. The current version would replace it, so copy the parts that you want to keep first.',
  );
});

test('every tie of a locked document is explained in every language', () => {
  for (const tie of Object.values(TIE_WORDS)) {
    const sentences = saidInEach(() =>
      lockedWords().locked({ number: 'R-1', day: '3 May 2026', tie }),
    );
    expect(sentences[0]).toBe(
      `R-1 was issued on 3 May 2026. Its content is locked and it cannot be reopened, because ${tie}.`,
    );
    for (const other of sentences.slice(1)) expect(other).not.toContain(tie);
    expect(sentences.join(' ')).not.toContain('undefined');
  }
});

test('a locked document without a day of issue has a whole sentence', () => {
  followLanguage(() => 'de');
  const { locked } = lockedWords();
  expect(locked({ number: 'R-1', day: null, tie: null })).toBe(
    'R-1 wurde ausgestellt, daher ist der Inhalt gesperrt.',
  );
  expect(locked({ number: 'R-1', day: '3. Mai 2026', tie: null })).toBe(
    'R-1 wurde am 3. Mai 2026 ausgestellt, daher ist der Inhalt gesperrt.',
  );
});

test('the reasons for which an endpoint was disabled are translated, other texts stay', () => {
  followLanguage(() => 'de');
  expect(shownReason(DISABLED_REASONS.failing)).toBe(
    'Seit 5 Tagen ist jeder Versuch fehlgeschlagen',
  );
  expect(shownReason('by hand')).toBe('by hand');
  followLanguage(() => 'en');
  for (const reason of Object.values(DISABLED_REASONS)) expect(shownReason(reason)).toBe(reason);
});

test('deliveries are counted with verbs that agree', () => {
  followLanguage(() => 'es');
  expect(webhookWords().sentAgain(1)).toBe('1 entrega se reenvía.');
  followLanguage(() => 'fr');
  expect(webhookWords().counts.delivered(2)).toBe('2 remis');
  followLanguage(() => 'de');
  expect(webhookWords().sentAgain(2)).toBe('2 Zustellungen werden erneut gesendet.');
});
