import { DELIVERY_IMPORT_FIELDS } from './delivery-address';
import { holdsRates, holdsWholes, type Unsure } from './shown';

/** A field that a column may fill. */
export interface ImportField {
  name: string;
  label: string;
  type:
    | 'text'
    | 'decimal'
    | 'whole'
    | 'flag'
    | 'date'
    | 'status'
    | 'unit'
    | 'country'
    | 'currency'
    | 'pairs';
  /** Names of columns in other programs, in lower case without spaces and punctuation. */
  also: readonly string[];
  /** The field of the record that it is a part of; without, it is one by its name. */
  of?: string;
  /** Names that may mean other fields as well. */
  unsure?: Unsure;
  /** The column that must stand beside one of this name. Without it, the name means another field. */
  beside?: string;
}

const text = (name: string, label: string, ...also: string[]): ImportField => ({
  name,
  label,
  type: 'text',
  also,
});

const ID = text('id', 'Id');

export const CURRENCY: ImportField = {
  ...text('currency', 'Currency', 'currencycode', 'währung', 'devise', 'moneda'),
  type: 'currency',
};
/** All pairs of the metadata as JSON, as an export has them. */
export const METADATA_PAIRS: ImportField = {
  ...text('metadata_pairs', 'Metadata'),
  type: 'pairs',
  of: 'metadata',
};
export const UNIT: ImportField = {
  ...text('unit_code', 'Unit', 'unit', 'uom', 'einheit', 'unité', 'unidad'),
  type: 'unit',
};

export const CUSTOMER_IMPORT_FIELDS: readonly ImportField[] = [
  ID,
  text(
    'name',
    'Name',
    'customer',
    'customername',
    'company',
    'companyname',
    'kunde',
    'firma',
    'nom',
    'nombre',
    'cliente',
  ),
  text(
    'customer_number',
    'Customer number',
    'customerno',
    'kundennummer',
    'kundennr',
    'debitorennummer',
    'numéroclient',
    'númerodecliente',
  ),
  text('email', 'E-mail', 'mail', 'emailaddress', 'emailadresse', 'courriel', 'correo'),
  {
    ...text('contact_name', 'Contact name', 'contact', 'contactperson', 'ansprechpartner'),
    of: 'contacts',
  },
  {
    ...text('contact_email', 'Contact e-mail', 'contactmail', 'emailcontact', 'kontaktemail'),
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
  text('phone', 'Phone', 'telephone', 'phonenumber', 'tel', 'telefon'),
  text(
    'address',
    'Address',
    'street',
    'streetaddress',
    'addressline1',
    'strasse',
    'straße',
    'adresse',
  ),
  text('city', 'City', 'town', 'ort', 'stadt', 'ville'),
  text('state', 'State or province', 'state', 'province', 'region', 'bundesland'),
  { ...text('country', 'Country as printed'), beside: 'country_code' },
  {
    ...text(
      'country_code',
      'Country',
      'iso',
      'isocountry',
      'land',
      'pays',
      'país',
      'ländercode',
      'landeskennzeichen',
    ),
    type: 'country',
  },
  text(
    'postal_code',
    'Postal code',
    'zip',
    'zipcode',
    'postcode',
    'plz',
    'postleitzahl',
    'codepostal',
  ),
  ...DELIVERY_IMPORT_FIELDS,
  text('tax_id', 'Tax id', 'taxnumber', 'steuernummer'),
  text('vat_id', 'VAT number', 'vat', 'vatid', 'vatnumber', 'ustid', 'ustidnr', 'tva'),
  text('buyer_reference', 'Buyer reference', 'reference', 'costcentre', 'leitwegid'),
  text('language', 'Language', 'locale', 'sprache'),
  text('registration_id', 'Registration number', 'companynumber', 'siren', 'registernummer'),
  text('registration_scheme', 'Register'),
  text('electronic_address', 'Electronic address', 'peppolid', 'endpointid'),
  text('electronic_address_scheme', 'Scheme of the address', 'eas'),
  text('e_invoice_format', 'E-invoice format'),
  { ...text('default_tax_rate', 'Usual tax rate'), type: 'decimal' },
  {
    ...text('payment_term_days', 'Days to pay', 'paymentterm', 'délaidepaiement', 'plazodepago'),
    type: 'whole',
    unsure: { also: ['terms', 'zahlungsziel', 'zahlungsfrist'], shown: holdsWholes },
  },
  text('notes', 'Notes', 'note', 'comment', 'remarks', 'notiz', 'bemerkung'),
  METADATA_PAIRS,
];

/** They name a rate of tax, or its amount. */
export const RATE_OR_TAX = ['tax', 'vat', 'mwst', 'ust', 'tva', 'iva', 'btw'];

export const PRODUCT_IMPORT_FIELDS: readonly ImportField[] = [
  ID,
  text('name', 'Name', 'product', 'productname', 'item', 'title', 'artikel', 'bezeichnung'),
  text('description', 'Description', 'beschreibung', 'details'),
  text(
    'sku',
    'Article number',
    'articlenumber',
    'itemnumber',
    'productcode',
    'code',
    'artikelnummer',
  ),
  {
    ...text('unit_price', 'Unit price', 'price', 'netprice', 'rate', 'preis', 'prix'),
    type: 'decimal',
  },
  CURRENCY,
  {
    ...text('tax_rate', 'Tax rate', 'vatrate', 'steuersatz'),
    type: 'decimal',
    unsure: { also: RATE_OR_TAX, shown: holdsRates },
  },
  text('tax_category', 'Tax category'),
  UNIT,
  { ...text('active', 'Active', 'enabled', 'aktiv'), type: 'flag' },
  METADATA_PAIRS,
];
