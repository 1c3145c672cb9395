import type { ReactNode } from 'react';
import { Link, Typography } from '@strapi/design-system';
import type { DeliveryAddress } from '../../../domain/delivery-address';
import { pairValue, type Metadata } from '../../../domain/metadata';
import { addressLines } from '../../../domain/postal-address';
import type { CustomerRecord } from '../../../panel/answers';
import { LISTS } from '../../forms/inputs/choices';
import { CUSTOMER } from '../../requests/content-manager';
import { customerWords, recordWords } from '../../words';
import { fieldText } from '../../words/field-text';
import { printRate } from '../../words/print-amount';
import { Fact, placeOf, Texts, type Text } from '../record/Fact';
import { useBusinessOf } from '../record/use-business-of';
import { Part } from './Parts';

type Fields = CustomerRecord['fields'];

const textOf = (fields: Fields, name: string): string | null =>
  fields[name] === undefined ? null : String(fields[name]);

/** The word of a value that was chosen from a list. */
function chosen(list: keyof typeof LISTS, value: unknown) {
  return LISTS[list].find((one) => one.value === value)?.label ?? null;
}

/** A fact that is a way to reach somebody. */
function Way({ label, to, children }: { label: string; to: string; children: ReactNode }) {
  return (
    <Fact label={label}>
      <Link href={to}>{children}</Link>
    </Fact>
  );
}

/** The lines of a letter. */
function Address({ fields }: { fields: Fields }) {
  const part = (name: string) => textOf(fields, name);
  const country = part('country') ?? chosen('country', fields['country_code']);
  const letter = addressLines({
    address: part('address'),
    city: part('city'),
    state: part('state'),
    postal_code: part('postal_code'),
    country: null,
    country_code: part('country_code'),
  });
  const lines = [...letter, ...(country === null ? [] : [country])];
  if (lines.length === 0) return null;
  return (
    <Fact label={fieldText('Address')}>
      {lines.map((line) => (
        <span key={line} style={{ display: 'block' }}>
          {line}
        </span>
      ))}
    </Fact>
  );
}

/** The numbers and choices of a customer, by the labels of the form. */
function numbersOf(fields: Fields): Text[] {
  const text = (name: string) => textOf(fields, name);
  const [rate, days] = [text('default_tax_rate'), text('payment_term_days')];
  const place = fields['delivery_address'] as DeliveryAddress | undefined;
  const joined = (scheme: string | null, name: string) =>
    text(name) === null ? null : [text(name), scheme].filter(Boolean).join(' · ');
  const address = chosen('address-scheme', fields['electronic_address_scheme']);
  const register = chosen('register', fields['registration_scheme']);
  return [
    [fieldText('VAT number'), text('vat_id')],
    [fieldText('Tax number'), text('tax_id')],
    [fieldText('Delivery address'), placeOf(place)],
    [fieldText('Buyer reference'), text('buyer_reference')],
    [fieldText('Language'), chosen('language', fields['language'])],
    [fieldText('Registration number'), joined(register, 'registration_id')],
    [fieldText('Electronic address'), joined(address, 'electronic_address')],
    [fieldText('E-invoice format'), chosen('e-invoice-format', fields['e_invoice_format'])],
    [fieldText('Usual tax %'), rate === null ? null : printRate(rate)],
    [fieldText('Days to pay'), days],
    [recordWords().reminders, fields['no_reminders'] ? recordWords().remindersOff : null],
  ];
}

/** The details of the customer. An empty field is not shown. */
export function Who({ record }: { record: CustomerRecord }) {
  const { fields, business } = record;
  const { custom, name } = useBusinessOf(business, CUSTOMER);
  const [email, phone] = [textOf(fields, 'email'), textOf(fields, 'phone')];
  const pairs = (fields['metadata'] ?? {}) as Metadata;
  return (
    <Part title={customerWords().details}>
      <dl data-testid="facts">
        <Texts texts={[[fieldText('Customer number'), textOf(fields, 'customer_number')]]} />
        {email === null ? null : (
          <Way label={fieldText('Email')} to={`mailto:${email}`}>
            {email}
          </Way>
        )}
        {phone === null ? null : (
          <Way label={fieldText('Phone')} to={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>
            {phone}
          </Way>
        )}
        <Address fields={fields} />
        <Texts texts={numbersOf(fields)} />
        <Texts
          texts={[
            [fieldText('Business'), name],
            ...custom.map(({ key, label }): Text => [label, pairValue(pairs, key)]),
          ]}
        />
      </dl>
    </Part>
  );
}

/** The notes, which only the business reads. */
export function Notes({ fields }: { fields: Fields }) {
  const text = textOf(fields, 'notes');
  if (text === null) return null;
  return (
    <Part title={fieldText('Notes')}>
      <Typography
        data-testid="notes"
        tag="p"
        style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
      >
        {text}
      </Typography>
    </Part>
  );
}
