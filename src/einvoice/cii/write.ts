import type { EInvoiceFormat } from '../../domain/e-invoice-formats';
import { PROFILES } from '../formats';
import type { EInvoice, Line } from '../model';
import { group, leaf, node, xmlText, type Element } from '../xml';
import { address, party } from './party';
import { allowanceCharge, dateTime, settlement, tax } from './settlement';

const UNCEFACT = 'urn:un:unece:uncefact:data:standard';

function context(invoice: EInvoice, format: EInvoiceFormat): Element | null {
  const { specification, process } = PROFILES[format];
  return node(
    'rsm:ExchangedDocumentContext',
    node(
      'ram:BusinessProcessSpecifiedDocumentContextParameter',
      leaf('ram:ID', process ?? invoice.businessProcess),
    ),
    node('ram:GuidelineSpecifiedDocumentContextParameter', leaf('ram:ID', specification)),
  );
}

function head(invoice: EInvoice): Element | null {
  return node(
    'rsm:ExchangedDocument',
    leaf('ram:ID', invoice.number),
    leaf('ram:TypeCode', invoice.typeCode),
    dateTime('ram:IssueDateTime', 'udt', invoice.issueDate),
    ...invoice.notes.map(({ subjectCode, text }) =>
      node('ram:IncludedNote', leaf('ram:Content', text), leaf('ram:SubjectCode', subjectCode)),
    ),
  );
}

/** BG-25. */
function line(one: Line): Element | null {
  return node(
    'ram:IncludedSupplyChainTradeLineItem',
    node('ram:AssociatedDocumentLineDocument', leaf('ram:LineID', one.id)),
    node(
      'ram:SpecifiedTradeProduct',
      leaf('ram:Name', one.name),
      leaf('ram:Description', one.description),
    ),
    node(
      'ram:SpecifiedLineTradeAgreement',
      node('ram:NetPriceProductTradePrice', leaf('ram:ChargeAmount', one.price)),
    ),
    node(
      'ram:SpecifiedLineTradeDelivery',
      leaf('ram:BilledQuantity', one.quantity, { unitCode: one.unitCode }),
    ),
    node(
      'ram:SpecifiedLineTradeSettlement',
      tax('ram:ApplicableTradeTax', one.tax),
      ...one.allowances.map((part) => allowanceCharge(part, null)),
      node(
        'ram:SpecifiedTradeSettlementLineMonetarySummation',
        leaf('ram:LineTotalAmount', one.net),
      ),
    ),
  );
}

function agreement(invoice: EInvoice): Element | null {
  return node(
    'ram:ApplicableHeaderTradeAgreement',
    leaf('ram:BuyerReference', invoice.buyerReference),
    party('ram:SellerTradeParty', invoice.seller, true),
    party('ram:BuyerTradeParty', invoice.buyer, false),
    node('ram:BuyerOrderReferencedDocument', leaf('ram:IssuerAssignedID', invoice.orderReference)),
  );
}

function delivery({ delivery: { date, address: place } }: EInvoice): Element {
  return group(
    'ram:ApplicableHeaderTradeDelivery',
    node('ram:ShipToTradeParty', place && address(place)),
    node('ram:ActualDeliverySupplyChainEvent', dateTime('ram:OccurrenceDateTime', 'udt', date)),
  );
}

/** CII D16B. */
export function writeCii(invoice: EInvoice, format: EInvoiceFormat): string {
  const element = group(
    'rsm:CrossIndustryInvoice',
    context(invoice, format),
    head(invoice),
    node(
      'rsm:SupplyChainTradeTransaction',
      ...invoice.lines.map(line),
      agreement(invoice),
      delivery(invoice),
      settlement(invoice, format),
    ),
  );
  return xmlText(element, {
    rsm: `${UNCEFACT}:CrossIndustryInvoice:100`,
    ram: `${UNCEFACT}:ReusableAggregateBusinessInformationEntity:100`,
    qdt: `${UNCEFACT}:QualifiedDataType:100`,
    udt: `${UNCEFACT}:UnqualifiedDataType:100`,
  });
}
