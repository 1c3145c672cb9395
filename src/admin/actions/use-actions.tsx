import { ArrowRight, Check, Cross, Download, Duplicate, Eye, PaperPlane } from '@strapi/icons';
import { useDocumentRBAC } from '@strapi/strapi/admin';
import { useNavigate } from 'react-router-dom';
import { INVOICE, pageOf, QUOTATION, type Kind } from '../models';
import { savePdf } from '../pdf/save-pdf';
import { showPdf } from '../pdf/shown-pdf';
import { useDesk, useRefresh, useSay } from '../requests';
import { printAmount } from '../totals/print-amount';
import type { Deed, DocumentRow } from './action';
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

/** Tools that every deed works with; `tell` says what went wrong, if anything. */
function useTools(kind: Kind) {
  const desk = useDesk();
  const say = useSay();
  const refresh = useRefresh();
  const navigate = useNavigate();
  const tell = (work: () => Promise<void>) => () => work().catch(say.failed);
  const open = (model: string, made: Made) => navigate(pageOf(model, made.documentId));
  return { kind, desk, say, refresh, tell, open };
}

type Tools = ReturnType<typeof useTools>;

function stepDeed({ kind, desk, say, refresh, tell }: Tools, row: DocumentRow, step: Step): Deed {
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
        await desk.post(`/${kind.path}/${row.documentId}/state`, { state: step.to, updatedAt });
      } finally {
        // After a refusal, too: the record may have changed meanwhile.
        refresh(kind.model, row.documentId);
      }
      say.done(`${number} ${step.done}.`);
    }),
  };
}

function pdfDeeds({ kind, desk, tell }: Tools, row: DocumentRow): Deed[] {
  const path = `/${kind.path}/${row.documentId}/pdf`;
  const name = `${row[kind.numberField] ?? kind.word}.pdf`;
  return [
    {
      id: 'preview',
      label: 'Preview PDF',
      icon: <Eye />,
      run: tell(async () => showPdf({ name, file: (await desk.file(path)).data })),
    },
    {
      id: 'download',
      label: 'Download PDF',
      icon: <Download />,
      run: tell(async () => savePdf(name, (await desk.file(path)).data)),
    },
  ];
}

function duplicateDeed({ kind, desk, say, refresh, tell, open }: Tools, row: DocumentRow): Deed {
  return {
    id: 'duplicate',
    label: 'Duplicate',
    icon: <Duplicate />,
    run: tell(async () => {
      const made = await desk.post<Made>(`/${kind.path}/${row.documentId}/duplicate`);
      refresh(kind.model);
      say.done(`${made.number} is a new draft with the same lines.`);
      open(kind.model, made);
    }),
  };
}

function convertDeed({ desk, say, refresh, tell, open }: Tools, row: DocumentRow): Deed {
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
      const made = await desk.post<Made>(`/quotations/${row.documentId}/convert`);
      refresh(QUOTATION, row.documentId);
      refresh(INVOICE);
      say.done(`${number} is now invoice ${made.number}, a draft.`);
      open(INVOICE, made);
    }),
  };
}

/** What can be done with a document now, by an operator of this role. */
export function useDeeds(kind: Kind, row: DocumentRow): Deed[] {
  const tools = useTools(kind);
  const may = useDocumentRBAC('Deeds', ({ canCreate, canUpdate, canUpdateFields }) => ({
    create: canCreate,
    update: canUpdate && (canUpdateFields.length === 0 || canUpdateFields.includes('state')),
  }));
  const steps = (kind.model === INVOICE ? INVOICE_STEPS : QUOTATION_STEPS).filter(
    ({ from }) => may.update && from.includes(row.state),
  );
  const convertible = kind.model === QUOTATION && may.update && CONVERTIBLE.includes(row.state);
  return [
    ...(convertible ? [convertDeed(tools, row)] : []),
    ...steps.map((step) => stepDeed(tools, row, step)),
    ...pdfDeeds(tools, row),
    ...(may.create ? [duplicateDeed(tools, row)] : []),
  ];
}
