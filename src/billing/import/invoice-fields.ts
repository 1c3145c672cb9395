import type { BilledReferenceName } from '../../domain/fields/references';
import { DELIVERY_IMPORT_FIELDS } from './delivery-address';
import { CURRENCY, METADATA_PAIRS, OTHER_ID, RATE_OR_TAX, UNIT, type ImportField } from './fields';
import { holdsDays, holdsRates, holdsTerms, isNone, isOne, type Held, type Unsure } from './shown';

/** @param also names in other programs, as `ImportField` has them, with spaces between */
const field = (
  type: ImportField['type'],
  name: string,
  label: string,
  also: string,
  unsure?: Unsure,
): ImportField => ({ name, label, type, also: also.split(' '), ...(unsure && { unsure }) });

const NUMBERS =
  'number invoiceno invoice no nr rechnungsnummer rechnungsnr belegnummer belegnr nummer numéro numérodefacture número númerodefactura factuurnummer';

/** The price of one, the net of a line, or the net of an invoice. */
const NET =
  'net netamount subtotal netto nettobetrag nettosumme nettobedrag montantht totalht importeneto baseimponible imponibile'.split(
    ' ',
  );
/** One of these, or a total with tax. */
const AMOUNT = 'amount betrag summe montant importe importo bedrag'.split(' ');
/** The day, or the time until then. */
const TERM = 'due paymentterms zahlungsziel fälligkeit échéance vencimiento'.split(' ');

const isOfOne = ({ everyOf }: Held) => everyOf('quantity', isOne);

/** One amount per invoice without tax is its total, whatever else it could be. */
async function holdsTotals(held: Held): Promise<boolean> {
  const { everyOf } = held;
  const numbers = new Set<string>();
  const isNew = (number: string) => numbers.size < numbers.add(number).size;
  return (
    (await isOfOne(held)) && (await everyOf('tax_rate', isNone)) && everyOf('invoice_number', isNew)
  );
}

/** The references of an invoice: what the page calls each, and its names in other programs. */
const REFERENCE_HEADS: Readonly<Record<BilledReferenceName, readonly [string, string]>> = {
  contract_reference: [
    'Contract',
    'contract contractnumber vertrag vertragsnummer contrat contrato',
  ],
  project_reference: ['Project', 'project projectnumber projekt projektnummer projet proyecto'],
  sales_order_reference: ['Our order number', 'salesorder auftrag auftragsnummer'],
  tender_reference: ['Tender or lot', 'tender vergabenummer licitación'],
  buyer_reference: ['Buyer reference', 'leitwegid buyersreference'],
  despatch_reference: ['Delivery note', 'deliverynote lieferschein lieferscheinnummer albarán'],
};

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
    { also: AMOUNT, without: ['unit_price', 'line_net'], shown: holdsTotals },
  ),
  field(
    'decimal',
    'amount_paid',
    'Amount paid',
    'paid paidamount payments gezahlt bezahlt bezahlterbetrag payé montantpayé pagado importepagado',
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
  field(
    'text',
    'description',
    'Description',
    'item itemname itemdescription lineitem product service subject beschreibung bezeichnung artikel leistung désignation libellé descripción concepto',
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
    shown: () => Promise.resolve(false),
  }),
  field(
    'decimal',
    'discount_rate',
    'Discount in per cent',
    'discount discountpercentage rabatt remise korting',
  ),
  field(
    'rate',
    'tax_rate',
    'Tax rate',
    'taxpercentage vatrate vatpercentage steuersatz mwstsatz tauxtva btwtarief tipodeiva',
    { also: RATE_OR_TAX, shown: holdsRates },
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

const namesOf = (fields: readonly ImportField[]) => fields.map(({ name }) => name);

export const DOCUMENT_FIELDS = namesOf(DOCUMENT);
export const LINE_FIELDS = namesOf(LINE);

export const PAST_INVOICE_FIELDS: readonly ImportField[] = [...DOCUMENT, ...LINE];
