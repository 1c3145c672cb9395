import {
  shownConfiguration,
  storedMetadatas,
  type Configuration,
} from '../../../../src/admin/kit/fields/view-texts';
import { followLanguage } from '../../../../src/admin/words/language';
import { INVOICE_VIEW } from '../../../../src/panel/views/invoice';
import { LINE_VIEW } from '../../../../src/panel/views/document-fields';
import { asSchemaConfig, type View } from '../../../../src/panel/views/view';

const metadatasOf = (view: View) => asSchemaConfig(view).metadatas as never;

const INVOICES: Configuration = {
  contentType: { metadatas: metadatasOf(INVOICE_VIEW) },
  components: { 'billing.invoice-line': { metadatas: metadatasOf(LINE_VIEW) } },
};

afterEach(() => followLanguage(() => undefined));

test('labels, hints and examples of forms, lists and lines are shown in the language', () => {
  followLanguage(() => 'de');
  const { contentType, components } = shownConfiguration(INVOICES);
  expect(contentType.metadatas['invoice_number']).toEqual({
    edit: {
      label: 'Nummer',
      description: 'Wenn leer, die nächste Nummer des Unternehmens.',
      placeholder: 'Nächste Nummer',
      editable: true,
    },
    list: { label: 'Nummer' },
  });
  expect(components['billing.invoice-line']?.metadatas['unit_price']?.edit.label).toBe(
    'Einzelpreis',
  );
});

test('English shows what is stored, and which texts are examples', () => {
  const { contentType } = shownConfiguration(INVOICES);
  const shown = (field: string) => contentType.metadatas[field]?.edit.placeholder;
  expect(['invoice_number', 'notes', 'due_date'].map(shown)).toEqual([
    'Next number',
    'e.g. Thank you!',
    '',
  ]);
  expect(storedMetadatas(contentType.metadatas, INVOICES.contentType.metadatas)).toEqual(
    INVOICES.contentType.metadatas,
  );
});

const stored = {
  due_date: {
    edit: { label: 'Due date', description: 'Ask Olive first.', placeholder: '', editable: true },
    list: { label: 'Due date', sortable: true },
  },
  country: { edit: { label: 'Country' }, list: { label: 'Country' } },
  notes: { edit: { label: 'Notes', placeholder: 'Thank you!' }, list: { label: 'Notes' } },
};

test('what an operator has changed is shown and stored as it is', () => {
  followLanguage(() => 'de');
  const shown = shownConfiguration({ contentType: { metadatas: stored }, components: {} });
  const { due_date } = shown.contentType.metadatas;
  expect(due_date).toEqual({
    edit: {
      label: 'Fälligkeitsdatum',
      description: 'Ask Olive first.',
      placeholder: '',
      editable: true,
    },
    list: { label: 'Fälligkeitsdatum', sortable: true },
  });
  const sent = {
    ...shown.contentType.metadatas,
    due_date: { edit: { ...due_date?.edit, label: 'Zahltag' }, list: { label: 'Fällig' } },
  };
  expect(storedMetadatas(sent, stored)['due_date']).toEqual({
    edit: { ...stored.due_date.edit, label: 'Zahltag' },
    list: { label: 'Fällig' },
  });
});

test.each(['en', 'de', 'fr', 'es'])('a view saved in %s is stored as it was', (language) => {
  followLanguage(() => language);
  const shown = shownConfiguration({ contentType: { metadatas: stored }, components: {} });
  followLanguage(() => 'fr');
  expect(storedMetadatas(shown.contentType.metadatas, stored)).toEqual(stored);
});

test('an old label is shown as what it is called now', () => {
  const shown = shownConfiguration({ contentType: { metadatas: stored }, components: {} });
  expect(shown.contentType.metadatas['country']?.edit.label).toBe('Country as printed');
});

test('old help is shown in every language, and stays stored as it was', () => {
  const text = (address: string) =>
    `Where e-invoices are delivered. If empty, the VAT number, else the ${address} address.`;
  const edit = { label: 'Electronic address', description: text('e-mail') };
  const old = { electronic_address: { edit, list: { label: 'Electronic address' } } };
  const shownIn = (language: string) => {
    followLanguage(() => language);
    return shownConfiguration({ contentType: { metadatas: old }, components: {} }).contentType;
  };
  const { metadatas } = shownIn('en');
  expect(metadatas['electronic_address']?.edit.description).toBe(text('email'));
  expect(storedMetadatas(metadatas, old)).toEqual(old);
  expect(shownIn('de').metadatas['electronic_address']?.edit.description).toMatch(/^Wohin /);
});
