import { narrowing } from './narrowed';
import { wordsOfPage } from './type-words';

/**
 * A text that is read at each use, since it depends on the page. Strapi has one text for all types, and
 * gives it to react-intl. That takes a message in parsed form too, where 0 marks a literal.
 */
const literal = (read: () => string) => ({
  type: 0,
  get value() {
    return read();
  },
});

/** The count that a message is given, as react-intl marks it in parsed form. */
const COUNT = { type: 7 };

/** A text with a count, such as "1 invoice found". 6 marks a plural. */
const counted = (one: () => string, many: () => string) => ({
  type: 6,
  value: 'number',
  offset: 0,
  pluralType: 'cardinal',
  options: {
    one: { value: [COUNT, literal(() => ` ${one()} found`)] },
    other: { value: [COUNT, literal(() => ` ${many()} found`)] },
  },
});

/** Strapi's type for texts knows strings only. */
const asText = (...parsed: object[]): string => parsed as unknown as string;

const newRecord = () => `New ${wordsOfPage().one}`;

/** A record whose name is empty, such as a payment without a reference. */
const unnamed = () => {
  const { one } = wordsOfPage();
  const isNew = window.location.pathname.endsWith('/create');
  return isNew ? newRecord() : one.charAt(0).toUpperCase() + one.slice(1);
};

const nothing = () => (narrowing().length > 0 ? 'Nothing matches' : `No ${wordsOfPage().many} yet`);

/** Texts of Strapi that name the records of the page. */
export const PAGE_TEXTS = {
  'content-manager.containers.edit.title.new': asText(literal(newRecord)),
  'content-manager.containers.untitled': asText(literal(unnamed)),
  'content-manager.HeaderLayout.button.label-add-entry': asText(literal(newRecord)),
  'app.components.EmptyStateLayout.content-document': asText(literal(nothing)),
  'content-manager.pages.ListView.header-subtitle': asText(
    counted(
      () => wordsOfPage().one,
      () => wordsOfPage().many,
    ),
  ),
};
