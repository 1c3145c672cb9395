import { File } from '@strapi/icons';
import type { LatestInvoice } from '../../../panel/answers';
import { INVOICE, pageOf } from '../../requests/content-manager';
import { RecordList, RecordRow } from '../../kit/RecordRows';
import { StatusBadge } from '../../kit/status/StatusBadge';
import { printAmount } from '../../words/print-amount';
import { Card } from './Card';
import { homeWords } from '../../words';

interface LatestProps {
  latest: readonly LatestInvoice[];
  /** True when the invoices of several businesses stand here. */
  isMixed: boolean;
}

function Latest({ invoice, isMixed }: { invoice: LatestInvoice; isMixed: boolean }) {
  const names = [invoice.customer, isMixed ? invoice.business : null].filter(Boolean);
  return (
    <RecordRow
      name={invoice.number}
      to={pageOf(INVOICE, invoice.documentId)}
      details={names.join(' · ')}
      badge={<StatusBadge status={invoice.state} />}
      amount={printAmount(invoice.total, invoice.currency)}
    />
  );
}

export function LatestInvoices({ latest, isMixed }: LatestProps) {
  return (
    <Card title={homeWords().latest} icon={<File fill="neutral600" aria-hidden />}>
      <RecordList data-testid="home-latest">
        {latest.map((invoice) => (
          <Latest key={invoice.documentId} invoice={invoice} isMixed={isMixed} />
        ))}
      </RecordList>
    </Card>
  );
}
