import { invoiceId } from '../dataset';
import type { Expected, PlannedRequest } from '../load/plan';
import { requestsOf } from '../scenarios';
import type { PdfOptions } from './options';

const PDF: Expected = { status: 200, contains: ['%PDF-', '%%EOF'], shape: { kind: 'pdf' } };

/** The measured document. It is the same over HTTP and in one worker. */
export function documentOf(lines: number): object {
  return {
    from: 'Northwind Studio\n1 Long Street\nTown',
    billTo: 'Acme Corporation\n2 Short Street',
    invoiceNumber: '2026-0042',
    date: '2026-01-02',
    dueDate: '2026-02-01',
    items: Array.from({ length: lines }, (_, index) => ({
      item: `Consulting, week ${index + 1}`,
      qty: 1 + (index % 7),
      rate: 95.5 + index,
    })),
    tax: '19',
    notes: 'Thank you for your business.',
  };
}

export function documentRequests({
  connections,
  lines,
}: Pick<PdfOptions, 'connections' | 'lines'>): PlannedRequest[][] {
  const request: PlannedRequest = {
    method: 'POST',
    path: '/api/invoice/generate',
    body: JSON.stringify(documentOf(lines)),
    expected: PDF,
  };
  return Array.from({ length: connections }, () => [request]);
}

export function listRequests({ readers }: PdfOptions, mainInvoices: number): PlannedRequest[][] {
  return requestsOf(['list'], { mainInvoices }, { connections: readers, seed: 1 });
}

/** Invoices of a connection: more than the PDFs that the service keeps for some minutes. */
const OWN_INVOICES = 200;

/** Stored invoices of three lines, each connection its own. */
export function storedRequests({ connections }: PdfOptions): PlannedRequest[][] {
  return Array.from({ length: connections }, (_, index) =>
    Array.from({ length: OWN_INVOICES }, (__, at) => ({
      method: 'GET' as const,
      path: `/api/v1/invoices/${invoiceId(index * OWN_INVOICES + at + 1)}/pdf`,
      expected: PDF,
    })),
  );
}
