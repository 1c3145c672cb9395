import { useRef, useState } from 'react';
import { Button, Flex, IconButton, Typography } from '@strapi/design-system';
import { Download, Plus, Trash } from '@strapi/icons';
import { useAuth } from '@strapi/strapi/admin';
import { LARGEST_ATTACHMENT } from '../../../domain/attachments';
import { FILE_TYPES } from '../../../domain/file-types';
import { fileSize } from '../../../words/format';
import type { AttachedFile, DocumentAttachments } from '../../../panel/answers';
import { ConfirmDialog } from '../../kit/dialogs/ConfirmDialog';
import { SideList } from '../../kit/SideList';
import { panelFetch } from '../../requests/panel-fetch';
import { saveFile } from '../../requests/save-file';
import { useNotify } from '../../requests/use-notify';
import { useSend } from '../../requests/use-send';
import { attachmentWords } from '../../words';
import { panelLanguage } from '../../words/language';
import { ATTACHMENT_MUTATIONS, filesPath, type Owner } from './attachment-api';
import { useAddFiles } from './use-add-files';

function DownloadButton({ owner, file: { id, name } }: { owner: Owner; file: AttachedFile }) {
  const token = useAuth('Attachments', (auth) => auth.token);
  const notify = useNotify();
  const save = async () => {
    const answer = await panelFetch(`${filesPath(owner)}/${id}`, token, { method: 'GET' });
    saveFile(name, await answer.blob());
  };
  return (
    <IconButton
      variant="ghost"
      label={attachmentWords().download(name)}
      onClick={() => void save().catch(notify.failed)}
    >
      <Download />
    </IconButton>
  );
}

function RemoveButton({ owner, file: { id, name } }: { owner: Owner; file: AttachedFile }) {
  const send = useSend();
  const notify = useNotify();
  const [asking, setAsking] = useState(false);
  const { remove, askRemove } = attachmentWords();
  const confirmed = () => {
    setAsking(false);
    const removed = { ...owner, attachment: id };
    void send(ATTACHMENT_MUTATIONS.invoicingRemoveAttachment, removed).catch(notify.failed);
  };
  return (
    <>
      <IconButton variant="ghost" label={remove(name)} onClick={() => setAsking(true)}>
        <Trash />
      </IconButton>
      <ConfirmDialog
        open={asking}
        title={askRemove.title(name)}
        text={askRemove.text}
        confirm={askRemove.confirm}
        variant="danger-light"
        onConfirm={confirmed}
        onClose={() => setAsking(false)}
      />
    </>
  );
}

/** The button that adds files, and which one is on its way. */
function AddFiles({ owner }: { owner: Owner }) {
  const { adding, add } = useAddFiles(owner);
  const input = useRef<HTMLInputElement>(null);
  const words = attachmentWords();
  return (
    <Flex direction="column" alignItems="stretch" gap={2}>
      <input
        ref={input}
        type="file"
        name="attachments"
        aria-label={words.add}
        multiple
        hidden
        accept={FILE_TYPES.join(',')}
        // A corrected file has the same name, and the browser would tell no change.
        onClick={({ currentTarget }) => (currentTarget.value = '')}
        onChange={({ currentTarget: { files } }) => void add([...(files ?? [])])}
      />
      <Button
        variant="secondary"
        startIcon={<Plus />}
        loading={adding !== null}
        onClick={() => input.current?.click()}
      >
        {words.add}
      </Button>
      <Typography variant="pi" textColor="neutral600" role="status">
        {adding
          ? words.adding(adding.name, adding.count, adding.all)
          : words.hint(fileSize(LARGEST_ATTACHMENT, panelLanguage()))}
      </Typography>
    </Flex>
  );
}

interface Props {
  owner: Owner;
  attachments: DocumentAttachments;
}

/** The files of a document, with buttons to add and remove them until it is issued. */
export function Attachments({ owner, attachments: { files, changes } }: Props) {
  return (
    <Flex direction="column" alignItems="stretch" gap={3} width="100%">
      {files.length === 0 ? null : (
        <SideList testId="attachments">
          {files.map((file) => (
            <Flex key={file.id} tag="li" gap={2} justifyContent="space-between">
              <Typography style={{ overflowWrap: 'anywhere' }}>
                <bdi>{file.name}</bdi>{' '}
                <Typography variant="pi" textColor="neutral600">
                  {fileSize(file.size, panelLanguage())}
                </Typography>
              </Typography>
              <Flex>
                <DownloadButton owner={owner} file={file} />
                {changes ? <RemoveButton owner={owner} file={file} /> : null}
              </Flex>
            </Flex>
          ))}
        </SideList>
      )}
      {changes ? <AddFiles owner={owner} /> : null}
    </Flex>
  );
}
