import type { FacturX } from '../../src/pdf/archive/factur-x';

/** As long as the XML of a real invoice with so many lines, with letters of two and four bytes. */
export function facturX(lines = 4, date = '2026-03-02T00:00:00Z'): FacturX {
  const line = (index: number) =>
    `<ram:IncludedSupplyChainTradeLineItem><ram:AssociatedDocumentLineDocument><ram:LineID>${index + 1}</ram:LineID></ram:AssociatedDocumentLineDocument><ram:SpecifiedTradeProduct><ram:Name>Beratung für Café 🎉, Woche ${index + 1}</ram:Name></ram:SpecifiedTradeProduct><ram:SpecifiedLineTradeAgreement><ram:NetPriceProductTradePrice><ram:ChargeAmount>${95 + index}.50</ram:ChargeAmount></ram:NetPriceProductTradePrice></ram:SpecifiedLineTradeAgreement><ram:SpecifiedLineTradeDelivery><ram:BilledQuantity unitCode="HUR">${1 + (index % 7)}</ram:BilledQuantity></ram:SpecifiedLineTradeDelivery></ram:IncludedSupplyChainTradeLineItem>`;
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<rsm:CrossIndustryInvoice xmlns:rsm="urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100" xmlns:ram="urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100"><rsm:SupplyChainTradeTransaction>${Array.from({ length: lines }, (_, index) => line(index)).join('')}</rsm:SupplyChainTradeTransaction></rsm:CrossIndustryInvoice>\n`;
  return { xml: Buffer.from(xml), date: new Date(date) };
}
