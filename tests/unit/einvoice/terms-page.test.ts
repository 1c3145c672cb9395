import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * docs/e-invoice-terms.md lists the terms of EN 16931-1:2017. `TERMS_PAGE=write` writes its table anew. The code names
 * each term that it carries in the comment beside it.
 */

const ROOT = path.join(__dirname, '../../..');
const PAGE = path.join(ROOT, 'docs/e-invoice-terms.md');
const LAST = 165;

/** Terms by their first number, with the field that fills each. A dash stands before why none does. */
const TERMS: readonly (readonly [string, string])[] = [
  ['1 Invoice number', '`invoice_number`, `credit_note_number`'],
  ['2 Issue date', '`issue_date`'],
  ['3 Type code', '380, of a credit note 381'],
  ['5 Currency', '`currency`'],
  ['6 Currency of tax', '- tax is stated in the currency of the document'],
  ['7 Tax point date', '- tax is due by the date of supply or of issue'],
  ['8 Tax point date code', '- as BT-7'],
  ['9 Due date', '`due_date`'],
  ['10 Buyer reference', '`buyer_reference` of the document, else of the customer'],
  ['11 Project', '`project_reference`'],
  ['12 Contract', '`contract_reference`'],
  ['13 Order of the buyer', '`order_reference`'],
  ['14 Order of the seller', '`sales_order_reference`'],
  ['15 Receiving advice', '- the receipt of goods is not recorded'],
  ['16 Despatch advice', '`despatch_reference`'],
  ['17 Tender or lot', '`tender_reference`'],
  ['18 Invoiced object', '- meters and subscriptions of others have no field'],
  ['19 Accounting reference of the buyer', '- an account of the buyer has no field'],
  ['20 Payment terms', '`terms`'],
  ['21 Subject of a note', 'France: `coded_notes` of the business, and the treatment'],
  ['22 Note', '`notes`, and those of BT-21'],
  ['23 Business process', 'that of the profile; France: `business_process`'],
  ['24 Specification', 'that of the format'],
  ['25 Number of the preceding invoice', '`invoice_number` of a credit note'],
  ['26 Its issue date', 'that of the invoice'],
  ['27 Name of the seller', '`legal_name`, else `name` of the business'],
  ['28 Trading name of the seller', '- the legal name is carried'],
  ['29 Identifier of the seller', '`tax_id`, where no VAT number and registration id is known'],
  ['30 Registration of the seller', '`registration_id`'],
  ['31 VAT number of the seller', '`vat_id`'],
  ['32 Tax number of the seller', '`tax_id`'],
  ['33 Legal information of the seller', '- it may stand in the notes'],
  ['34 Electronic address of the seller', '`electronic_address`, else VAT number or e-mail'],
  ['35 Address of the seller, first line', '`address`'],
  ['36 second line', '`address`'],
  ['37 City', '`city`'],
  ['38 Postal code', '`postal_code`'],
  ['39 State', '`state`'],
  ['40 Country', '`country_code`'],
  ['41 Contact of the seller', '`contact_name`, else the name'],
  ['42 Its telephone', '`phone`'],
  ['43 Its e-mail', '`email`'],
  ['44 Name of the buyer', '`name` of the customer'],
  ['45 Trading name of the buyer', '- a customer has one name'],
  ['46 Identifier of the buyer', '`customer_number`'],
  ['47 Registration of the buyer', '`registration_id`'],
  ['48 VAT number of the buyer', '`vat_id`'],
  ['49 Electronic address of the buyer', '`electronic_address`, else VAT number or e-mail'],
  ['50 Address of the buyer, first line', '`address`'],
  ['51 second line', '`address`'],
  ['52 City', '`city`'],
  ['53 Postal code', '`postal_code`'],
  ['54 State', '`state`'],
  ['55 Country', '`country_code`'],
  ['56 Contact of the buyer', '`contactName` of the generator'],
  ['57 Its telephone', '`phone`'],
  ['58 Its e-mail', '`email`'],
  ['59 Payee', '- the seller is paid'],
  ['60 Its identifier', '- as BT-59'],
  ['61 Its registration', '- as BT-59'],
  ['62 Tax representative', '- a business has none'],
  ['63 Its VAT number', '- as BT-62'],
  ['64 Its address', '- as BT-62'],
  ['65 second line', '- as BT-62'],
  ['66 City', '- as BT-62'],
  ['67 Postal code', '- as BT-62'],
  ['68 State', '- as BT-62'],
  ['69 Country', '- as BT-62'],
  ['70 Name of the place of delivery', '`delivery_address`: `name`'],
  ['71 Identifier of the place', '- a place is known by its address'],
  ['72 Date of delivery', '`delivery_date`, else the issue date by `supply_date_default`'],
  ['73 Period from', '`service_period_start`'],
  ['74 Period until', '`service_period_end`'],
  ['75 Place of delivery, first line', '`delivery_address`: `address`'],
  ['76 second line', '`delivery_address`: `address`'],
  ['77 City', '`delivery_address`: `city`'],
  ['78 Postal code', '`delivery_address`: `postal_code`'],
  ['79 State', '`delivery_address`: `state`'],
  ['80 Country', '`delivery_address`: `country_code`'],
  ['81 Means of payment', 'a transfer, of SEPA where both sides are in it'],
  ['82 Its text', '- the code says it'],
  ['83 Reference of the payment', 'the RF reference of the number, by `rf_reference`'],
  ['84 Account', 'the bank account of the document'],
  ['85 Holder of the account', '`holder` of the account, else the name of the business'],
  ['86 BIC', '`bic` of the account'],
  ['87 Number of a card', '- cards are paid on the page of an invoice'],
  ['88 Holder of the card', '- as BT-87'],
  ['89 Mandate', '- no direct debits'],
  ['90 Creditor identifier', '- as BT-89'],
  ['91 Debited account', '- as BT-89'],
  ['92 Allowance', 'the discount of the generator'],
  ['93 Its base', '- a percentage is one of a line'],
  ['94 Its percentage', '- as BT-93'],
  ['95 Its tax category', 'as BT-92'],
  ['96 Its tax rate', 'as BT-92'],
  ['97 Its reason', 'as BT-92'],
  ['98 Code of the reason', '- the words say it'],
  ['99 Charge', 'the shipping of the generator'],
  ['100 Its base', '- as BT-93'],
  ['101 Its percentage', '- as BT-93'],
  ['102 Its tax category', 'as BT-99'],
  ['103 Its tax rate', 'as BT-99'],
  ['104 Its reason', 'as BT-99'],
  ['105 Code of the reason', '- the words say it'],
  ['106 Sum of the lines', 'computed'],
  ['107 Sum of allowances', 'computed'],
  ['108 Sum of charges', 'computed'],
  ['109 Total without tax', '`subtotal`'],
  ['110 Tax', '`tax_amount`'],
  ['111 Tax in the currency of tax', '- as BT-6'],
  ['112 Total with tax', '`total`'],
  ['113 Amount paid', '`amount_paid` when the first file was made'],
  ['114 Rounding amount', '- sums are exact'],
  ['115 Amount due', 'computed'],
  ['116 Taxable amount of a category', 'computed'],
  ['117 Its tax', 'computed'],
  ['118 Its category', '`tax_category` of the lines'],
  ['119 Its rate', '`tax_rate` of the lines'],
  ['120 Reason of an exemption', '`tax_exemption_reason` of the lines'],
  ['121 Code of the reason', 'by the category'],
  ['122 Supporting document', 'the name of an attachment'],
  ['123 Its description', 'France: a kind of document'],
  ['124 Its address', '- the file holds it'],
  ['125 The document', 'an attachment'],
  ['126 Line', 'its place'],
  ['127 Note of a line', '- the description has all lines of text'],
  ['128 Object of a line', '- as BT-18'],
  ['129 Quantity', '`quantity`'],
  ['130 Unit', '`unit_code`'],
  ['131 Net of the line', 'computed'],
  ['132 Line of the order', '`order_line_reference`'],
  ['133 Accounting reference of a line', '- as BT-19'],
  ['134 Period of a line from', '`service_period_start` of the line'],
  ['135 Period of a line until', '`service_period_end` of the line'],
  ['136 Allowance of a line', '`discount_rate`'],
  ['137 Its base', 'computed'],
  ['138 Its percentage', '`discount_rate`'],
  ['139 Its reason', '"Discount", or "Rounding"'],
  ['140 Code of the reason', '95'],
  ['141 Charge of a line', 'a rounding, where a currency has no decimals'],
  ['142 Its base', '- a rounding has none'],
  ['143 Its percentage', '- as BT-142'],
  ['144 Its reason', '"Rounding"'],
  ['145 Code of the reason', '- the words say it'],
  ['146 Price', '`unit_price`'],
  ['147 Discount of the price', '- a discount is one of the line'],
  ['148 Price before it', '- as BT-147'],
  ['149 Quantity of the price', '- a price is of one unit'],
  ['150 Unit of the price', '- as BT-149'],
  ['151 Tax category', '`tax_category`'],
  ['152 Tax rate', '`tax_rate`'],
  ['153 Name of the item', 'the first line of `description`'],
  ['154 Description of the item', 'the other lines of `description`'],
  ['155 Article number of the seller', '`sku`'],
  ['156 Article number of the buyer', '- an item has one article number'],
  ['157 Standard article number', '`standard_item_id`'],
  ['158 Class of the item', '- items are in no class'],
  ['159 Country of origin', '- has no field'],
  ['160 Attribute', '- it may stand in the description'],
  ['161 Its value', '- as BT-160'],
  ['162 Address of the seller, third line', '`address`'],
  ['163 Address of the buyer, third line', '`address`'],
  ['164 Address of the representative, third line', '- as BT-62'],
  ['165 Place of delivery, third line', '`delivery_address`: `address`'],
];

