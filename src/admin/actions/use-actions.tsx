import { ArrowRight, Check, Cross, Download, Duplicate, Eye, PaperPlane } from '@strapi/icons';
import { useDocumentRBAC } from '@strapi/strapi/admin';
import { useNavigate } from 'react-router-dom';
import { INVOICE, pageOf, QUOTATION, type Kind } from '../models';
import { savePdf } from '../pdf/save-pdf';
import { showPdf } from '../pdf/shown-pdf';
import { useInvoicingApi, useRefresh, useNotify } from '../requests';
import { printAmount } from '../totals/print-amount';
import type { InvoicingAction, DocumentRow } from './action';
import { CONVERTIBLE, INVOICE_STEPS, QUOTATION_STEPS, type Step } from './state-actions';

interface Made {
  documentId: string;
  number: string;
}

const ICONS: Readonly<Record<string, JSX.Element>> = {
  sent: <PaperPlane />,
  paid: <Check />,
  accepted: <Check />,
  cancelled: <Cross />,
  rejected: <Cross />,
};

/** Tools that every action works with; `tell` says what went wrong, if anything. */
function useTools(kind: Kind) {
  const api = useInvoicingApi();
  const notify = useNotify();
  const refresh = useRefresh();
  const navigate = useNavigate();
  const tell = (work: () => Promise<void>) => () => work().catch(notify.failed);
  const open = (model: string, made: Made) => navigate(pageOf(model, made.documentId));
  return { kind, api, notify, refresh, tell, open };
}

type Tools = ReturnType<typeof useTools>;

function statusAction(
  { kind, api, notify, refresh, tell }: Tools,
  row: DocumentRow,
  step: Step,
): InvoicingAction {
  const number = row[kind.numberField] ?? '';
  const ask = step.ask?.(number, printAmount(row.total, row.currency));
  return {
    id: step.to,
    label: step.label,
    icon: ICONS[step.to],
    variant: step.variant,
    ...(ask ? { ask } : {}),
    run: tell(async () => {
      const { updatedAt } = row;
      try {
        await api.post(`/${kind.path}/${row.documentId}/state`, { state: step.to, updatedAt });
      } finally {
        // After a refusal, too: the record may have changed meanwhile.
        refresh(kind.model, row.documentId);
      }
      notify.done(`${number} ${step.done}.`);
    }),
  };
}

function pdfActions({ kind, api, tell }: Tools, row: DocumentRow): InvoicingAction[] {
  const path = `/${kind.path}/${row.documentId}/pdf`;
  const name = `${row[kind.numberField] ?? kind.word}.pdf`;
  return [
    {
      id: 'preview',
      label: 'Preview PDF',
      icon: <Eye />,
      run: tell(async () => showPdf({ name, file: (await api.file(path)).data })),
    },
    {
      id: 'download',
      label: 'Download PDF',
      icon: <Download />,
      run: tell(async () => savePdf(name, (await api.file(path)).data)),
    },
  ];
}

function duplicateAction(
  { kind, api, notify, refresh, tell, open }: Tools,
  row: DocumentRow,
): InvoicingAction {
  return {
    id: 'duplicate',
    label: 'Duplicate',
    icon: <Duplicate />,
    run: tell(async () => {
      const made = await api.post<Made>(`/${kind.path}/${row.documentId}/duplicate`);
      refresh(kind.model);
      notify.done(`${made.number} is a new draft with the same lines.`);
      open(kind.model, made);
    }),
  };
}

function convertAction(
  { api, notify, refresh, tell, open }: Tools,
  row: DocumentRow,
): InvoicingAction {
  const number = row.quotation_number ?? '';
  return {
    id: 'convert',
    label: 'Convert to invoice',
    icon: <ArrowRight />,
    variant: 'default',
    ask: {
      title: `Make an invoice of ${number}?`,
      text: 'The invoice gets the same lines and amounts, and the next number. A quotation is converted once.',
      confirm: 'Convert',
    },
    run: tell(async () => {
      const made = await api.post<Made>(`/quotations/${row.documentId}/convert`);
      refresh(QUOTATION, row.documentId);
      refresh(INVOICE);
      notify.done(`${number} is now invoice ${made.number}, a draft.`);
      open(INVOICE, made);
    }),
  };
}

/** What can be done with a document now, by an operator of this role. */
export function useActions(kind: Kind, row: DocumentRow): InvoicingAction[] {
  const tools = useTools(kind);
  const may = useDocumentRBAC('Actions', ({ canCreate, canUpdate, canUpdateFields }) => ({
    create: canCreate,
    update: canUpdate && (canUpdateFields.length === 0 || canUpdateFields.includes('state')),
  }));
  const steps = (kind.model === INVOICE ? INVOICE_STEPS : QUOTATION_STEPS).filter(
    ({ from }) => may.update && from.includes(row.state),
  );
  const convertible = kind.model === QUOTATION && may.update && CONVERTIBLE.includes(row.state);
  return [
    ...(convertible ? [convertAction(tools, row)] : []),
    ...steps.map((step) => statusAction(tools, row, step)),
    ...pdfActions(tools, row),
    ...(may.create ? [duplicateAction(tools, row)] : []),
  ];
}
