/**
 * The countries of the e-invoice on the page at /. Bundled for the browser as
 * public/generator/countries.js (scripts/setup/page-scripts.mjs).
 */
export { COUNTRY_CODES, countryCodeOf } from '../../domain/country';
export { countryIn } from '../../words/format';
