/** The words of the page in its language, from its HTML; none where there is no page. */
const element = typeof document === 'undefined' ? null : document.querySelector('#words');

export const WORDS = element ? JSON.parse(element.textContent) : {};

export const LANGUAGE = element ? document.documentElement.lang : 'en';

/** The browser's own form of the page's language, such as `en-GB`, for dates. */
export const LOCALE = element
  ? (window.navigator.languages.find((one) => one.split('-')[0] === LANGUAGE) ?? LANGUAGE)
  : LANGUAGE;

/** A text with its names in braces filled in. */
export const filled = (text, values) =>
  text.replace(/\{(\w+)\}/g, (_match, name) => String(values[name] ?? ''));
