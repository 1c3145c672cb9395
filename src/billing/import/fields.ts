import { DELIVERY_IMPORT_FIELDS } from './delivery-address';
import { holdsIds, holdsOtherIds, holdsRates, holdsWholes, type Unsure } from './shown';
import { plainWord } from './words';

/** A field that a column may fill. */
export interface ImportField {
  name: string;
  label: string;
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
const text = (name: string, label: string, also = ''): ImportField => ({
  name,
  label,
  type: 'text',
  also: also === '' ? [] : also.split(' '),
});

/** A record's id here. The id of another program looks different. */
const ID: ImportField = { ...text('id', 'Id'), unsure: { also: ['id'], shown: holdsIds } };

/** The id in the other program, kept as a pair of the metadata. */
export const OTHER_ID: ImportField = {
  ...text('metadata.imported_id', 'Id in the other program'),
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
function addressed(name: string, label: string, also: string): ImportField {
  const names = [plainWord(name), plainWord(label), ...also.split(' ')];
  const prefixed = PREFIXES.flatMap((prefix) => names.map((one) => prefix + one));
  return text(name, label, `${also} ${prefixed.join(' ')}`);
}

export const CURRENCY: ImportField = {
  ...text('currency', 'Currency', 'currencycode währung devise moneda'),
  type: 'currency',
};
/** All pairs of the metadata as JSON, as an export has them. */
export const METADATA_PAIRS: ImportField = {
  ...text('metadata_pairs', 'Metadata'),
  type: 'pairs',
  of: 'metadata',
};
export const UNIT: ImportField = {
  ...text('unit_code', 'Unit', 'unit uom einheit unité unidad'),
  type: 'unit',
};

export const CUSTOMER_IMPORT_FIELDS: readonly ImportField[] = [
  ID,
  text(
    'name',
    'Name',
    'customer customername company companyname organization organisation businessname clientname displayname customerfullname kunde firma unternehmen nom raisonsociale nombre cliente razónsocial',
  ),
  {
    ...text('first_name', 'First name', 'contactfirstname givenname vorname prénom'),
    of: 'contacts',
  },
  {
    ...text(
      'last_name',
      'Last name',
      'contactlastname surname familyname nachname nomdefamille apellidos',
    ),
    of: 'contacts',
  },
  text(
    'customer_number',
    'Customer number',
    'customerno kundennummer kundennr debitorennummer numéroclient númerodecliente',
  ),
  text('email', 'E-mail', 'mail emailid emailaddress emailadresse courriel correo'),
  { ...text('contact_list', 'Contacts'), type: 'list', of: 'contacts' },
  {
    ...text('contact_name', 'Contact name', 'contact contactperson ansprechpartner'),
    of: 'contacts',
  },
  {
    ...text('contact_email', 'Contact e-mail', 'contactmail emailcontact kontaktemail'),
    of: 'contacts',
  },
  {
    ...text('contact_receives_documents', 'Contact gets documents'),
    type: 'flag',
    of: 'contacts',
  },
  {
    ...text('contact_receives_reminders', 'Contact gets reminders'),
    type: 'flag',
    of: 'contacts',
  },
  text('phone', 'Phone', 'telephone phonenumber tel telefon'),
  addressed(
    'address',
    'Address',
    'street streetaddress address1 addressline1 line1 strasse straße adresse',
  ),
  {
    ...addressed(
      'address_2',
      'Second line of the address',
      'address2 addressline2 line2 street2 adresszusatz complémentdadresse',
    ),
    of: 'address',
  },
  {
    ...addressed('address_3', 'Third line of the address', 'address3 addressline3 line3'),
    of: 'address',
  },
  addressed('city', 'City', 'town ort stadt ville ciudad'),
  addressed('state', 'State or province', 'state province region bundesland'),
  { ...text('country', 'Country as printed'), beside: 'country_code' },
  {
    ...addressed(
      'country_code',
      'Country',
      'iso isocountry land pays país ländercode landeskennzeichen',
    ),
    type: 'country',
  },
  addressed('postal_code', 'Postal code', 'zip zipcode postcode plz postleitzahl codepostal'),
  ...DELIVERY_IMPORT_FIELDS,
  text('tax_id', 'Tax id', 'taxnumber steuernummer'),
  text('vat_id', 'VAT number', 'vat vatid vatnumber ustid ustidnr tva'),
  text('buyer_reference', 'Buyer reference', 'reference costcentre leitwegid'),
  text('language', 'Language', 'locale sprache'),
  text('registration_id', 'Registration number', 'companynumber siren registernummer'),
  text('registration_scheme', 'Register'),
  text('electronic_address', 'Electronic address', 'peppolid endpointid'),
  text('electronic_address_scheme', 'Scheme of the address', 'eas'),
  text('e_invoice_format', 'E-invoice format'),
  { ...text('default_tax_rate', 'Usual tax rate'), type: 'rate' },
  {
    ...text('payment_term_days', 'Days to pay', 'paymentterm délaidepaiement plazodepago'),
    type: 'whole',
    unsure: { also: ['terms', 'zahlungsziel', 'zahlungsfrist'], shown: holdsWholes },
  },
  text('notes', 'Notes', 'note comment remarks notiz bemerkung'),
  METADATA_PAIRS,
  OTHER_ID,
];

/** They name a rate of tax, or its amount. */
export const RATE_OR_TAX = ['tax', 'vat', 'mwst', 'ust', 'tva', 'iva', 'btw'];

export const PRODUCT_IMPORT_FIELDS: readonly ImportField[] = [
  ID,
  text('name', 'Name', 'product productname item title artikel bezeichnung'),
  text('description', 'Description', 'beschreibung details'),
  text('sku', 'Article number', 'articlenumber itemnumber productcode code artikelnummer'),
  {
    ...text('unit_price', 'Unit price', 'price netprice rate preis prix'),
    type: 'decimal',
  },
  CURRENCY,
  {
    ...text('tax_rate', 'Tax rate', 'vatrate steuersatz'),
    type: 'rate',
    unsure: { also: RATE_OR_TAX, shown: holdsRates },
  },
  text('tax_category', 'Tax category'),
  UNIT,
  { ...text('active', 'Active', 'enabled aktiv'), type: 'flag' },
  METADATA_PAIRS,
  OTHER_ID,
];
