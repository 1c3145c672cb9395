import Big from 'big.js';
import { ALL_REFERENCES } from '../domain/fields/references';
import { sum } from '../domain/money';
import { wishedRf } from '../domain/rf-reference';
import { suppliedOn } from '../domain/service-period';
import { followsFrance, TREATMENT_NOTE } from './france';
import { amountText, netOf } from './mapping/amounts';
import { attachmentsOf } from './mapping/attachments';
import { processOf, treatmentOf } from './mapping/france';
import { lineOf } from './mapping/lines';
import { addressOf, partyOf } from './mapping/party';
import { periodOf } from './mapping/period';
import { refuse } from './mapping/refusals';
import { breakdownOf, taxGroups, taxOf, type TaxGroup } from './mapping/taxes';
import { longText, shortText } from './mapping/text';
import type { Delivery, DocumentAllowanceCharge, EInvoice, Note, Payment, Totals } from './model';
import type {
  CodedNote,
  DocumentSource,
  SourceAllowance,
  SourceBusiness,
  SourceDocument,
} from './source';

/** UNTDID 4461: SEPA credit transfer, credit transfer, and one that the code does not tell. */
const MEANS = { sepa: '58', transfer: '30', other: '1' } as const;

const DENMARK = 'DK';

/** Denmark's rules for Peppol do not know the general credit transfer (DK-R-005). */
function meansCode(isSepa: boolean, countryCode: string | null): string {
  if (isSepa) return MEANS.sepa;
  return countryCode === DENMARK ? MEANS.other : MEANS.transfer;
}

/** A buyer pays nothing for a credit note. */
function paymentOf(
  business: SourceBusiness,
  { kind, number, currency }: SourceDocument,
): Payment | null {
  const iban = shortText(business.iban)?.replaceAll(' ', '') ?? null;
  const accountNumber = iban === null ? shortText(business.account_number ?? null) : null;
  if ((iban ?? accountNumber) === null || kind === 'credit_note') return null;
  return {
    meansCode: meansCode(iban !== null && currency === 'EUR', business.country_code),
    reference: wishedRf(business, number),
    iban,
    accountNumber,
    accountName: shortText(business.account_holder ?? null) ?? shortText(business.name),
    bic: shortText(business.bic),
  };
}

/** Goods within the EU need the place where they went (BR-IC-12). Without another one, it is the customer's. */
function deliveryOf(source: DocumentSource, groups: readonly TaxGroup[]): Delivery {
  const { document, customer, lines } = source;
  const isWithinEu = groups.some(({ category }) => category === 'K');
  const date = suppliedOn({ ...document, lines });
  const own = document.delivery_address ?? null;
  const place = own ?? (isWithinEu ? customer : null);
  return { name: shortText(own?.name ?? null), date, address: place && addressOf(place) };
}

const isFrench = ({ business }: DocumentSource): boolean =>
  followsFrance({
    country: business.country_code,
    process: business.business_process,
    hasCodedNotes: business.coded_notes.length > 0,
  });

function codedNotes(source: DocumentSource): readonly CodedNote[] {
  const { document, business, customer } = source;
  const own = business.coded_notes.filter(({ code }) => code !== TREATMENT_NOTE);
  return isFrench(source)
    ? [...own, { code: TREATMENT_NOTE, text: treatmentOf(document, customer) }]
    : own;
}

function notesOf(source: DocumentSource): Note[] {
  const { document } = source;
  const own = longText(document.notes);
  const coded = codedNotes(source).flatMap(({ code, text }): Note[] => {
    const content = longText(text);
    return content === null ? [] : [{ subjectCode: code, text: content }];
  });
  // France's rules for UBL read a code up to the next one, so a note without a code goes first.
  return [...(own === null ? [] : [{ subjectCode: null, text: own }]), ...coded];
}

/** Older rules want a due date or terms of every document (BR-CO-25), and a credit note has neither. */
function termsOf({ kind, terms, invoice }: SourceDocument): string | null {
  const text = longText(terms);
  // A coded line such as #SKONTO# must end in a line break (BR-DE-18).
  const isCoded = text?.split('\n').some((line) => line.trimStart().startsWith('#'));
  const own = isCoded ? `${text}\n` : text;
  const credited = shortText(invoice?.number ?? null);
  return own ?? (kind === 'credit_note' && credited ? `Credit for invoice ${credited}` : null);
}

