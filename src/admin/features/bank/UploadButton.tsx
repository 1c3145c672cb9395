import { useState } from 'react';
import { Button, Field, Flex, Modal, Typography } from '@strapi/design-system';
import { Upload } from '@strapi/icons';
import { useAuth } from '@strapi/strapi/admin';
import { useDispatch } from 'react-redux';
import type { BankTransactions, UploadedStatement } from '../../../panel/answers';
import { DialogChoice } from '../../kit/dialogs/fields';
import { FormDialog } from '../../kit/dialogs/FormDialog';
import { useDialogForm } from '../../kit/dialogs/use-dialog-form';
import { panelApi, type Dispatch } from '../../requests/api';
import { panelFetch } from '../../requests/panel-fetch';
import { useNotify } from '../../requests/use-notify';
import { bankWords } from '../../words';
import { MATCH_TAGS, statementsPath } from './bank-api';
import { DialogHeader } from '../../kit/dialogs/DialogHeader';

interface Props {
  business: string;
  accounts: BankTransactions['accounts'];
}

const LONGEST_NAME = 120;

/** Sends one file of a bank. @throws an object with the message of the service */
function useSendFile(business: string) {
  const token = useAuth('useSendFile', (auth) => auth.token);
  return async (file: File, account: string | null): Promise<UploadedStatement> => {
    const query = new URLSearchParams({
      name: file.name.slice(0, LONGEST_NAME),
      ...(account === null ? {} : { account_id: account }),
    });
    const answer = await panelFetch(`${statementsPath(business)}?${query.toString()}`, token, {
      method: 'POST',
      headers: { 'Content-Type': 'application/octet-stream' },
      body: file,
    });
    return ((await answer.json()) as { data: UploadedStatement }).data;
  };
}

const sum = (all: readonly UploadedStatement[], of: 'new' | 'known' | 'booked'): number =>
  all.reduce((total, one) => total + one[of], 0);

/** Sends files one after the other. One that is refused does not stop the others. */
function useUpload({ business }: Props, onDone: () => void) {
  const send = useSendFile(business);
  const dispatch = useDispatch<Dispatch>();
  const notify = useNotify();
  const [at, setAt] = useState<number | null>(null);
  const tell = (done: readonly UploadedStatement[]): void => {
    const words = bankWords();
    const booked = sum(done, 'booked');
    const said = words.uploaded(sum(done, 'new'), sum(done, 'known'));
    notify.done(booked > 0 ? `${said} ${words.booked(booked)}` : said);
  };
  /** @returns the files that were refused */
  const upload = async (files: readonly File[], account: string | null): Promise<File[]> => {
    const done: UploadedStatement[] = [];
    const left: File[] = [];
    const refused: string[] = [];
    for (const [place, file] of files.entries()) {
      setAt(place + 1);
      try {
        done.push(await send(file, account));
      } catch (error) {
        left.push(file);
        refused.push(bankWords().ofFile(file.name, (error as { message?: string }).message ?? ''));
      }
    }
    setAt(null);
    dispatch(panelApi.util.invalidateTags(MATCH_TAGS));
    if (done.length > 0) tell(done);
    for (const refusal of refused) notify.refused(refusal);
    if (left.length === 0) onDone();
    return left;
  };
  return { upload, at };
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

function UploadForm({ onClose, onBusy, ...props }: FormProps) {
  const { accounts } = props;
  const words = bankWords();
  const [files, setFiles] = useState<readonly File[]>([]);
  const { upload, at } = useUpload(props, onClose);
  const [only] = accounts;
  const form = useDialogForm<{ account: string | null; files: null }>(
    { account: accounts.length === 1 && only ? only.id : null, files: null },
    {
      check: () => ({ files: files.length === 0 ? words.noFile : undefined }),
      send: async ({ account }) => {
        onBusy(true);
        setFiles(await upload(files, account));
        onBusy(false);
      },
      onDone: () => undefined,
    },
  );
  const choose = (list: FileList | null) => {
    setFiles([...(list ?? [])]);
    form.field('files').onChange(null);
  };
  return (
    <FormDialog label={words.upload} form={form} day={null} onClose={onClose}>
      <Flex direction="column" alignItems="stretch" gap={4}>
        <Files error={form.field('files').error} onChoose={choose} />
        <DialogChoice
          {...form.field('account')}
          label={words.account}
          hint={words.accountHint}
          placeholder={words.asInFile}
          options={accounts.map(({ id, name }) => ({ value: id, label: name }))}
        />
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