/** The numbers of a text, with those between the ends of `BT-10 to BT-12`. */
function namedIn(text: string): number[] {
  const spans = [...text.matchAll(/BT-(\d+) to BT-(\d+)/g)].flatMap(([, from, to]) =>
    Array.from({ length: Number(to) - Number(from) + 1 }, (_, at) => Number(from) + at),
  );
  return [...spans, ...[...text.matchAll(/BT-(\d+)/g)].map(([, number]) => Number(number))];
}

const FOLDER = path.join(ROOT, 'src/einvoice');
const sources = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => readFileSync(path.join(FOLDER, name), 'utf8'));
const references = readFileSync(path.join(ROOT, 'src/domain/fields/references.ts'), 'utf8');

const numberOf = (title: string): number => Number(title.split(' ')[0]);
const isCarried = (from: string): boolean => !from.startsWith('- ');

test('all terms stand in the table, in their order', () => {
  const all = Array.from({ length: LAST }, (_, at) => at + 1).filter((number) => number !== 4);
  expect(TERMS.map(([title]) => numberOf(title))).toEqual(all);
});

test('the code names those that it carries, and no others', () => {
  const named = new Set([...sources, references].flatMap(namedIn));
  const carried = TERMS.filter(([, from]) => isCarried(from)).map(([title]) => numberOf(title));
  expect([...named].sort((a, b) => a - b)).toEqual(carried);
});

test('the page has the table', () => {
  const rows = TERMS.map(([title, from]) => {
    const [number, ...name] = title.split(' ');
    const said = isCarried(from) ? `${from} | ` : ` | ${from.slice(2)}`;
    return `| BT-${number} ${name.join(' ')} | ${said} |`;
  });
  const table = ['| term | from | not carried, because |', '| --- | --- | --- |', ...rows];
  const [intro = '', before = ''] = readFileSync(PAGE, 'utf8').split(/^(?=\| term)/m);
  if (process.env['TERMS_PAGE'] === 'write') writeFileSync(PAGE, `${intro}${table.join('\n')}\n`);
  const cells = (text: string) =>
    text
      .trim()
      .split('\n')
      .map((row) =>
        row
          .split('|')
          .map((cell) => cell.trim())
          .join('|'),
      );
  const isRule = (row: string) => /^[|\- ]+$/.test(row);
  expect(cells(before).filter((row) => !isRule(row))).toEqual(
    cells(table.join('\n')).filter((row) => !isRule(row)),
  );
});
