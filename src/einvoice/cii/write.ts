import type { EInvoiceFormat } from '../../domain/e-invoice-formats';
import type { AttachedDocument } from '../attached-document';
import { GTIN_SCHEME, PROFILES } from '../formats';
import type { EInvoice, Line } from '../model';
import { group, leaf, node, xmlText, type Element } from '../xml';
import { address, party } from './party';
import { allowanceCharge, dateTime, period, settlement, tax } from './settlement';

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
      leaf('ram:GlobalID', one.standardItemId, { schemeID: GTIN_SCHEME }),
      leaf('ram:SellerAssignedID', one.sellerItemId),
      leaf('ram:Name', one.name),
      leaf('ram:Description', one.description),
    ),
    node(
      'ram:SpecifiedLineTradeAgreement',
      node('ram:BuyerOrderReferencedDocument', leaf('ram:LineID', one.orderLine)),
      node('ram:NetPriceProductTradePrice', leaf('ram:ChargeAmount', one.price)),
    ),
    node(
      'ram:SpecifiedLineTradeDelivery',
      leaf('ram:BilledQuantity', one.quantity, { unitCode: one.unitCode }),
    ),
    node(
      'ram:SpecifiedLineTradeSettlement',
      tax('ram:ApplicableTradeTax', one.tax),
      period(one.period),
      ...one.allowances.map((part) => allowanceCharge(part, null)),
      node(
        'ram:SpecifiedTradeSettlementLineMonetarySummation',
        leaf('ram:LineTotalAmount', one.net),
      ),
    ),
  );
}

/** UNTDID 1001. */
const TENDER = '50';
const RELATED = '916';

/** Its name is obligatory, and says nothing (Factur-X 1.07). */
const project = (id: string | null) =>
  id === null
    ? null
    : node(
        'ram:SpecifiedProcuringProject',
        leaf('ram:ID', id),
        leaf('ram:Name', 'Project reference'),
      );

const referenced = (name: string, id: string | null, code: string | null = null) =>
  id === null ? null : node(name, leaf('ram:IssuerAssignedID', id), leaf('ram:TypeCode', code));

/** BG-24. */
const attached = ({ name, description, mimeCode, content }: AttachedDocument) =>
  node(
    'ram:AdditionalReferencedDocument',
    leaf('ram:IssuerAssignedID', name),
    leaf('ram:TypeCode', RELATED),
    leaf('ram:Name', description),
    leaf('ram:AttachmentBinaryObject', content, { mimeCode, filename: name }),
  );

function agreement(invoice: EInvoice): Element | null {
  const { references: of, attachments } = invoice;
  return node(
    'ram:ApplicableHeaderTradeAgreement',
    leaf('ram:BuyerReference', of.buyer_reference),
    party('ram:SellerTradeParty', invoice.seller, true),
    party('ram:BuyerTradeParty', invoice.buyer, false),
    referenced('ram:SellerOrderReferencedDocument', of.sales_order_reference),
    referenced('ram:BuyerOrderReferencedDocument', invoice.orderReference),
    referenced('ram:ContractReferencedDocument', of.contract_reference),
    referenced('ram:AdditionalReferencedDocument', of.tender_reference, TENDER),
    ...attachments.map(attached),
    project(of.project_reference),
  );
}

function delivery({ delivery: { name, date, address: place }, references }: EInvoice): Element {
  return group(
    'ram:ApplicableHeaderTradeDelivery',
    node('ram:ShipToTradeParty', leaf('ram:Name', name), place && address(place)),
    node('ram:ActualDeliverySupplyChainEvent', dateTime('ram:OccurrenceDateTime', 'udt', date)),
    referenced('ram:DespatchAdviceReferencedDocument', references.despatch_reference),
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
