import { z } from 'zod';
import { checkBic, checkIban } from '../domain/bank-account';
import { checkDate, checkEmail, checkOneOf } from '../domain/checks';
import { checkCountryCode } from '../domain/country';
import { checkCurrency } from '../domain/currency';
import { TAX_CATEGORIES } from '../domain/tax';
import { checkVatId } from '../domain/vat-id';
import { COUNTRY_CODE_DOC, DOCS, VAT_ID_DOC } from '../validation/fields';
import { field, text } from './fields';

const MUST_BE_OBJECT = 'must be an object';

/** Null is an object that was left out. */
const part = <Shape extends z.ZodObject>(shape: Shape) =>
  z.preprocess((value) => value ?? undefined, shape.optional()).optional();

const PARTY = z.object(
  {
    name: text('Needed.'),
    address: text('Street and number; more lines after line breaks.', 1_000),
    city: text('Town.'),
    postalCode: text('Postal code.'),
    countryCode: field(checkCountryCode, {
      ...COUNTRY_CODE_DOC,
      description: 'Needed. ISO 3166-1 alpha-2 code, such as DE.',
    }),
    vatId: field(checkVatId, VAT_ID_DOC),
    email: field(checkEmail, { ...DOCS.text('E-mail address.'), format: 'email' }),
    phone: text('Telephone number.'),
    contactName: text('Contact person.'),
  },
  MUST_BE_OBJECT,
);

const PAYMENT = z.object(
  {
    iban: field(checkIban, DOCS.text('Account of the seller. Its check digits are checked.')),
    bic: field(checkBic, DOCS.text('BIC of its bank.')),
  },
  MUST_BE_OBJECT,
);

/**
 * The fields of an e-invoice beside the printed words (contract §11). Missing ones are found later, so that
 * one answer names them all.
 */
export const E_INVOICE = z
  .object(
    {
      seller: part(PARTY),
      buyer: part(PARTY),
      currency: field(checkCurrency, {
        type: 'string',
        description: 'Needed. ISO 4217 code, such as EUR. Printed where `currency` is missing.',
      }),
      issueDate: field(checkDate, DOCS.date('Needed. Printed where `date` is missing.')),
      dueDate: field(
        checkDate,
        DOCS.date(
          'Needed unless `terms` are given or nothing is due. Printed where `dueDate` is missing.',
        ),
      ),
      taxCategory: field(
        checkOneOf(TAX_CATEGORIES),
        DOCS.oneOf(
          TAX_CATEGORIES,
          'Category of tax of what has no tax, by UNTDID 5305: all lines where `tax` is 0, and `shipping`. `E` takes its reason from `notes`. `K` and `O` are refused, since the generator has no date of delivery and no registration number.',
        ),
      ),
      payment: part(PAYMENT),
    },
    MUST_BE_OBJECT,
  )
  .meta({
    description:
      'Makes the PDF a Factur-X e-invoice: PDF/A-3b with the invoice as XML inside (EN 16931). Needs `invoiceNumber`.',
  });

export type EInvoiceFields = z.infer<typeof E_INVOICE>;
export type PartyFields = z.infer<typeof PARTY>;
