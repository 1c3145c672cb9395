import { DEFAULT_PATTERNS } from '../../../domain/number-pattern';
import { inputWords, WORDS } from '../../words';
import { fieldText, fieldTextIn } from '../../words/field-text';
import { PANEL_LANGUAGES } from '../../words/language';

interface Edit {
  label?: string;
  description?: string;
  placeholder?: string;
  [more: string]: unknown;
}

interface Texts {
  edit: Edit;
  list: { label?: string; [more: string]: unknown };
}

/** The texts of a type's fields, by the names of the fields. */
export type Metadatas = Readonly<Record<string, Texts>>;

/** A type's form and list, as the Content Manager's server answers them. */
export interface Configuration {
  contentType: { metadatas: Metadatas };
  components: Readonly<Record<string, { metadatas: Metadatas }>>;
}

/** Labels and help that an older service stored with its forms, and what stands there now. */
const RENAMED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  country: { Country: 'Country as printed' },
  only_customer_addresses: { 'E-mails to the customer alone': 'Emails to the customer alone' },
  electronic_address: {
    'Where e-invoices are delivered. If empty, the VAT number, else the e-mail address.':
      'Where e-invoices are delivered. If empty, the VAT number, else the email address.',
  },
};

const current = (field: string, label: string): string => RENAMED[field]?.[label] ?? label;

type Change = (text: string) => string;

/** The same object with another text where it has one. */
function withText<Part extends object>(part: Part, name: keyof Part, change: Change): Part {
  const text = part[name];
  return typeof text === 'string' ? { ...part, [name]: change(text) } : part;
}

/** Texts in empty fields that say what the service takes. All others are examples. */
const TAKEN: readonly string[] = ['', 'Next number', '10', ...Object.values(DEFAULT_PATTERNS)];

/** Nobody should take an example for a value. */
const asExample: Change = (text) =>
  TAKEN.includes(text) ? fieldText(text) : `${inputWords().example}${fieldText(text)}`;

const withoutExample: Change = (text) => {
  const begins = PANEL_LANGUAGES.map((language) => WORDS[language].INPUT_WORDS.example);
  return text.slice(begins.find((begin) => text.startsWith(begin))?.length ?? 0);
};

function shownTexts(field: string, { edit, list }: Texts): Texts {
  const label: Change = (text) => fieldText(current(field, text));
  const named = withText(withText(edit, 'label', label), 'description', label);
  return {
    edit: withText(named, 'placeholder', asExample),
    list: withText(list, 'label', fieldText),
  };
}

function shownFields<Part extends { metadatas: Metadatas }>(part: Part): Part {
  const fields = Object.entries(part.metadatas).map(([field, texts]) => [
    field,
    shownTexts(field, texts),
  ]);
  return { ...part, metadatas: Object.fromEntries(fields) as Metadatas };
}

/** A type's form and list in the operator's language. */
export function shownConfiguration<Answer extends Configuration>(answer: Answer): Answer {
  const components = Object.entries(answer.components).map(([uid, one]) => [uid, shownFields(one)]);
  return {
    ...answer,
    contentType: shownFields(answer.contentType),
    components: Object.fromEntries(components) as Configuration['components'],
  };
}

/** The stored text when the sent one is its translation, else the sent one: the operator's own. */
const storedOr = (stored: string | undefined, meant = stored): Change => {
  return (sent) =>
    stored !== undefined && meant !== undefined && isTranslation(meant, sent) ? stored : sent;
};

const isTranslation = (english: string, sent: string): boolean =>
  PANEL_LANGUAGES.some((language) => fieldTextIn(language, english) === sent);

function storedTexts(field: string, { edit, list }: Texts, stored: Texts): Texts {
  const { label, description, placeholder } = stored.edit;
  const meant = (text?: string) => (text === undefined ? undefined : current(field, text));
  const named = withText(edit, 'label', storedOr(label, meant(label)));
  const explained = withText(named, 'description', storedOr(description, meant(description)));
  return {
    edit: withText(explained, 'placeholder', (text) => storedOr(placeholder)(withoutExample(text))),
    list: withText(list, 'label', storedOr(stored.list.label)),
  };
}

/**
 * The texts that "Configure the view" sends, as they are to be stored. A translation that the operator
 * left as it was becomes the stored text again, so that all languages stay.
 */
export function storedMetadatas(sent: Metadatas, stored: Metadatas): Metadatas {
  const fields = Object.entries(sent).map(([field, texts]) => {
    const before = stored[field];
    return [field, before ? storedTexts(field, texts, before) : texts];
  });
  return Object.fromEntries(fields) as Metadatas;
}
