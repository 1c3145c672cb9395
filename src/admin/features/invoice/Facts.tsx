import type { ReactNode } from 'react';
import { Link, Typography } from '@strapi/design-system';
import { NavLink } from 'react-router-dom';
import type { InvoiceRecord } from '../../../panel/answers';
import { pairValue, type Metadata } from '../../../domain/metadata';
import { DialogDateField } from '../../kit/dialogs/fields';
import { useBusinessChoice } from '../../requests/chosen-business';
import { CUSTOMER, INVOICE, pageOf, QUOTATION } from '../../requests/content-manager';
import { fieldsOfModel } from '../../requests/custom-fields';
import { fieldText } from '../../words/field-text';
import { longDate } from '../../words/dates';
import { recordWords } from '../../words';
import { OriginLink } from '../recurring/OriginLink';
import { EditInPlace } from './EditInPlace';
import { useChange } from './use-change';

/** A fact without a value is not there. */
function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <Typography variant="pi" textColor="neutral600" tag="dt">
        {label}
      </Typography>
      <Typography tag="dd" style={{ overflowWrap: 'anywhere' }}>
        {children}
      </Typography>
    </div>
  );
}

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

/** The business of the invoice, where the operator sees several. */
function useBusiness({ business }: InvoiceRecord) {
  const all = useBusinessChoice()?.businesses ?? [];
  const found = all.find(({ documentId }) => documentId === business);
  return { found, name: all.length > 1 ? found?.name : undefined };
}

const DAYS = [
  ['issue_date', 'Issue date'],
  ['delivery_date', 'Delivery date'],
] as const;

/** What the invoice says in words; a text without a value is not there. */
function useTexts(record: InvoiceRecord): (readonly [label: string, text: string])[] {
  const { fields } = record;
  const { found, name } = useBusiness(record);
  const custom = fieldsOfModel(found, INVOICE).map(
    ({ key, label }) => [label, pairValue((fields['metadata'] ?? {}) as Metadata, key)] as const,
  );
  const words = recordWords();
  const texts: (readonly [string, string | null | undefined])[] = [
    [fieldText('Order reference'), fields['order_reference'] as string | null],
    [fieldText('Business'), name],
    ...custom,
    [words.reminders, fields['no_reminders'] ? words.remindersOff : null],
  ];
  return texts.flatMap(([label, text]) => (text ? [[label, text] as const] : []));
}

/** Who and when, and what else the invoice says about itself. */
export function Facts({ record }: { record: InvoiceRecord }) {
  const { fields, documentId, quotation } = record;
  const texts = useTexts(record);
  return (
    <dl data-testid="facts">
      <Customer {...record} />
      {DAYS.map(([field, label]) =>
        fields[field] ? (
          <Fact key={field} label={fieldText(label)}>
            {longDate(fields[field])}
          </Fact>
        ) : null,
      )}
      <Due record={record} />
      {texts.map(([label, text]) => (
        <Fact key={label} label={label}>
          {text}
        </Fact>
      ))}
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
