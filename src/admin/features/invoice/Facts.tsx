import { Link, Typography } from '@strapi/design-system';
import { NavLink } from 'react-router-dom';
import type { InvoiceRecord } from '../../../panel/answers';
import { accountName } from '../../../domain/bank-account';
import type { DeliveryAddress } from '../../../domain/delivery-address';
import { ALL_REFERENCES } from '../../../domain/fields/references';
import { pairValue, type Metadata } from '../../../domain/metadata';
import { DialogChoice, DialogDateField } from '../../kit/dialogs/fields';
import { CUSTOMER, INVOICE, pageOf, QUOTATION } from '../../requests/content-manager';
import { fieldText } from '../../words/field-text';
import { longDate } from '../../words/dates';
import { bankAccountWords, recordWords } from '../../words';
import { OriginLink } from '../recurring/OriginLink';
import { Fact, placeOf, Texts, type Text } from '../record/Fact';
import { useBusinessOf } from '../record/use-business-of';
import { EditInPlace } from './EditInPlace';

import { useChange } from './use-change';

function Due({ record }: { record: InvoiceRecord }) {
  const change = useChange(record);
  const due = (record.fields['due_date'] ?? null) as string | null;
  const label = fieldText('Due date');
  const mayChange = record.changes.includes('due_date');
  if (due === null && !mayChange) return null;
  return (
    <Fact label={label}>
      <EditInPlace
        isLabelled
        label={label}
        value={due}
        save={mayChange ? (due_date) => change({ due_date }) : null}
        input={(value, onChange) => (
          <DialogDateField name="due_date" label={label} value={value} onChange={onChange} />
        )}
      >
        {longDate(due)}
      </EditInPlace>
    </Fact>
  );
}

/** The account that is paid to, where the business leaves a choice. */
function Account({ record }: { record: InvoiceRecord }) {
  const change = useChange(record);
  const { accounts } = useBusinessOf(record.business, INVOICE);
  const id = (record.fields['bank_account_id'] ?? null) as string | null;
  const label = fieldText('Bank account');
  const mayChange = record.changes.includes('bank_account_id');
  if (accounts.length < 2 || (id === null && !mayChange)) return null;
  const found = accounts.find((account) => account.id === id);
  const options = accounts.map((account) => ({ value: account.id, label: accountName(account) }));
  return (
    <Fact label={label}>
      <EditInPlace
        isLabelled
        label={label}
        value={id}
        save={mayChange ? (bank_account_id) => change({ bank_account_id }) : null}
        input={(value, onChange) => (
          <DialogChoice
            name="bank_account_id"
            label={label}
            placeholder={bankAccountWords().usual}
            value={value}
            onChange={onChange}
            options={options}
          />
        )}
      >
        {found ? accountName(found) : bankAccountWords().gone}
      </EditInPlace>
    </Fact>
  );
}

function Customer({ customer }: Pick<InvoiceRecord, 'customer'>) {
  if (!customer) return null;
  return (
    <Fact label={fieldText('Customer')}>
      <Link tag={NavLink} to={pageOf(CUSTOMER, customer.documentId)}>
        {customer.name}
      </Link>
      {customer.email === null ? null : (
        <Typography variant="pi" textColor="neutral600" tag="p">
          {customer.email}
        </Typography>
      )}
    </Fact>
  );
}

/** What the invoice says beside who and when. */
function useMore(record: InvoiceRecord): Text[] {
  const { fields } = record;
  const { custom, name } = useBusinessOf(record.business, INVOICE);
  const pairs = (fields['metadata'] ?? {}) as Metadata;
  const words = recordWords();
  return [
    [
      fieldText('Delivery address'),
      placeOf(fields['delivery_address'] as DeliveryAddress | null | undefined),
    ],
    [fieldText('Order reference'), fields['order_reference'] as string | null],
    ...ALL_REFERENCES.map(({ name: field, label }): Text => [
      fieldText(label),
      fields[field] as string | null,
    ]),
    [fieldText('Business'), name],
    ...custom.map(({ key, label }): Text => [label, pairValue(pairs, key)]),
    [words.reminders, fields['no_reminders'] ? words.remindersOff : null],
  ];
}

/** Who and when, and what else the invoice says about itself. */
export function Facts({ record }: { record: InvoiceRecord }) {
  const { fields, documentId, quotation } = record;
  const dayOf = (field: string) => (fields[field] ? longDate(fields[field]) : null);
  const days: Text[] = [
    [fieldText('Issue date'), dayOf('issue_date')],
    [fieldText('Delivery date'), dayOf('delivery_date')],
    [fieldText('Service period from'), dayOf('service_period_start')],
    [fieldText('Service period until'), dayOf('service_period_end')],
  ];
  return (
    <dl data-testid="facts">
      <Customer {...record} />
      <Texts texts={days} />
      <Due record={record} />
      <Account record={record} />
      <Texts texts={useMore(record)} />
      {quotation === null ? null : (
        <Fact label={fieldText('Made from quotation')}>
          <Link tag={NavLink} to={pageOf(QUOTATION, quotation.documentId)}>
            {quotation.number}
          </Link>
        </Fact>
      )}
      {fields['recurring_invoice_id'] ? <OriginLink invoice={documentId} /> : null}
    </dl>
  );
}
