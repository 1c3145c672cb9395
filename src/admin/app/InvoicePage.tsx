import { Main, Typography } from '@strapi/design-system';
import { BackButton, Layouts, Page } from '@strapi/strapi/admin';
import { Navigate, useParams } from 'react-router-dom';
import { bringsDocument } from '../../domain/mail-kinds';
import type { InvoiceRecord } from '../../panel/answers';
import { rowOf, useRecordQuery } from '../features/invoice/invoice-api';
import { Sheet } from '../features/invoice/Sheet';
import { Timeline, useTold, type ToldOf } from '../features/invoice/Timeline';
import { MailRefused } from '../features/mails/MailsPanel';
import { hasOnAccount } from '../features/payments/use-invoice-payments';
import { PdfSidePanel } from '../features/pdf/PdfSidePanel';
import { Card, Columns } from '../features/record/Columns';
import type { DocumentRow } from '../kit/actions/document-actions';
import { RecordActions } from '../kit/actions/RecordActions';
import { INVOICE, pageOf } from '../requests/content-manager';
import { printAmount } from '../words/print-amount';
import { accountWords, actionWords } from '../words';
import { useInvoiceActions } from './use-invoice-actions';

interface ActionsProps {
  record: InvoiceRecord;
  row: DocumentRow;
  all: ToldOf;
}

/** The next step, and the menu of all other actions. */
const Actions = ({ record, row, all }: ActionsProps) => (
  <RecordActions {...useInvoiceActions(record, row, all)} />
);

/** A mail that was refused, and money of the customer that could pay the invoice. */
function Notices({ told: { mails, payments } }: ToldOf) {
  const isRefused = mails.find(bringsDocument)?.state === 'failed';
  return (
    <>
      {isRefused ? <MailRefused /> : null}
      {hasOnAccount(payments) ? (
        <Typography>
          {accountWords().use.notice(printAmount(payments.on_account, payments.currency))}
        </Typography>
      ) : null}
    </>
  );
}

function Invoice({ record }: { record: InvoiceRecord }) {
  const all = useTold(record.documentId);
  const row = rowOf(record);
  const number = String(record.fields['invoice_number'] ?? actionWords().unnumbered.invoice);
  return (
    <Main data-invoicing-invoice>
      <Page.Title>{number}</Page.Title>
      <Layouts.Header
        title={number}
        navigationAction={<BackButton fallback={pageOf(INVOICE)} />}
        primaryAction={row ? <Actions record={record} row={row} all={all} /> : null}
      />
      <Layouts.Content>
        <Notices {...all} />
        <Columns>
          <Sheet record={record} />
          <Card>
            <Timeline record={record} all={all} />
          </Card>
        </Columns>
      </Layouts.Content>
      <PdfSidePanel />
    </Main>
  );
}

/** The page of an invoice that was issued or cancelled. A draft has a form. */
export function InvoicePage() {
  const { id = '' } = useParams<{ id: string }>();
  const { data, isError } = useRecordQuery(id);
  if (isError) return <Page.Error />;
  if (!data || data.documentId !== id) return <Page.Loading />;
  if (data.draft) return <Navigate to={pageOf(INVOICE, id)} replace />;
  return <Invoice key={id} record={data} />;
}
