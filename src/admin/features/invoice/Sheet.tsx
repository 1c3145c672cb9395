import { Box, Flex, Textarea, Typography } from '@strapi/design-system';
import type { InvoiceRecord } from '../../../panel/answers';
import { AboveNextRow, LinesFrame } from '../../forms/lines/LinesFrame';
import { ReadLines } from '../../forms/lines/ReadLines';
import { StoredTotals } from '../../forms/totals/Sums';
import { StatusBadge } from '../../kit/status/StatusBadge';
import { fieldText } from '../../words/field-text';
import { longDate } from '../../words/dates';
import { printAmount } from '../../words/print-amount';
import { actionWords, lockedWords, recordWords, totalsWords } from '../../words';
import { AttachmentsSection } from '../attachments/AttachmentsPanel';
import { Card } from '../record/Columns';
import { EditInPlace } from './EditInPlace';
import { Facts } from './Facts';
import { useChange } from './use-change';

/** Status and amount due, or the total where nothing is due. */
function Head({ record: { fields } }: { record: InvoiceRecord }) {
  const { state, amount_due: due, total, currency, due_date: day } = fields;
  const isOpen = due !== undefined && Number(due) !== 0;
  return (
    <Flex gap={4} wrap="wrap" alignItems="baseline" data-testid="head">
      {typeof state === 'string' ? <StatusBadge status={state} /> : null}
      {total === undefined && due === undefined ? null : (
        <Typography variant="alpha" tag="p" style={{ fontVariantNumeric: 'tabular-nums' }}>
          {printAmount(isOpen ? due : total, currency)}
        </Typography>
      )}
      <Typography textColor="neutral600">
        {isOpen ? totalsWords().due : totalsWords().total}
        {isOpen && day ? `, ${recordWords().dueOn(longDate(day))}` : ''}
      </Typography>
    </Flex>
  );
}

const REMARKS = [
  ['notes', 'Notes'],
  ['terms', 'Terms'],
] as const;

/** Notes and terms, which may change at any time. */
function Remark({ record, field, name }: { record: InvoiceRecord; field: string; name: string }) {
  const change = useChange(record);
  const label = fieldText(name);
  const text = (record.fields[field] ?? null) as string | null;
  const mayChange = record.changes.includes(field);
  if (!text && !mayChange) return null;
  return (
    <Box data-testid={field}>
      {text ? (
        <Typography variant="pi" textColor="neutral600" tag="h2">
          {label}
        </Typography>
      ) : null}
      <EditInPlace
        label={label}
        value={text}
        save={mayChange ? (value) => change({ [field]: value }) : null}
        input={(value, onChange) => (
          <Textarea
            name={field}
            aria-label={label}
            value={value ?? ''}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
        )}
      >
        <Typography style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{text}</Typography>
      </EditInPlace>
    </Box>
  );
}

/** Why its content is locked, and why it cannot be reopened. */
function LockNote({ record: { fields, lock } }: { record: InvoiceRecord }) {
  const { locked, issued_on: day, tie } = lock;
  if (!locked) return null;
  const number = String(fields['invoice_number'] ?? actionWords().unnumbered.invoice);
  return (
    <Typography variant="pi" textColor="neutral600" tag="p" data-testid="lock-notice">
      {lockedWords().locked({ number, day: day === null ? null : longDate(day), tie })}
    </Typography>
  );
}

/** An issued invoice as a sheet that is read: who, when, lines and sums. */
export function Sheet({ record }: { record: InvoiceRecord }) {
  const { fields, items } = record;
  const values = { ...fields, items };
  return (
    <Card>
      <Flex direction="column" alignItems="stretch" gap={5}>
        <Head record={record} />
        <Facts record={record} />
        <LinesFrame data-invoicing-lines>
          <AboveNextRow />
          <ReadLines values={values} />
        </LinesFrame>
        <Box style={{ alignSelf: 'flex-end' }} width="min(100%, 32rem)">
          <StoredTotals values={values} />
        </Box>
        {REMARKS.map(([field, name]) => (
          <Remark key={field} record={record} field={field} name={name} />
        ))}
        <AttachmentsSection documentId={record.documentId} />
        <LockNote record={record} />
      </Flex>
    </Card>
  );
}
