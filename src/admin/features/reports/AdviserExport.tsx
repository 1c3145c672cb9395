import { useState } from 'react';
import { Button, Flex, Modal, Typography } from '@strapi/design-system';
import { Archive } from '@strapi/icons';
import { useDialogForm } from '../../kit/dialogs/use-dialog-form';
import { ChooseForm } from '../../lists/exports/ChooseForm';
import { useFileForm, type FileForm } from '../../lists/exports/form';
import { JOB_MUTATIONS, shownJob } from '../../lists/jobs/job-api';
import { useSend } from '../../requests/use-send';
import { selectedWords } from '../../words';
import { PeriodChoice } from './Choices';
import { daysOf, type ReportChoice } from './use-choice';
import { DialogHeader } from '../../kit/dialogs/DialogHeader';

interface Props {
  /** The export begins with the business and the period of the page. */
  choice: ReportChoice;
}

type Days = Readonly<Record<string, string>>;

/** The period, and the start of the job, whose dialog takes the place of this one. */
function useExportForm(
  { business, period, days }: ReportChoice,
  file: FileForm,
  onDone: () => void,
) {
  const send = useSend();
  const form = useDialogForm<{ chosen: Days }>(
    { chosen: { period, ...days } },
    {
      check: () => ({}),
      send: async ({ chosen }, key) => {
        const { documentId } = await send(JOB_MUTATIONS.invoicingStartExport, {
          key,
          business: business.documentId,
          ...daysOf(chosen, chosen['period'] ?? '', business.today),
          decimal: file.decimal,
          reading: String(file.reader === 'person'),
        });
        shownJob.set(documentId);
      },
      onDone,
    },
  );
  const { value: chosen, onChange } = form.field('chosen');
  const name = chosen['period'] ?? '';
  const choice = {
    period: name,
    days: daysOf(chosen, name, business.today),
    choose: (changes: Days) => onChange({ ...chosen, ...changes }),
  };
  return { choice, busy: form.busy, submit: form.submit };
}

function Dialog({ choice: ofPage, onClose }: Props & { onClose: () => void }) {
  const words = selectedWords();
  const [file, choose] = useFileForm();
  const { choice, busy, submit } = useExportForm(ofPage, file, onClose);
  return (
    <>
      <Modal.Body>
        <Flex direction="column" alignItems="stretch" gap={4}>
          <Typography>{words.exported.text(ofPage.business.name)}</Typography>
          <Flex gap={4} alignItems="flex-start" wrap="wrap">
            <PeriodChoice choice={choice} />
          </Flex>
          <ChooseForm form={file} onChange={choose} isCsv />
        </Flex>
      </Modal.Body>
      <Modal.Footer>
        <Button variant="tertiary" disabled={busy} onClick={onClose}>
          {words.back}
        </Button>
        <Button loading={busy} onClick={() => void submit()}>
          {words.exported.confirm}
        </Button>
      </Modal.Footer>
    </>
  );
}

/** The button and the dialog that start the export of a period for the adviser. */
export function AdviserExport({ choice }: Props) {
  const [open, setOpen] = useState(false);
  const { label } = selectedWords().exported;
  return (
    <>
      <Button variant="secondary" startIcon={<Archive />} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Modal.Root open={open} onOpenChange={setOpen}>
        <Modal.Content>
          <DialogHeader title={label} />
          <Dialog choice={choice} onClose={() => setOpen(false)} />
        </Modal.Content>
      </Modal.Root>
    </>
  );
}
