import { DELIVERY_IMPORT_FIELDS } from './delivery-address';
import { CURRENCY, METADATA_PAIRS, OTHER_ID, RATE_OR_TAX, UNIT, type ImportField } from './fields';
import { holdsDays, holdsRates, holdsRatesOrNone, holdsTerms, type Unsure } from './shown';
import {
  AMOUNT,
  DISCOUNT,
  holdsTotals,
  isNew,
  isOfOne,
  NET,
  never,
  NUMBERS,
  REFERENCE_HEADS,
  TAX,
  TERM,
} from './invoice-names';

/** @param also names in other programs, as `ImportField` has them, with spaces between */
const field = (
  type: ImportField['type'],
  name: string,
  also: string,
  unsure?: Unsure,
): ImportField => ({ name, type, also: also.split(' '), ...(unsure && { unsure }) });

const withoutNames = ({ unsure: _unsure, ...rest }: ImportField): ImportField => rest;

/** The fields of an invoice as a whole. Each of its rows may repeat them. */
const DOCUMENT: readonly ImportField[] = [
  field('text', 'invoice_number', NUMBERS),
  field(
    'date',
    'issue_date',
    'date invoicedate issued dateissued dateofissue rechnungsdatum belegdatum datum datedefacture factuurdatum datedémission fecha fechadefactura fechadeemisión',
  ),
  field(
    'date',
    'due_date',
    'dueon payby fällig fälligam fälligkeitsdatum zahlbarbis vervaldatum datedéchéance fechadevencimiento vervaldag',
    { also: TERM, shown: holdsDays },
  ),
  field(
    'date',
    'delivery_date',
    'leistungsdatum lieferdatum servicedate datedelivraison fechadeentrega',
  ),
  field(
    'date',
    'service_period_start',
    'periodstart periodfrom servicefrom leistungvon leistungsbeginn débutdepériode iniciodelperíodo',
  ),
  field(
    'date',
    'service_period_end',
    'periodend periodto serviceto leistungbis leistungsende findepériode findelperíodo',
  ),
  field('text', 'customer_id', 'clientid'),
  field(
    'text',
    'customer_number',
    'customerno kundennummer kundennr debitorennummer numéroclient númerodecliente',
  ),
  field(
    'text',
    'customer_name',
    'client clientname contact contactname company companyname billto kunde kundenname firma klant nomduclient cliente nombredelcliente',
  ),
  field(
    'text',
    'customer_email',
    'email emailaddress clientemail mail billingemail contactemail kundenemail',
  ),
  CURRENCY,
  field('status', 'status', 'state invoicestatus zustand statut estado'),
  field(
    'text',
    'order_reference',
    'reference po ponumber purchaseorder orderno ordernumber referenz bestellnummer référence',
  ),
  field('text', 'e_invoice_treatment', 'einvoicetreatment'),
  field('text', 'business_process', 'processid'),
  ...Object.entries(REFERENCE_HEADS).map(([name, heads]) => field('text', name, heads)),
  ...DELIVERY_IMPORT_FIELDS,
  field('text', 'notes', 'note memo comment remarks notiz bemerkung remarques notas'),
  field('text', 'terms', 'termsandconditions zahlungsbedingungen conditions condiciones', {
    also: TERM,
    shown: holdsTerms,
  }),
  field(
    'decimal',
    'total',
    'total totalamount invoicetotal grandtotal gross grossamount brutto bruttobetrag gesamtbetrag totalttc montantttc importetotal totalconiva',
    // Beside a price, it is the amount of a line.
    { also: AMOUNT, without: ['unit_price', 'line_net', 'line_gross'], shown: holdsTotals },
  ),
  field('decimal', 'subtotal', 'nettotal totalnet totalnetto nettogesamt', {
    also: NET,
    without: ['unit_price', 'line_net'],
    shown: never,
  }),
  field('decimal', 'tax_total', 'totaltax taxtotal totalvat steuergesamt', {
    also: [...RATE_OR_TAX, ...TAX],
    without: ['tax_rate', 'line_tax'],
    shown: ({ name, everyOf }) =>
      TAX.includes(name) ? everyOf('invoice_number', isNew()) : never(),
  }),
  field(
    'decimal',
    'shipping',
    'shippingcharge shippingcost shippingcosts freight versand versandkosten fraisdeport gastosdeenvío',
  ),
  field('decimal', 'discount_total', 'discountamount totaldiscount rabattbetrag montantremise', {
    also: DISCOUNT,
    without: ['discount_rate'],
    shown: never,
  }),
  field(
    'decimal',
    'amount_paid',
    'paid paidamount payments gezahlt bezahlt bezahlterbetrag payé montantpayé pagado importepagado',
  ),
  field(
    'decimal',
    'amount_due',
    'balance balancedue openamount outstanding offen offenerbetrag restedû montantdû importependiente',
  ),
  field(
    'date',
    'paid_on',
    'paidat datepaid paiddate paymentdate bezahltam zahlungsdatum zahldatum payéle datedepaiement fechadepago',
  ),
  METADATA_PAIRS,
  // An id is in files of lines, too, where it is one of the line.
  withoutNames(OTHER_ID),
];

