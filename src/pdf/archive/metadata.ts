import { PROGRAM, type Entries } from '../internals/pdfkit';
import { FILE_NAME } from './factur-x';

const FX = 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#';

/** The properties that name the attached invoice (Factur-X 1.0, 6.3), and their descriptions. */
const PROPERTIES = [
  ['DocumentType', 'INVOICE', 'INVOICE'],
  ['DocumentFileName', FILE_NAME, 'Name of the embedded XML invoice file'],
  ['Version', '1.0', 'Version of the XML schema of the embedded invoice'],
  ['ConformanceLevel', 'EN 16931', 'Conformance level of the embedded invoice'],
] as const;

const property = (name: string, description: string) =>
  `<rdf:li rdf:parseType="Resource"><pdfaProperty:name>${name}</pdfaProperty:name><pdfaProperty:valueType>Text</pdfaProperty:valueType><pdfaProperty:category>external</pdfaProperty:category><pdfaProperty:description>${description}</pdfaProperty:description></rdf:li>`;

/** PDF/A wants each property that it does not know described (ISO 19005-3, 6.6.2.3). */
const FACTUR_X = `<rdf:Description rdf:about="" xmlns:fx="${FX}">
${PROPERTIES.map(([name, value]) => `<fx:${name}>${value}</fx:${name}>`).join('\n')}
</rdf:Description>
<rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/" xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">
<pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource">
<pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema>
<pdfaSchema:namespaceURI>${FX}</pdfaSchema:namespaceURI>
<pdfaSchema:prefix>fx</pdfaSchema:prefix>
<pdfaSchema:property><rdf:Seq>
${PROPERTIES.map(([name, , description]) => property(name, description)).join('\n')}
</rdf:Seq></pdfaSchema:property>
</rdf:li></rdf:Bag></pdfaExtension:schemas>
</rdf:Description>
`;

/** Characters that XML has no way to write, and those that a title does not need. */
const NOT_IN_XML = /[\p{Cc}\p{Cs}\ufffe\uffff]/gu;

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

const escaped = (text: string) =>
  text.replace(NOT_IN_XML, '').replace(/[&<>]/g, (char) => ENTITIES[char] ?? char);

/** The entries of a PDF as XMP. */
function entriesOf({ title, author }: Entries, date: Date): string {
  const time = date.toISOString().replace(/\.\d+Z$/, 'Z');
  return `<rdf:Description rdf:about="" xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:pdf="http://ns.adobe.com/pdf/1.3/">
<xmp:CreateDate>${time}</xmp:CreateDate>
<xmp:ModifyDate>${time}</xmp:ModifyDate>
<xmp:CreatorTool>${PROGRAM}</xmp:CreatorTool>
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escaped(title)}</rdf:li></rdf:Alt></dc:title>
<dc:creator><rdf:Seq><rdf:li>${escaped(author)}</rdf:li></rdf:Seq></dc:creator>
<pdf:Producer>${PROGRAM}</pdf:Producer>
</rdf:Description>
`;
}

/** Says that a PDF keeps to PDF/UA-1 (ISO 14289-1, 5). */
const ACCESSIBLE = `<rdf:Description rdf:about="" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/">
<pdfuaid:part>1</pdfuaid:part>
</rdf:Description>
`;

/** The XMP of a plain PDF. */
export const metadataOf = (entries: Entries, date: Date): string =>
  `${entriesOf(entries, date)}${ACCESSIBLE}`;

/** The XMP of a Factur-X PDF: what its entries say, and the name of the attached invoice. */
export const facturXMetadata = (entries: Entries, date: Date): string =>
  `${entriesOf(entries, date)}${FACTUR_X}`;
