import { columnWord } from '../../messages/columns';
import { DELIVERY_IMPORT_FIELDS } from './delivery-address';
import { holdsIds, holdsOtherIds, holdsRates, holdsWholes, type Unsure } from './shown';
import { plainWord } from './words';

/** A field that a column may fill. */
export interface ImportField {
  name: string;
  /** The label of a custom field. Other fields have the words of the catalogue. */
  label?: string;
  type:
    | 'text'
    | 'decimal'
    | 'rate'
    | 'whole'
    | 'flag'
    | 'date'
    | 'status'
    | 'unit'
    | 'country'
    | 'currency'
    | 'pairs'
    | 'list';
  /** Names of columns in other programs, in lower case without spaces and punctuation. */
  also: readonly string[];
  /** The field of the record that it is a part of; without, it is one by its name. */
  of?: string;
  /** Names that may mean other fields as well. */
  unsure?: Unsure;
  /** The column that must stand beside one of this name. Without it, the name means another field. */
  beside?: string;
}

/** @param also names in other programs, with spaces between */
const text = (name: string, also = ''): ImportField => ({
  name,
  type: 'text',
  also: also === '' ? [] : also.split(' '),
});

/** A record's id here. The id of another program looks different. */
const ID: ImportField = { ...text('id'), unsure: { also: ['id'], shown: holdsIds } };

/** The id in the other program, kept as a pair of the metadata. */
export const OTHER_ID: ImportField = {
  ...text('metadata.imported_id'),
  of: 'metadata',
  unsure: { also: ['id'], shown: holdsOtherIds },
};

/** What programs write before the parts of an address that invoices go to. */
const PREFIXES = [
  'billing',
  'billto',
  'po',
  'mailing',
  'postal',
  'primary',
  'invoice',
  'rechnungs',
];

/** A part of the address of a customer. */
function addressed(name: string, also: string): ImportField {
  const names = [plainWord(name), plainWord(columnWord('en', name)), ...also.split(' ')];
  const prefixed = PREFIXES.flatMap((prefix) => names.map((one) => prefix + one));
  return text(name, `${also} ${prefixed.join(' ')}`);
}

export const CURRENCY: ImportField = {
  ...text('currency', 'currencycode währung devise moneda'),
  type: 'currency',
};
/** All pairs of the metadata as JSON, as an export has them. */
export const METADATA_PAIRS: ImportField = {
  ...text('metadata_pairs'),
  type: 'pairs',
  of: 'metadata',
};
export const UNIT: ImportField = {
  ...text('unit_code', 'unit uom einheit unité unidad'),
  type: 'unit',
};

export const CUSTOMER_IMPORT_FIELDS: readonly ImportField[] = [
  ID,
  text(
    'name',
    'customer customername company companyname organization organisation businessname clientname displayname customerfullname kunde firma unternehmen nom raisonsociale nombre cliente razónsocial',
  ),
  {
    ...text('first_name', 'contactfirstname givenname vorname prénom'),
    of: 'contacts',
  },
  {
    ...text('last_name', 'contactlastname surname familyname nachname nomdefamille apellidos'),
    of: 'contacts',
  },
  text(
    'customer_number',
    'customerno kundennummer kundennr debitorennummer numéroclient númerodecliente',
  ),
  text('email', 'mail emailid emailaddress emailadresse courriel correo'),
  { ...text('contact_list'), type: 'list', of: 'contacts' },
  {
    ...text('contact_name', 'contact contactperson ansprechpartner'),
    of: 'contacts',
  },
  {
    ...text('contact_email', 'contactmail emailcontact kontaktemail'),
    of: 'contacts',
  },
  {
    ...text('contact_receives_documents'),
    type: 'flag',
    of: 'contacts',
  },
  {
    ...text('contact_receives_reminders'),
    type: 'flag',
    of: 'contacts',
  },
  text('phone', 'telephone phonenumber tel telefon'),
  addressed('address', 'street streetaddress address1 addressline1 line1 strasse straße adresse'),
  {
    ...addressed(
      'address_2',
      'address2 addressline2 line2 street2 adresszusatz complémentdadresse',
    ),
    of: 'address',
  },
  {
    ...addressed('address_3', 'address3 addressline3 line3'),
    of: 'address',
  },
  addressed('city', 'town ort stadt ville ciudad'),
  addressed('state', 'state province region bundesland'),
  { ...text('country'), beside: 'country_code' },
  {
    ...addressed('country_code', 'iso isocountry land pays país ländercode landeskennzeichen'),
    type: 'country',
  },
  addressed('postal_code', 'zip zipcode postcode plz postleitzahl codepostal'),
  ...DELIVERY_IMPORT_FIELDS,
  text('tax_id', 'taxnumber steuernummer'),
  text('vat_id', 'vat vatid vatnumber ustid ustidnr tva'),
  text('buyer_reference', 'reference costcentre leitwegid'),
  text('language', 'locale sprache'),
  text('registration_id', 'companynumber siren registernummer'),
  text('registration_scheme'),
  text('electronic_address', 'peppolid endpointid'),
  text('electronic_address_scheme', 'eas'),
  text('e_invoice_format'),
  { ...text('default_tax_rate'), type: 'rate' },
  {
    ...text('payment_term_days', 'paymentterm délaidepaiement plazodepago'),
    type: 'whole',
    unsure: { also: ['terms', 'zahlungsziel', 'zahlungsfrist'], shown: holdsWholes },
  },
  text('notes', 'note comment remarks notiz bemerkung'),
  METADATA_PAIRS,
  OTHER_ID,
];

/** They name a rate of tax, or its amount. */
export const RATE_OR_TAX = ['tax', 'vat', 'mwst', 'ust', 'tva', 'iva', 'btw'];

export const PRODUCT_IMPORT_FIELDS: readonly ImportField[] = [
  ID,
  text('name', 'product productname item title artikel bezeichnung'),
  text('description', 'beschreibung details'),
  text('sku', 'articlenumber itemnumber productcode code artikelnummer'),
  {
    ...text('unit_price', 'price netprice rate preis prix'),
    type: 'decimal',
  },
  CURRENCY,
  {
    ...text('tax_rate', 'vatrate steuersatz'),
    type: 'rate',
    unsure: { also: RATE_OR_TAX, shown: holdsRates },
  },
  text('tax_category'),
  UNIT,
  { ...text('active', 'enabled aktiv'), type: 'flag' },
  METADATA_PAIRS,
  OTHER_ID,
];
