import type { Kind } from '../../../document-kinds';

const documents = (count: number): string => `${count} ${count === 1 ? 'document' : 'documents'}`;

const many = (path: Kind['path'], count: number): string => {
  const word = path === 'invoices' ? 'invoice' : 'quotation';
  return `${count} ${count === 1 ? word : `${word}s`}`;
};

export const EN = {
  close: 'Close',
  back: 'Back',
  aDocument: 'A document',
  leftAsBefore: (count: number) => `${documents(count)} left as before:`,
  sent: {
    label: 'Mark as sent',
    text: (path: Kind['path'], count: number) =>
      `Marks ${many(path, count)} as sent, if they are drafts. Webhook endpoints will be notified.`,
    confirm: 'Mark as sent',
    done: (count: number) => `${documents(count)} marked as sent.`,
  },
  paid: {
    label: 'Paid in full today',
    text: (path: Kind['path'], count: number) =>
      `Records what is due of ${many(path, count)} as a payment of today. Webhook endpoints will be notified.`,
    confirm: 'Record the payments',
    done: (count: number) => `${documents(count)} paid.`,
  },
  pdfs: {
    label: 'PDFs as ZIP',
    tooMany: (most: number) => `PDFs as ZIP (at most ${most})`,
    saved: (count: number, name: string) => `${count} PDFs saved as ${name}.`,
  },
  export: { label: 'Export', title: 'Export the selected rows' },
};

export type SelectedWords = typeof EN;
