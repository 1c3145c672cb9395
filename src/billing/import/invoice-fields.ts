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
  label: string,
  also: string,
  unsure?: Unsure,
): ImportField => ({ name, label, type, also: also.split(' '), ...(unsure && { unsure }) });

const withoutNames = ({ unsure: _unsure, ...rest }: ImportField): ImportField => rest;

/** The fields of an invoice as a whole. Each of its rows may repeat them. */
const DOCUMENT: readonly ImportField[] = [
  field('text', 'invoice_number', 'Invoice number', NUMBERS),
  field(
    'date',
    'issue_date',
    'Issue date',
    'date invoicedate issued dateissued dateofissue rechnungsdatum belegdatum datum datedefacture factuurdatum datedémission fecha fechadefactura fechadeemisión',
  ),
  field(
    'date',
    'due_date',
    'Due date',
    'dueon payby fällig fälligam fälligkeitsdatum zahlbarbis vervaldatum datedéchéance fechadevencimiento vervaldag',
    { also: TERM, shown: holdsDays },
  ),
  field(
    'date',
    'delivery_date',
    'Delivery date',
    'leistungsdatum lieferdatum servicedate datedelivraison fechadeentrega',
  ),
  field(
    'date',
    'service_period_start',
    'Service period from',
    'periodstart periodfrom servicefrom leistungvon leistungsbeginn débutdepériode iniciodelperíodo',
  ),
  field(
    'date',
    'service_period_end',
    'Service period until',
    'periodend periodto serviceto leistungbis leistungsende findepériode findelperíodo',
  ),
  field('text', 'customer_id', 'Customer id', 'clientid'),
  field(
    'text',
    'customer_number',
    'Customer number',
    'customerno kundennummer kundennr debitorennummer numéroclient númerodecliente',
  ),
  field(
    'text',
    'customer_name',
    'Customer',
    'client clientname contact contactname company companyname billto kunde kundenname firma klant nomduclient cliente nombredelcliente',
  ),
  field(
    'text',
    'customer_email',
    'Customer e-mail',
    'email emailaddress clientemail mail billingemail contactemail kundenemail',
  ),
  CURRENCY,
  field('status', 'status', 'Status', 'state invoicestatus zustand statut estado'),
  field(
    'text',
    'order_reference',
    'Order reference',
    'reference po ponumber purchaseorder orderno ordernumber referenz bestellnummer référence',
  ),
  field('text', 'e_invoice_treatment', 'Reported as', 'einvoicetreatment'),
  field('text', 'business_process', 'Business process', 'processid'),
  ...Object.entries(REFERENCE_HEADS).map(([name, [label, heads]]) =>
    field('text', name, label, heads),
  ),
  ...DELIVERY_IMPORT_FIELDS,
  field('text', 'notes', 'Notes', 'note memo comment remarks notiz bemerkung remarques notas'),
  field('text', 'terms', 'Terms', 'termsandconditions zahlungsbedingungen conditions condiciones', {
    also: TERM,
    shown: holdsTerms,
  }),
  field(
    'decimal',
    'total',
    'Total with tax',
    'total totalamount invoicetotal grandtotal gross grossamount brutto bruttobetrag gesamtbetrag totalttc montantttc importetotal totalconiva',
    // Beside a price, it is the amount of a line.
    { also: AMOUNT, without: ['unit_price', 'line_net', 'line_gross'], shown: holdsTotals },
  ),
  field('decimal', 'subtotal', 'Total without tax', 'nettotal totalnet totalnetto nettogesamt', {
    also: NET,
    without: ['unit_price', 'line_net'],
    shown: never,
  }),
  field('decimal', 'tax_total', 'Tax of the invoice', 'totaltax taxtotal totalvat steuergesamt', {
    also: [...RATE_OR_TAX, ...TAX],
    without: ['tax_rate', 'line_tax'],
    shown: ({ name, everyOf }) =>
      TAX.includes(name) ? everyOf('invoice_number', isNew()) : never(),
  }),
  field(
    'decimal',
    'shipping',
    'Shipping',
    'shippingcharge shippingcost shippingcosts freight versand versandkosten fraisdeport gastosdeenvío',
  ),
  field(
    'decimal',
    'discount_total',
    'Discount of the invoice',
    'discountamount totaldiscount rabattbetrag montantremise',
    { also: DISCOUNT, without: ['discount_rate'], shown: never },
  ),
  field(
    'decimal',
    'amount_paid',
    'Amount paid',
    'paid paidamount payments gezahlt bezahlt bezahlterbetrag payé montantpayé pagado importepagado',
  ),
  field(
    'decimal',
    'amount_due',
    'Amount due',
    'balance balancedue openamount outstanding offen offenerbetrag restedû montantdû importependiente',
  ),
  field(
    'date',
    'paid_on',
    'Paid on',
    'paidat datepaid paiddate paymentdate bezahltam zahlungsdatum zahldatum payéle datedepaiement fechadepago',
  ),
  METADATA_PAIRS,
  // An id is in files of lines, too, where it is one of the line.
  withoutNames(OTHER_ID),
];

