import type { Statement, StatementPart } from '../../billing/reports/answers';
import { printedMinorUnit } from '../../domain/currency';
import type { Language } from '../../domain/languages';
import type { Period } from '../../domain/reports';
import { WORDS } from '../../words';
import { longDate, numberIn } from '../../words/format';
import { figures, reportView, sumRow, texts, type ReportHead } from './parts';
import type { ReportSection, ReportView } from './view';

const periodIn = ({ from, to }: Period, language: Language): string =>
  `${longDate(from, language)} – ${longDate(to, language)}`;

function tableIn(
  language: Language,
  { currency, opening, entries, closing }: StatementPart,
  { from, to }: Period,
): ReportSection {
  const words = WORDS[language].document.statement;
  const print = numberIn(language, printedMinorUnit(currency));
  const day = (date: string) => longDate(date, language);
  return {
    title: `${words.inCurrency} ${currency}`,
    columns: [
      ...texts(words.date, words.entry, words.number),
      ...figures(words.amount, words.balance),
    ],
    rows: [
      { cells: [day(from), words.before, '', '', print(opening)] },
      ...entries.map(({ day: date, type, number, amount, balance }) => ({
        cells: [day(date), words.entries[type], number, print(amount), print(balance)],
      })),
      sumRow(day(to), words.after, '', '', print(closing)),
    ],
  };
}

/** A statement of account, in the language of its head. */
export function statementView(statement: Statement, head: ReportHead): ReportView {
  const { heading, empty } = WORDS[head.language].document.statement;
  const sections = statement.parts.map((part) => tableIn(head.language, part, statement));
  return reportView(head, {
    heading,
    empty,
    sections,
    subject: periodIn(statement, head.language),
  });
}