function allowanceOf(one: SourceAllowance): DocumentAllowanceCharge {
  return {
    isCharge: one.is_charge,
    amount: amountText(new Big(one.amount)),
    base: null,
    percentage: null,
    reason: shortText(one.reason),
    reasonCode: null,
    tax: taxOf(one),
  };
}

function totalsOf(source: DocumentSource, groups: readonly TaxGroup[]): Totals {
  const { lines, allowances = [], document } = source;
  const amounts = (isCharge: boolean) =>
    sum(
      allowances.filter((one) => one.is_charge === isCharge).map(({ amount }) => new Big(amount)),
    );
  const net = sum(lines.map(netOf));
  const withoutTax = net.minus(amounts(false)).plus(amounts(true));
  const tax = sum(groups.map((group) => group.tax));
  const paid = new Big(document.amount_paid);
  const withTax = withoutTax.plus(tax);
  return {
    lines: amountText(net),
    allowances: amountText(amounts(false)),
    charges: amountText(amounts(true)),
    withoutTax: amountText(withoutTax),
    tax: amountText(tax),
    withTax: amountText(withTax),
    paid: amountText(paid),
    due: amountText(withTax.minus(paid)),
  };
}

/** A whole document is outside the scope of tax, or none of it. */
const isOutsideScope = (groups: readonly TaxGroup[]): boolean =>
  groups.every(({ category }) => category === 'O');

function partiesOf(source: DocumentSource, groups: readonly TaxGroup[]) {
  const { business, customer } = source;
  const inFrance = isFrench(source);
  const options = { withVatId: !isOutsideScope(groups), inFrance };
  // A customer number has no scheme. Denmark (DK-R-013) and France (BR-FR-CO-10) want one of each number.
  const wantsScheme = inFrance || business.country_code === DENMARK;
  const buyer = wantsScheme ? { ...customer, customer_number: null } : customer;
  return {
    seller: partyOf(business, { ...options, isSeller: true }),
    buyer: partyOf(buyer, { ...options, isSeller: false }),
  };
}

/** Its own reference of the buyer goes before that of the customer (contract §18). */
function referencesOf({ document, customer }: DocumentSource): EInvoice['references'] {
  const own = ALL_REFERENCES.map(({ name }) => [name, shortText(document[name] ?? null)] as const);
  const references = Object.fromEntries(own) as EInvoice['references'];
  const buyer_reference = references.buyer_reference ?? shortText(customer.buyer_reference);
  return { ...references, buyer_reference };
}

/** The same without the refusals. */
export function mapDocument(
  source: DocumentSource,
  groups: readonly TaxGroup[] = taxGroups(source),
): EInvoice {
  const { document, business, lines, allowances = [] } = source;
  const isNote = document.kind === 'credit_note';
  const preceding = shortText(document.invoice?.number ?? null);
  const totals = totalsOf(source, groups);
  return {
    kind: document.kind,
    number: shortText(document.number),
    issueDate: document.issue_date,
    typeCode: isNote ? '381' : '380',
    currency: document.currency,
    dueDate: document.due_date,
    references: referencesOf(source),
    orderReference: shortText(document.order_reference),
    paymentTerms: termsOf(document),
    notes: notesOf(source),
    businessProcess: processOf(document, business.business_process, totals.withTax),
    precedingInvoice:
      preceding === null
        ? null
        : { number: preceding, issueDate: document.invoice?.issue_date ?? null },
    ...partiesOf(source, groups),
    delivery: deliveryOf(source, groups),
    period: periodOf(document),
    payment: paymentOf(business, document),
    allowances: allowances.map(allowanceOf),
    totals,
    taxes: groups.map(breakdownOf),
    attachments: attachmentsOf(source, isFrench(source)),
    lines: lines.map(lineOf),
  };
}

/**
 * The model of a document.
 * @throws ApiError `not_expressible`, `totals_not_per_rate`
 */
export function eInvoiceOf(source: DocumentSource): EInvoice {
  const groups = taxGroups(source);
  refuse(source, groups);
  return mapDocument(source, groups);
}
