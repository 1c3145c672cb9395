/**
 * Where the terms of EN 16931 stand in both syntaxes, by EN 16931-3-2 (UBL) and EN 16931-3-3 (CII): the terms that
 * documents of this service can say. Paths are XPath from the root, of a line from the line.
 */

const SUPPLIER = 'cac:AccountingSupplierParty/cac:Party';
const BUYER = 'cac:AccountingCustomerParty/cac:Party';
const HEAD = 'rsm:ExchangedDocument';
const TRADE = 'rsm:SupplyChainTradeTransaction';
const AGREED = `${TRADE}/ram:ApplicableHeaderTradeAgreement`;
const DELIVERED = `${TRADE}/ram:ApplicableHeaderTradeDelivery`;
const SETTLED = `${TRADE}/ram:ApplicableHeaderTradeSettlement`;
const SHIP_TO = `${DELIVERED}/ram:ShipToTradeParty`;
const MEANS = `${SETTLED}/ram:SpecifiedTradeSettlementPaymentMeans`;
const SUMS = `${SETTLED}/ram:SpecifiedTradeSettlementHeaderMonetarySummation`;
const TAX = `${SETTLED}/ram:ApplicableTradeTax`;
const TOTAL = 'cac:LegalMonetaryTotal';
const CURRENCY = 'string(/*/cbc:DocumentCurrencyCode)';
const TAXES = `cac:TaxTotal[cbc:TaxAmount/@currencyID = ${CURRENCY}]`;
const IDENTIFIED = 'cbc:EndpointID';
const ACCOUNT = 'cac:PaymentMeans/cac:PayeeFinancialAccount';
const reference = (name) => `${AGREED}/ram:${name}ReferencedDocument/ram:IssuerAssignedID`;
const day = (name) => `${name}/*[local-name() = 'DateTimeString']`;

/** Five or six terms from the first: two lines, city, postal code, state, country, and the third line. */
const address = ([one, two, city, code, state, country, three], ubl, cii) => [
  [one, `${ubl}/cbc:StreetName`, `${cii}/ram:LineOne`],
  [two, `${ubl}/cbc:AdditionalStreetName`, `${cii}/ram:LineTwo`],
  [city, `${ubl}/cbc:CityName`, `${cii}/ram:CityName`],
  [code, `${ubl}/cbc:PostalZone`, `${cii}/ram:PostcodeCode`],
  [state, `${ubl}/cbc:CountrySubentity`, `${cii}/ram:CountrySubDivisionName`],
  [country, `${ubl}/cac:Country/cbc:IdentificationCode`, `${cii}/ram:CountryID`],
  [three, `${ubl}/cac:AddressLine/cbc:Line`, `${cii}/ram:LineThree`],
];

const contact = ([name, phone, email], ubl, cii) => [
  [name, `${ubl}/cac:Contact/cbc:Name`, `${cii}/ram:DefinedTradeContact/ram:PersonName`],
  [
    phone,
    `${ubl}/cac:Contact/cbc:Telephone`,
    `${cii}/ram:DefinedTradeContact/ram:TelephoneUniversalCommunication/ram:CompleteNumber`,
  ],
  [
    email,
    `${ubl}/cac:Contact/cbc:ElectronicMail`,
    `${cii}/ram:DefinedTradeContact/ram:EmailURIUniversalCommunication/ram:URIID`,
  ],
];

const party = ([name, registration, vat, endpoint], ubl, cii) => {
  const legal = `${ubl}/cac:PartyLegalEntity`;
  const taxOf = (scheme) => `${ubl}/cac:PartyTaxScheme[cac:TaxScheme/cbc:ID ${scheme} 'VAT']`;
  const registered = `${cii}/ram:SpecifiedLegalOrganization/ram:ID`;
  return [
    [name, `${legal}/cbc:RegistrationName`, `${cii}/ram:Name`],
    [registration, `${legal}/cbc:CompanyID`, registered],
    [`${registration}-scheme`, `${legal}/cbc:CompanyID/@schemeID`, `${registered}/@schemeID`],
    [
      vat,
      `${taxOf('=')}/cbc:CompanyID`,
      `${cii}/ram:SpecifiedTaxRegistration/ram:ID[@schemeID = 'VA']`,
    ],
    ...(name === 'BT-27'
      ? [
          [
            'BT-32',
            `${taxOf('!=')}/cbc:CompanyID`,
            `${cii}/ram:SpecifiedTaxRegistration/ram:ID[@schemeID = 'FC']`,
          ],
        ]
      : []),
    [endpoint, `${ubl}/${IDENTIFIED}`, `${cii}/ram:URIUniversalCommunication/ram:URIID`],
    [
      `${endpoint}-scheme`,
      `${ubl}/${IDENTIFIED}/@schemeID`,
      `${cii}/ram:URIUniversalCommunication/ram:URIID/@schemeID`,
    ],
  ];
};

