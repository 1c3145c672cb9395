import { narrowing } from '../../lists/bar/chips';
import { wordsOfPage } from '../../kit/type-words';
import { lookWords } from '../../words';

/**
 * A text that is read at each use, since it depends on the page and on the language. Strapi has one text
 * for all types, and gives it to react-intl. That takes a message in parsed form too, where 0 marks a literal.
 */
const literal = (read: () => string) => ({
  type: 0,
  get value() {
    return read();
  },
});

/** The count that a message is given, as react-intl marks it in parsed form. */
const COUNT = { type: 7 };

/** The words behind a count, such as "invoices found". */
const foundWords = (form: 'one' | 'other') => ({
  value: [COUNT, literal(() => ` ${wordsOfPage().found[form]}`)],
});

/** A text with a count, such as "1 invoice found". 6 marks a plural. */
const found = {
  type: 6,
  value: 'number',
  offset: 0,
  pluralType: 'cardinal',
  options: { one: foundWords('one'), other: foundWords('other') },
};

/** Strapi's type for texts knows strings only. */
const asText = (parsed: object): string => [parsed] as unknown as string;

const newRecord = () => wordsOfPage().newOne;

/** A record whose name is empty, such as a payment without a reference. */
const unnamed = () =>
  window.location.pathname.endsWith('/create') ? newRecord() : wordsOfPage().one;

const nothing = () => (narrowing().length > 0 ? lookWords().nothingMatches : wordsOfPage().none);

const welcome = () =>
  window.location.pathname.includes('/auth/register')
    ? lookWords().createAccount
    : lookWords().logIn;

/** The record of the form, by the title of its page. */
const unsaved = () =>
  lookWords().unsaved(document.querySelector('h1')?.textContent || wordsOfPage().one);

/**
 * Texts of Strapi that name the records of the page, the same objects in every language: where a language
 * has none, Strapi copies those of English, and a copy is read only once.
 */
export const PAGE_TEXTS = {
  'content-manager.containers.edit.title.new': asText(literal(newRecord)),
  'content-manager.containers.untitled': asText(literal(unnamed)),
  'content-manager.HeaderLayout.button.label-add-entry': asText(literal(newRecord)),
  'app.components.EmptyStateLayout.content-document': asText(literal(nothing)),
  'content-manager.pages.ListView.header-subtitle': asText(found),
  'Auth.form.welcome.title': asText(literal(welcome)),
  'global.prompt.unsaved': asText(literal(unsaved)),
};
