import type { Paper } from '../../domain/paper';
import type { Language } from '../../domain/languages';
import { WORDS } from '../../words';
import { longDate } from '../../words/format';
import type { LabelledParty, Party } from '../view-model';
import type { ReportColumn, ReportRow, ReportView } from './view';

/** Nobody reads more pages. A busy machine draws these within the time limit of a document. */
export const MOST_ROWS = 2_000;

/** The text around the figures of any report. */
export interface ReportHead {
  readonly business: Party;
  /** The customer of a statement. */
  readonly customer?: LabelledParty | undefined;
  readonly paper: Paper;
  /** Of a statement; the other reports are in English. */
  readonly language: Language;
  /** The day in the time zone of the business. */
  readonly today: string;
}

export const figures = (...labels: string[]): ReportColumn[] =>
  labels.map((label) => ({ label, isFigure: true }));

export const texts = (...labels: string[]): ReportColumn[] => labels.map((label) => ({ label }));

export const sumRow = (...cells: string[]): ReportRow => ({ cells, isSum: true });

type OwnParts = Pick<ReportView, 'heading' | 'subject' | 'sections' | 'empty'>;

/** The view of a report, but for its own parts. */
export function reportView(
  { business, paper, today, customer, language }: ReportHead,
  own: OwnParts,
): ReportView {
  const { printed, page, pageOf } = WORDS[language].document.statement;
  return {
    paper,
    isWide: false,
    language,
    ...own,
    title: `${own.heading}, ${own.subject}`,
    author: business.name,
    sender: business,
    recipient: customer,
    facts: [{ label: printed, value: longDate(today, language) }],
    pageWords: [page, pageOf],
  };
}
