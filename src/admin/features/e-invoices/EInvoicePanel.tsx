import { useState } from 'react';
import {
  Button,
  Flex,
  Modal,
  SingleSelect,
  SingleSelectOption,
  Typography,
} from '@strapi/design-system';
import { Download } from '@strapi/icons';
import type { PanelComponent } from '@strapi/content-manager/strapi-admin';
import { type EInvoiceFormat, FORMAT_NAMES } from '../../../domain/e-invoice-formats';
import type { EInvoiceCheck, EInvoiceFormatCheck } from '../../../panel/answers';
import { actionWords, eInvoiceWords } from '../../words';
import { CREDIT_NOTE, INVOICE } from '../../requests/content-manager';
import { Note, Problems } from './Problems';
import { shownReason } from './shown-finding';
import { useInvoicingEInvoiceCheckQuery } from './e-invoice-api';
import { RoundPerRate } from './RoundPerRate';
import { useDownload, type Billed } from './use-download';

/** The kinds that have e-invoices, as the words name them. */
type Kind = 'invoice' | 'creditNote';

const KINDS: Readonly<Record<string, { path: string; number: string; kind: Kind }>> = {
  [INVOICE]: { path: 'invoices', number: 'invoice_number', kind: 'invoice' },
  [CREDIT_NOTE]: { path: 'credit-notes', number: 'credit_note_number', kind: 'creditNote' },
};

interface Shown extends Billed {
  kind: Kind;
}

const howToMend = (kind: Kind, isIssued: boolean): string =>
  eInvoiceWords()[kind][isIssued ? 'mendIssued' : 'mendDraft'];

interface Check {
  check: EInvoiceFormatCheck;
  isIssued: boolean;
  shown: Shown;
}

/** The missing fields, or the reason why there is nothing to fill in. */
function Findings({ check, isIssued, shown: { kind, documentId } }: Check) {
  if (check.rounded_by_line && !isIssued && kind === 'invoice')
    return <RoundPerRate documentId={documentId} />;
  if (check.refusal !== null) return <Typography>{shownReason(check.refusal)}</Typography>;
  if (check.problems.length === 0)
    return isIssued ? null : <Note>{eInvoiceWords()[kind].complete}</Note>;
  const note = howToMend(kind, isIssued);
  return <Problems testId="e-invoice-problems" problems={check.problems} note={note} />;
}

function Chosen({ check, isIssued, shown }: Check) {
  const { isBusy, download } = useDownload(shown);
  const words = eInvoiceWords();
  const isReady = isIssued && check.refusal === null && check.problems.length === 0;
  return (
    <>
      <Findings check={check} isIssued={isIssued} shown={shown} />
      {isReady ? (
        <Button
          variant="secondary"
          startIcon={<Download />}
          loading={isBusy}
          onClick={() => void download(check.format)}
        >
          {words.download}
        </Button>
      ) : null}
      {isReady && check.handed_out ? <Note>{words.handedOut}</Note> : null}
    </>
  );
}

/** Where no format is of use to the customer, nothing is said until somebody chooses one. */
function Formats({ answer, shown }: { answer: EInvoiceCheck; shown: Shown }) {
  const { preferred, base, formats, issued } = answer;
  const [chosen, setChosen] = useState<EInvoiceFormat | null>(null);
  const check = formats.find(({ format }) => format === (chosen ?? preferred ?? base));
  const inOrder = formats.toSorted(
    (one, other) => Number(other.format === preferred) - Number(one.format === preferred),
  );
  return (
    <Flex direction="column" alignItems="stretch" gap={3} width="100%">
      <SingleSelect
        aria-label={eInvoiceWords().format}
        placeholder={eInvoiceWords().choose}
        value={check?.format ?? null}
        onChange={(value) => setChosen(value as EInvoiceFormat)}
      >
        {inOrder.map(({ format }) => (
          <SingleSelectOption key={format} value={format}>
            {FORMAT_NAMES[format]}
          </SingleSelectOption>
        ))}
      </SingleSelect>
      {chosen === null && base !== null ? <Note>{eInvoiceWords().noneAsked}</Note> : null}
      {check ? <Chosen check={check} isIssued={issued} shown={shown} /> : null}
    </Flex>
  );
}

function EInvoice({ shown }: { shown: Shown }) {
  const { data, isError } = useInvoicingEInvoiceCheckQuery(shown);
  if (data) return <Formats answer={data} shown={shown} />;
  return (
    <Typography textColor="neutral600">
      {isError ? eInvoiceWords().unreadable : actionWords().loading}
    </Typography>
  );
}

/** The e-invoice of an issued invoice, in a dialog. */
export const EInvoiceDialog = (invoice: { documentId: string; number: string }) => (
  <Modal.Body>
    <EInvoice shown={{ model: INVOICE, path: 'invoices', kind: 'invoice', ...invoice }} />
  </Modal.Body>
);

/** The e-invoice of a document, beside its form: formats, what is missing, and the download. */
export const EInvoicePanel: PanelComponent = ({ model, documentId, document }) => {
  const billed = KINDS[model];
  if (!billed || documentId === undefined || !document) return null;
  const { path, kind } = billed;
  const shown = { model, path, kind, documentId, number: String(document[billed.number] ?? '') };
  return { title: eInvoiceWords().title, content: <EInvoice shown={shown} /> };
};
