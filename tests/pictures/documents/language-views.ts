import { LANGUAGES, type Language } from '../../../src/domain/languages';
import { TEMPLATES, type TemplateName } from '../../../src/domain/templates';
import { creditNoteView } from '../../../src/pdf/stored/credit-note';
import { invoiceView } from '../../../src/pdf/stored/view';
import type { DocumentView } from '../../../src/pdf/view-model';
import { STORED, WERFT } from './stored-records';
import { CREDIT_NOTE, MIXED } from './summary-views';

/** All facts, columns and sums that an invoice has, for a customer of a language. */
export function inLanguage(
  language: Language,
  template: TemplateName,
  more: Partial<typeof MIXED> = {},
): DocumentView {
  const customer = { ...STORED.customer, language };
  const [first, ...others] = MIXED.lines;
  const lines = first ? [{ ...first, discount_rate: '2.5', quantity: '1234.5' }, ...others] : [];
  const invoice = { ...MIXED, template_type: template, customer, lines };
  return invoiceView(
    { ...invoice, status: 'overdue', amount_credited: '120', notes: null, ...more },
    { ...WERFT, language: null },
  );
}

export function creditIn(language: Language, template: TemplateName): DocumentView {
  const customer = { ...STORED.customer, language };
  const note = { ...CREDIT_NOTE, template_type: template, customer };
  return creditNoteView(note, { ...WERFT, language: null });
}

/** An invoice in each language, each in one of the templates in turn; and the longest heading. */
export const IN_LANGUAGES = [
  ...LANGUAGES.map((language, index) => ({
    name: `language-${language}`,
    view: inLanguage(language, TEMPLATES[index % TEMPLATES.length] ?? 'modern'),
  })),
  { name: 'credit-note-in-german', view: creditIn('de', 'modern') },
];