const LINE: readonly ImportField[] = [
  field('text', 'item', 'itemname positionsname'),
  field(
    'text',
    'description',
    'itemdescription lineitem product service subject beschreibung bezeichnung artikel leistung désignation libellé descripción concepto',
  ),
  field('decimal', 'quantity', 'qty itemquantity hours menge anzahl quantité aantal cantidad'),
  UNIT,
  field(
    'decimal',
    'unit_price',
    'price unitcost unitamount rate itemrate itemprice netprice einzelpreis preis prix prixunitaire precio preciounitario',
    {
      also: [...NET, ...AMOUNT],
      without: ['line_net'],
      shown: async (held) => NET.includes(held.name) && isOfOne(held),
    },
  ),
  field('decimal', 'line_net', 'linenet netlineamount positionsnetto', {
    also: [...NET, ...AMOUNT],
    without: ['unit_price'],
    // The cells of a price look the same.
    shown: never,
  }),
  field('decimal', 'line_tax', 'linetax itemtaxamount positionssteuer', {
    also: [...RATE_OR_TAX, ...TAX],
    without: ['tax_rate', 'tax_total'],
    shown: never,
  }),
  field('decimal', 'line_gross', 'linegross grosslineamount positionsbrutto', {
    also: AMOUNT,
    without: ['unit_price', 'line_net', 'total'],
    shown: never,
  }),
  field('decimal', 'discount_rate', 'discountpercentage discountpercent rabattsatz tauxremise', {
    also: DISCOUNT,
    without: ['discount_total'],
    shown: holdsRatesOrNone,
  }),
  field(
    'rate',
    'tax_rate',
    'taxpercentage vatrate vatpercentage steuersatz mwstsatz tauxtva btwtarief tipodeiva',
    { also: RATE_OR_TAX, without: ['line_tax', 'tax_total'], shown: holdsRates },
  ),
  field('text', 'tax_category', 'steuerkategorie'),
  field('text', 'tax_exemption_reason', 'exemptionreason'),
  field(
    'text',
    'sku',
    'itemnumber itemno articlenumber articleno artikelnummer artikelnr référencearticle códigoartículo',
  ),
  field('text', 'order_line_reference', 'bestellposition lignedecommande'),
  field('text', 'standard_item_id', 'ean eancode upc barcode'),
];

/** Amounts of an invoice beside its lines. */
export const ADJUSTMENTS = ['shipping', 'discount_total'] as const;

const namesOf = (fields: readonly ImportField[]) => fields.map(({ name }) => name);

export const DOCUMENT_FIELDS = namesOf(DOCUMENT);
export const LINE_FIELDS = namesOf(LINE);

export const PAST_INVOICE_FIELDS: readonly ImportField[] = [...DOCUMENT, ...LINE];
