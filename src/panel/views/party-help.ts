/** Help texts of fields that businesses and customers share. */
export const COUNTRY_HELP = 'Type a name or a code.';
export const PRINTED_COUNTRY_HELP = 'If empty, the name of the country.';
export const VAT_ID_HELP = 'With the country prefix. Printed on documents.';