const numbered = (first, last, more) => [
  ...Array.from({ length: last - first + 1 }, (_, at) => `BT-${first + at}`),
  ...more.map((number) => `BT-${number}`),
];

export const DOCUMENT_TERMS = [
  ['BT-1', 'cbc:ID', `${HEAD}/ram:ID`],
  ['BT-2', 'cbc:IssueDate', day(`${HEAD}/ram:IssueDateTime`)],
  ['BT-3', 'cbc:InvoiceTypeCode | cbc:CreditNoteTypeCode', `${HEAD}/ram:TypeCode`],
  ['BT-5', 'cbc:DocumentCurrencyCode', `${SETTLED}/ram:InvoiceCurrencyCode`],
  [
    'BT-9',
    'cbc:DueDate | cac:PaymentMeans/cbc:PaymentDueDate',
    day(`${SETTLED}/ram:SpecifiedTradePaymentTerms/ram:DueDateDateTime`),
  ],
  ['BT-10', 'cbc:BuyerReference', `${AGREED}/ram:BuyerReference`],
  ['BT-11', 'cac:ProjectReference/cbc:ID', `${AGREED}/ram:SpecifiedProcuringProject/ram:ID`],
  ['BT-12', 'cac:ContractDocumentReference/cbc:ID', reference('Contract')],
  ['BT-13', 'cac:OrderReference/cbc:ID', reference('BuyerOrder')],
  ['BT-14', 'cac:OrderReference/cbc:SalesOrderID', reference('SellerOrder')],
  [
    'BT-16',
    'cac:DespatchDocumentReference/cbc:ID',
    `${DELIVERED}/ram:DespatchAdviceReferencedDocument/ram:IssuerAssignedID`,
  ],
  [
    'BT-17',
    'cac:OriginatorDocumentReference/cbc:ID',
    `${AGREED}/ram:AdditionalReferencedDocument[ram:TypeCode = '50']/ram:IssuerAssignedID`,
  ],
  [
    'BT-20',
    'cac:PaymentTerms/cbc:Note',
    `${SETTLED}/ram:SpecifiedTradePaymentTerms/ram:Description`,
  ],
  ['BT-22', 'cbc:Note', `${HEAD}/ram:IncludedNote/ram:Content`],
  ...party(['BT-27', 'BT-30', 'BT-31', 'BT-34'], SUPPLIER, `${AGREED}/ram:SellerTradeParty`),
  ['BT-29', `${SUPPLIER}/cac:PartyIdentification/cbc:ID`, `${AGREED}/ram:SellerTradeParty/ram:ID`],
  ...address(
    numbered(35, 40, [162]),
    `${SUPPLIER}/cac:PostalAddress`,
    `${AGREED}/ram:SellerTradeParty/ram:PostalTradeAddress`,
  ),
  ...contact(numbered(41, 43, []), SUPPLIER, `${AGREED}/ram:SellerTradeParty`),
  ...party(['BT-44', 'BT-47', 'BT-48', 'BT-49'], BUYER, `${AGREED}/ram:BuyerTradeParty`),
  ['BT-46', `${BUYER}/cac:PartyIdentification/cbc:ID`, `${AGREED}/ram:BuyerTradeParty/ram:ID`],
  ...address(
    numbered(50, 55, [163]),
    `${BUYER}/cac:PostalAddress`,
    `${AGREED}/ram:BuyerTradeParty/ram:PostalTradeAddress`,
  ),
  ...contact(numbered(56, 58, []), BUYER, `${AGREED}/ram:BuyerTradeParty`),
  ['BT-70', 'cac:Delivery/cac:DeliveryParty/cac:PartyName/cbc:Name', `${SHIP_TO}/ram:Name`],
  [
    'BT-72',
    'cac:Delivery/cbc:ActualDeliveryDate',
    day(`${DELIVERED}/ram:ActualDeliverySupplyChainEvent/ram:OccurrenceDateTime`),
  ],
  [
    'BT-73',
    'cac:InvoicePeriod/cbc:StartDate',
    day(`${SETTLED}/ram:BillingSpecifiedPeriod/ram:StartDateTime`),
  ],
  [
    'BT-74',
    'cac:InvoicePeriod/cbc:EndDate',
    day(`${SETTLED}/ram:BillingSpecifiedPeriod/ram:EndDateTime`),
  ],
  ...address(
    numbered(75, 80, [165]),
    'cac:Delivery/cac:DeliveryLocation/cac:Address',
    `${SHIP_TO}/ram:PostalTradeAddress`,
  ),
  ['BT-81', 'cac:PaymentMeans/cbc:PaymentMeansCode', `${MEANS}/ram:TypeCode`],
  [
    'BT-84',
    `${ACCOUNT}/cbc:ID`,
    `${MEANS}/ram:PayeePartyCreditorFinancialAccount/*[self::ram:IBANID or self::ram:ProprietaryID]`,
  ],
  [
    'BT-85',
    `${ACCOUNT}/cbc:Name`,
    `${MEANS}/ram:PayeePartyCreditorFinancialAccount/ram:AccountName`,
  ],
  [
    'BT-86',
    `${ACCOUNT}/cac:FinancialInstitutionBranch/cbc:ID`,
    `${MEANS}/ram:PayeeSpecifiedCreditorFinancialInstitution/ram:BICID`,
  ],
  ['BT-106', `${TOTAL}/cbc:LineExtensionAmount`, `${SUMS}/ram:LineTotalAmount`],
  ['BT-109', `${TOTAL}/cbc:TaxExclusiveAmount`, `${SUMS}/ram:TaxBasisTotalAmount`],
  [
    'BT-110',
    `${TAXES}/cbc:TaxAmount`,
    `${SUMS}/ram:TaxTotalAmount[@currencyID = //ram:InvoiceCurrencyCode]`,
  ],
  ['BT-112', `${TOTAL}/cbc:TaxInclusiveAmount`, `${SUMS}/ram:GrandTotalAmount`],
  ['BT-113', `${TOTAL}/cbc:PrepaidAmount`, `${SUMS}/ram:TotalPrepaidAmount`],
  ['BT-114', `${TOTAL}/cbc:PayableRoundingAmount`, `${SUMS}/ram:RoundingAmount`],
  ['BT-115', `${TOTAL}/cbc:PayableAmount`, `${SUMS}/ram:DuePayableAmount`],
  ['BT-116', `${TAXES}/cac:TaxSubtotal/cbc:TaxableAmount`, `${TAX}/ram:BasisAmount`],
  ['BT-117', `${TAXES}/cac:TaxSubtotal/cbc:TaxAmount`, `${TAX}/ram:CalculatedAmount`],
  ['BT-118', `${TAXES}/cac:TaxSubtotal/cac:TaxCategory/cbc:ID`, `${TAX}/ram:CategoryCode`],
  [
    'BT-119',
    `${TAXES}/cac:TaxSubtotal/cac:TaxCategory/cbc:Percent`,
    `${TAX}/ram:RateApplicablePercent`,
  ],
  [
    'BT-120',
    `${TAXES}/cac:TaxSubtotal/cac:TaxCategory/cbc:TaxExemptionReason`,
    `${TAX}/ram:ExemptionReason`,
  ],
];

