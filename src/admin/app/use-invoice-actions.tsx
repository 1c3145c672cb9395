import { useCallback } from 'react';
import { Clock, Code, Eye, Information, Pencil } from '@strapi/icons';
import { useNavigate } from 'react-router-dom';
import type { InvoiceRecord } from '../../panel/answers';
import { EInvoiceDialog } from '../features/e-invoices/EInvoicePanel';
import { CORRECT } from '../features/invoice/invoice-api';
import { MetadataForm } from '../features/invoice/MetadataForm';
import { mailedOf, type ToldOf } from '../features/invoice/Timeline';
import { useChange } from '../features/invoice/use-change';
import { useRemindAction } from '../features/mails/RemindForm';
import { useLinkActions } from '../features/page-links/use-link-actions';
import { useAccountAction } from '../features/payments/use-invoice-payments';
import { useUnpaidAction } from '../features/payments/use-unpaid';
import { useReopen } from '../forms/locked/use-reopen';
import type { DocumentRow } from '../kit/actions/document-actions';
import type { InvoicingAction } from '../kit/actions/invoicing-action';
import { stepsOf } from '../kit/actions/RecordActions';
import { INVOICE, pageOf } from '../requests/content-manager';
import { INVOICES } from '../requests/document-kinds';
import { eInvoiceWords, linkWords, metadataWords, recordWords } from '../words';
import { useDocumentActions } from './use-document-actions';

/** All actions by id, in the order of the menu. The last group cannot be undone. */
const GROUPS: readonly (readonly string[])[] = [
  ['payment', 'paid', 'account', 'email', 'remind'],
  ['preview', 'download', 'delivery_note', 'e-invoice', 'page', 'copy-link'],
  ['correct', 'reopen', 'sent', 'duplicate', 'recurring', 'metadata', 'reminders'],
  ['draft', 'unpaid', 'credit', 'revoke-link', 'cancelled'],
];

/** The next step, the first of these that the invoice and the role allow. */
const NEXT = ['payment', 'email', 'duplicate', 'preview'];

/** The dialogs of the e-invoice and of the metadata. New components for each rendering would lose what is typed. */
function useDialogs({ documentId, fields, lock }: InvoiceRecord): InvoicingAction[] {
  const number = String(fields['invoice_number'] ?? '');
  const eInvoice = useCallback(
    () => <EInvoiceDialog documentId={documentId} number={number} />,
    [documentId, number],
  );
  const metadata = useCallback(
    ({ onClose }: { onClose: () => void }) => <MetadataForm id={documentId} onClose={onClose} />,
    [documentId],
  );
  const [eInvoices, pairs] = [eInvoiceWords().title, metadataWords().title];
  const found: (InvoicingAction | false)[] = [
    lock.issued_on !== null && {
      id: 'e-invoice',
      label: eInvoices,
      icon: <Code />,
      dialog: { title: eInvoices, content: eInvoice },
    },
    fields['metadata'] !== undefined && {
      id: 'metadata',
      label: pairs,
      icon: <Information />,
      dialog: { title: pairs, content: metadata },
    },
  ];
  return found.filter((action) => action !== false);
}

/** The page of its customer. */
function usePageActions({ documentId }: InvoiceRecord, { told: { link } }: ToldOf) {
  const links: InvoicingAction[] = useLinkActions(mailedOf(documentId), link?.url ?? null);
  const preview = link?.preview ?? null;
  if (preview === null) return links;
  const run = () => Promise.resolve(void window.open(preview, '_blank', 'noopener'));
  return [{ id: 'page', label: linkWords().preview, icon: <Eye />, run }, ...links];
}

/** The actions that change the invoice, its payments or its reminders. */
function useChanges(record: InvoiceRecord, row: DocumentRow, all: ToldOf): InvoicingAction[] {
  const { documentId, lock, fields, changes } = record;
  const navigate = useNavigate();
  const change = useChange(record);
  const reopen = useReopen(INVOICES, row);
  const unpaid = useUnpaidAction(INVOICES, row, lock);
  const account = useAccountAction(documentId, all.told.payments);
  const remind = useRemindAction(documentId, row.invoice_number ?? '');
  const { correct, stopReminders, allowReminders } = recordWords();
  const off = fields['no_reminders'] === true;
  const found: (InvoicingAction | false | null | undefined)[] = [
    account,
    all.told.reminders?.can.remind && remind,
    !lock.locked && {
      id: 'correct',
      label: correct,
      icon: <Pencil />,
      run: () => Promise.resolve(navigate(`${pageOf(INVOICE, documentId)}${CORRECT}`)),
    },
    lock.reopens && reopen,
    changes.includes('no_reminders') && {
      id: 'reminders',
      label: off ? allowReminders : stopReminders,
      icon: <Clock />,
      run: () => change({ no_reminders: !off }).then(() => undefined),
    },
    unpaid,
  ];
  return found.filter((action) => action !== null && typeof action === 'object');
}

/** The next step of an issued invoice, and all other actions in groups. */
export function useInvoiceActions(record: InvoiceRecord, row: DocumentRow, all: ToldOf) {
  const actions: InvoicingAction[] = [
    ...useDocumentActions(INVOICES, row),
    ...usePageActions(record, all),
    ...useDialogs(record),
    ...useChanges(record, row, all),
  ];
  return stepsOf(actions, NEXT, GROUPS);
}