const LINE: readonly ImportField[] = [
  field('text', 'item', 'Item', 'itemname positionsname'),
  field(
    'text',
    'description',
    'Description',
    'itemdescription lineitem product service subject beschreibung bezeichnung artikel leistung désignation libellé descripción concepto',
  ),
  field(
    'decimal',
    'quantity',
    'Quantity',
    'qty itemquantity hours menge anzahl quantité aantal cantidad',
  ),
  UNIT,
  field(
    'decimal',
    'unit_price',
    'Unit price',
    'price unitcost unitamount rate itemrate itemprice netprice einzelpreis preis prix prixunitaire precio preciounitario',
    {
      also: [...NET, ...AMOUNT],
      without: ['line_net'],
      shown: async (held) => NET.includes(held.name) && isOfOne(held),
    },
  ),
  field('decimal', 'line_net', 'Net of the line', 'linenet netlineamount positionsnetto', {
    also: [...NET, ...AMOUNT],
    without: ['unit_price'],
    // The cells of a price look the same.
    shown: never,
  }),
  field('decimal', 'line_tax', 'Tax of the line', 'linetax itemtaxamount positionssteuer', {
    also: [...RATE_OR_TAX, ...TAX],
    without: ['tax_rate', 'tax_total'],
    shown: never,
  }),
  field('decimal', 'line_gross', 'Gross of the line', 'linegross grosslineamount positionsbrutto', {
    also: AMOUNT,
    without: ['unit_price', 'line_net', 'total'],
    shown: never,
  }),
  field(
    'decimal',
    'discount_rate',
    'Discount in per cent',
    'discountpercentage discountpercent rabattsatz tauxremise',
    { also: DISCOUNT, without: ['discount_total'], shown: holdsRatesOrNone },
  ),
  field(
    'rate',
    'tax_rate',
    'Tax rate',
    'taxpercentage vatrate vatpercentage steuersatz mwstsatz tauxtva btwtarief tipodeiva',
    { also: RATE_OR_TAX, without: ['line_tax', 'tax_total'], shown: holdsRates },
  ),
  field('text', 'tax_category', 'Tax category', 'steuerkategorie'),
  field('text', 'tax_exemption_reason', 'Reason for no tax', 'exemptionreason'),
  field(
    'text',
    'sku',
    'Article number',
    'itemnumber itemno articlenumber articleno artikelnummer artikelnr référencearticle códigoartículo',
  ),
  field('text', 'order_line_reference', 'Order line', 'bestellposition lignedecommande'),
  field('text', 'standard_item_id', 'GTIN', 'ean eancode upc barcode'),
];

/** Amounts of an invoice beside its lines. */
export const ADJUSTMENTS = ['shipping', 'discount_total'] as const;

const namesOf = (fields: readonly ImportField[]) => fields.map(({ name }) => name);

export const DOCUMENT_FIELDS = namesOf(DOCUMENT);
export const LINE_FIELDS = namesOf(LINE);

export const PAST_INVOICE_FIELDS: readonly ImportField[] = [...DOCUMENT, ...LINE];