const AGREED_LINE = 'ram:SpecifiedLineTradeAgreement';
const SETTLED_LINE = 'ram:SpecifiedLineTradeSettlement';
const PRODUCT = 'ram:SpecifiedTradeProduct';
const QUANTITY = '*[self::cbc:InvoicedQuantity or self::cbc:CreditedQuantity]';

export const LINES = [
  'cac:InvoiceLine | cac:CreditNoteLine',
  `${TRADE}/ram:IncludedSupplyChainTradeLineItem`,
];

export const LINE_TERMS = [
  ['BT-129', QUANTITY, 'ram:SpecifiedLineTradeDelivery/ram:BilledQuantity'],
  [
    'BT-130',
    `${QUANTITY}/@unitCode`,
    'ram:SpecifiedLineTradeDelivery/ram:BilledQuantity/@unitCode',
  ],
  [
    'BT-131',
    'cbc:LineExtensionAmount',
    `${SETTLED_LINE}/ram:SpecifiedTradeSettlementLineMonetarySummation/ram:LineTotalAmount`,
  ],
  [
    'BT-132',
    'cac:OrderLineReference/cbc:LineID',
    `${AGREED_LINE}/ram:BuyerOrderReferencedDocument/ram:LineID`,
  ],
  [
    'BT-134',
    'cac:InvoicePeriod/cbc:StartDate',
    day(`${SETTLED_LINE}/ram:BillingSpecifiedPeriod/ram:StartDateTime`),
  ],
  [
    'BT-135',
    'cac:InvoicePeriod/cbc:EndDate',
    day(`${SETTLED_LINE}/ram:BillingSpecifiedPeriod/ram:EndDateTime`),
  ],
  [
    'BT-146',
    'cac:Price/cbc:PriceAmount',
    `${AGREED_LINE}/ram:NetPriceProductTradePrice/ram:ChargeAmount`,
  ],
  [
    'BT-149',
    'cac:Price/cbc:BaseQuantity',
    `${AGREED_LINE}/ram:NetPriceProductTradePrice/ram:BasisQuantity`,
  ],
  [
    'BT-151',
    'cac:Item/cac:ClassifiedTaxCategory/cbc:ID',
    `${SETTLED_LINE}/ram:ApplicableTradeTax/ram:CategoryCode`,
  ],
  [
    'BT-152',
    'cac:Item/cac:ClassifiedTaxCategory/cbc:Percent',
    `${SETTLED_LINE}/ram:ApplicableTradeTax/ram:RateApplicablePercent`,
  ],
  ['BT-153', 'cac:Item/cbc:Name', `${PRODUCT}/ram:Name`],
  ['BT-154', 'cac:Item/cbc:Description', `${PRODUCT}/ram:Description`],
  ['BT-155', 'cac:Item/cac:SellersItemIdentification/cbc:ID', `${PRODUCT}/ram:SellerAssignedID`],
  [
    'BT-157',
    "cac:Item/cac:StandardItemIdentification/cbc:ID[@schemeID = '0160']",
    `${PRODUCT}/ram:GlobalID[@schemeID = '0160']`,
  ],
];

