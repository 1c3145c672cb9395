import { CURRENCY, UNIT, type ImportField } from './fields';

/** @param also names in other programs, as `ImportField` has them, with spaces between */
const field = (
  type: ImportField['type'],
  name: string,
  label: string,
  also: string,
): ImportField => ({ name, label, type, also: also.split(' ') });

const NUMBERS =
  'number invoiceno invoice no nr rechnungsnummer rechnungsnr belegnummer belegnr nummer numéro numérodefacture número númerodefactura factuurnummer';

/** The fields of an invoice as a whole. Each of its rows may repeat them. */
const DOCUMENT: readonly ImportField[] = [
  field('text', 'invoice_number', 'Invoice number', NUMBERS),
  field(
    'date',
    'issue_date',
    'Issue date',
    'date invoicedate issued dateofissue rechnungsdatum belegdatum datum datedefacture factuurdatum datedémission fecha fechadefactura fechadeemisión',
  ),
  field(
    'date',
    'due_date',
    'Due date',
    'due dueon payby fällig fälligam zahlungsziel fälligkeit fälligkeitsdatum zahlbarbis échéance vervaldatum datedéchéance vencimiento fechadevencimiento vervaldag',
  ),
  field(
    'date',
    'delivery_date',
    'Delivery date',
    'leistungsdatum lieferdatum servicedate datedelivraison fechadeentrega',
  ),
  field('text', 'customer_id', 'Customer id', 'clientid'),
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
  field('text', 'notes', 'Notes', 'note memo comment remarks notiz bemerkung remarques notas'),
  field(
    'text',
    'terms',
    'Terms',
    'termsandconditions paymentterms zahlungsbedingungen conditions condiciones',
  ),
  {
    ...field(
      'decimal',
      'total',
      'Total with tax',
      'total totalamount invoicetotal grandtotal gross grossamount brutto bruttobetrag gesamtbetrag totalttc montantttc importetotal totalconiva',
    ),
    // Beside a price, it is the amount of a line.
    without: { field: 'unit_price', also: ['amount', 'betrag', 'summe', 'montant'] },
  },
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
];

const LINE: readonly ImportField[] = [
  field(
    'text',
    'description',
    'Description',
    'item itemname itemdescription lineitem product service subject beschreibung bezeichnung artikel leistung désignation libellé descripción concepto',
  ),
  field('decimal', 'quantity', 'Quantity', 'qty hours menge anzahl quantité aantal cantidad'),
  UNIT,
  field(
    'decimal',
    'unit_price',
    'Unit price',
    'price unitcost unitamount rate netprice net netamount subtotal einzelpreis preis netto nettobetrag prix prixunitaire precio preciounitario',
  ),
  field(
    'decimal',
    'discount_rate',
    'Discount in per cent',
    'discount discountpercentage rabatt remise korting',
  ),
  field(
    'decimal',
    'tax_rate',
    'Tax rate',
    'taxpercentage vatrate vatpercentage mwst ust steuersatz mwstsatz tauxtva btwtarief tva iva tipodeiva',
  ),
  field('text', 'tax_category', 'Tax category', 'steuerkategorie'),
  field('text', 'tax_exemption_reason', 'Reason for no tax', 'exemptionreason'),
];

const namesOf = (fields: readonly ImportField[]) => fields.map(({ name }) => name);

export const DOCUMENT_FIELDS = namesOf(DOCUMENT);
export const LINE_FIELDS = namesOf(LINE);

export const PAST_INVOICE_FIELDS: readonly ImportField[] = [...DOCUMENT, ...LINE];
