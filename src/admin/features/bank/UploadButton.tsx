import { useState } from 'react';
import { Button, Field, Flex, Modal, Typography } from '@strapi/design-system';
import { Upload } from '@strapi/icons';
import type { BankTransactions } from '../../../panel/answers';
import { DialogChoice } from '../../kit/dialogs/fields';
import { DialogHeader } from '../../kit/dialogs/DialogHeader';
import { FormDialog } from '../../kit/dialogs/FormDialog';
import { useDialogForm } from '../../kit/dialogs/use-dialog-form';
import { bankWords } from '../../words';
import { DescribeColumns } from './DescribeColumns';
import { useUpload, type ChosenAccounts } from './use-upload';

interface Props {
  business: string;
  accounts: BankTransactions['accounts'];
}

interface FilesProps {
  error: string | undefined;
  onChoose: (files: FileList | null) => void;
}

function Files({ error, onChoose }: FilesProps) {
  const words = bankWords();
  return (
    <Field.Root name="files" hint={words.uploadText} error={error ?? false} required>
      <Field.Label>{words.files}</Field.Label>
      <input
        type="file"
        name="files"
        multiple
        accept=".xml,.zip,.sta,.mt940,.940,.txt,.csv,.c53"
        aria-label={words.files}
        style={{ fontSize: '1.4rem' }}
        onChange={({ currentTarget }) => onChoose(currentTarget.files)}
      />
      <Field.Error />
      <Field.Hint />
    </Field.Root>
  );
}

interface FormProps extends Props {
  onClose: () => void;
  /** Told while files are sent: the dialog stays open. */
  onBusy: (busy: boolean) => void;
}

type Form = ReturnType<typeof useUploadForm>;
type Options = { value: string; label: string }[];

/** The files and the choices of the dialog. Files that were refused stay for another try. */
function useUploadForm({ onClose, onBusy, business, accounts }: FormProps) {
  const [only] = accounts;
  const [files, setFiles] = useState<readonly File[]>([]);
  // The one that names an unknown account.
  const [asked, setAsked] = useState<File | null>(null);
  // The one whose columns nobody has described yet.
  const [undescribed, setUndescribed] = useState<File | null>(null);
  const { upload, at } = useUpload(business);
  const form = useDialogForm<ChosenAccounts & { files: null }>(
    { account: accounts.length === 1 && only ? only.id : null, joinTo: null, files: null },
    {
      check: () => ({ files: files.length === 0 ? bankWords().noFile : undefined }),
      send: async (chosen) => {
        onBusy(true);
        const left = await upload(files, chosen, asked);
        setFiles(left.map(({ file }) => file));
        setAsked(left.find(({ unknown }) => unknown === 'account')?.file ?? null);
        form.field('joinTo').onChange(null);
        setUndescribed(left.find(({ unknown }) => unknown === 'columns')?.file ?? null);
        onBusy(false);
        if (left.length === 0) onClose();
      },
      onDone: () => undefined,
    },
  );
  const choose = (list: FileList | null) => {
    setFiles([...(list ?? [])]);
    setAsked(null);
    form.field('joinTo').onChange(null);
    form.field('files').onChange(null);
  };
  return { form, files, asked, undescribed, setUndescribed, at, choose };
}

/** The account of files that name an unknown one. */
function JoinTo({ form, file, options }: Pick<Form, 'form'> & { file: File; options: Options }) {
  const words = bankWords();
  return (
    <DialogChoice
      {...form.field('joinTo')}
      label={words.joinTo}
      hint={words.joinHint(file.name)}
      placeholder={words.joinToNone}
      options={options}
    />
  );
}

function UploadForm(props: FormProps) {
  const { accounts, business, onClose } = props;
  const words = bankWords();
  const { form, files, asked, undescribed, setUndescribed, at, choose } = useUploadForm(props);
  const options = accounts.map(({ id, name }) => ({ value: id, label: name }));
  const account = {
    ...form.field('account'),
    label: words.account,
    placeholder: words.asInFile,
    options,
  };
  const goOn = () => {
    setUndescribed(null);
    void form.submit();
  };
  if (undescribed)
    return (
      <DescribeColumns
        business={business}
        file={undescribed}
        account={<DialogChoice {...account} hint={words.columns.accountHint} />}
        onSaved={goOn}
        onBack={() => setUndescribed(null)}
      />
    );
  return (
    <FormDialog label={words.upload} form={form} day={null} onClose={onClose}>
      <Flex direction="column" alignItems="stretch" gap={4}>
        <Files error={form.field('files').error} onChoose={choose} />
        <DialogChoice {...account} hint={words.accountHint} />
        {asked ? <JoinTo form={form} file={asked} options={options} /> : null}
        {at === null ? null : (
          <Typography role="status">{words.uploading(at, files.length)}</Typography>
        )}
      </Flex>
    </FormDialog>
  );
}

/** Uploads statements of a bank. */
export function UploadButton(props: Props) {
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const close = () => (isBusy ? undefined : setOpen(false));
  const { upload } = bankWords();
  return (
    <>
      <Button variant="secondary" startIcon={<Upload />} onClick={() => setOpen(true)}>
        {upload}
      </Button>
      <Modal.Root open={isOpen} onOpenChange={(open: boolean) => (open ? undefined : close())}>
        <Modal.Content>
          <DialogHeader title={upload} />
          <UploadForm {...props} onClose={close} onBusy={setBusy} />
        </Modal.Content>
      </Modal.Root>
    </>
  );
}