/** BG-20 and BG-21 from the root, BG-27 and BG-28 from a line. */
export const ALLOWANCES = ['cac:AllowanceCharge', `${SETTLED}/ram:SpecifiedTradeAllowanceCharge`];
export const LINE_ALLOWANCES = [
  'cac:AllowanceCharge',
  `${SETTLED_LINE}/ram:SpecifiedTradeAllowanceCharge`,
];
export const ALLOWANCE_TERMS = [
  ['isCharge', 'cbc:ChargeIndicator', 'ram:ChargeIndicator/udt:Indicator'],
  ['amount', 'cbc:Amount', 'ram:ActualAmount'],
  ['percentage', 'cbc:MultiplierFactorNumeric', 'ram:CalculationPercent'],
  ['reason', 'cbc:AllowanceChargeReason', 'ram:Reason'],
  ['category', 'cac:TaxCategory/cbc:ID', 'ram:CategoryTradeTax/ram:CategoryCode'],
  ['rate', 'cac:TaxCategory/cbc:Percent', 'ram:CategoryTradeTax/ram:RateApplicablePercent'],
];

/** BG-24 with a file. */
const FILE = 'cac:Attachment/cbc:EmbeddedDocumentBinaryObject';
export const FILES = [
  `cac:AdditionalDocumentReference[${FILE}]`,
  `${AGREED}/ram:AdditionalReferencedDocument[ram:AttachmentBinaryObject]`,
];
export const FILE_TERMS = [
  ['name', `${FILE}/@filename`, 'ram:AttachmentBinaryObject/@filename'],
  ['type', `${FILE}/@mimeCode`, 'ram:AttachmentBinaryObject/@mimeCode'],
  ['content', FILE, 'ram:AttachmentBinaryObject'],
];
