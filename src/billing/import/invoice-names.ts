import type { BilledReferenceName } from '../../domain/fields/references';
import { isNone, isOne, type Held } from './shown';

export const NUMBERS =
  'number invoiceno invoice no nr rechnungsnummer rechnungsnr belegnummer belegnr nummer numéro numérodefacture número númerodefactura factuurnummer';

/** The price of one, the net of a line, or the net of an invoice. */
export const NET =
  'net netamount subtotal netto nettobetrag nettosumme nettobedrag montantht totalht importeneto baseimponible imponibile'.split(
    ' ',
  );
/** One of these, or a total with tax. */
export const AMOUNT = 'amount betrag summe montant importe importo bedrag'.split(' ');
/** The tax of a line, or of an invoice. */
export const TAX =
  'taxamount vatamount gstamount salestax steuerbetrag mwstbetrag ustbetrag montanttva importeiva'.split(
    ' ',
  );
/** A rate, or an amount of the invoice. */
export const DISCOUNT = 'discount rabatt remise korting descuento'.split(' ');
/** The day, or the time until then. */
export const TERM = 'due paymentterms zahlungsziel fälligkeit échéance vencimiento'.split(' ');

export const isOfOne = ({ everyOf }: Held) => everyOf('quantity', isOne);

/** Cells that only a person can tell from those of another field. */
export const never = () => Promise.resolve(false);

/** Passes each value once. */
export function isNew(): (cell: string) => boolean {
  const seen = new Set<string>();
  return (cell) => seen.size < seen.add(cell).size;
}

/** One amount per invoice without tax is its total, whatever else it could be. */
export async function holdsTotals(held: Held): Promise<boolean> {
  const { everyOf } = held;
  return (
    (await isOfOne(held)) &&
    (await everyOf('tax_rate', isNone)) &&
    everyOf('invoice_number', isNew())
  );
}

/** The references of an invoice: their names in other programs. */
export const REFERENCE_HEADS: Readonly<Record<BilledReferenceName, string>> = {
  contract_reference: 'contract contractnumber vertrag vertragsnummer contrat contrato',
  project_reference: 'project projectnumber projekt projektnummer projet proyecto',
  sales_order_reference: 'salesorder auftrag auftragsnummer',
  tender_reference: 'tender vergabenummer licitación',
  buyer_reference: 'leitwegid buyersreference',
  despatch_reference: 'deliverynote lieferschein lieferscheinnummer albarán',
};
