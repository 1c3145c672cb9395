import { useState } from 'react';
import { useAuth } from '@strapi/strapi/admin';
import { useDispatch } from 'react-redux';
import { LARGEST_ATTACHMENT } from '../../../domain/attachments';
import { FILE_TYPES } from '../../../domain/file-types';
import { fileSize } from '../../../words/format';
import { attachmentsTag, panelApi, type Dispatch } from '../../requests/api';
import { panelFetch } from '../../requests/panel-fetch';
import { useNotify } from '../../requests/use-notify';
import { attachmentWords } from '../../words';
import { panelLanguage } from '../../words/language';
import { filesPath, type Owner } from './attachment-api';

/** Which file of how many is on its way. */
export interface Adding {
  name: string;
  count: number;
  all: number;
}

/** Why the service would refuse a file, which it would only say after it has arrived; null for no reason. */
function refusalOf({ type, size }: File): string | null {
  const words = attachmentWords();
  if (!FILE_TYPES.some((one) => one === type)) return words.wrongType;
  if (size <= LARGEST_ATTACHMENT) return null;
  return words.tooLarge(fileSize(LARGEST_ATTACHMENT, panelLanguage()));
}

/** Attaches files one after the other. A refused one keeps no other from being added. */
export function useAddFiles(owner: Owner) {
  const token = useAuth('useAddFiles', (auth) => auth.token);
  const dispatch = useDispatch<Dispatch>();
  const notify = useNotify();
  const [adding, setAdding] = useState<Adding | null>(null);
  const send = async (file: File): Promise<void> => {
    const refusal = refusalOf(file);
    if (refusal !== null) return notify.refused(attachmentWords().notAdded(file.name, refusal));
    const query = new URLSearchParams({ name: file.name });
    const headers = { 'Content-Type': file.type };
    const options = { method: 'POST', headers, body: file };
    await panelFetch(`${filesPath(owner)}?${query.toString()}`, token, options).catch(
      notify.failed,
    );
    dispatch(panelApi.util.invalidateTags([attachmentsTag(owner.documentId)]));
  };
  const add = async (files: readonly File[]): Promise<void> => {
    for (const [place, file] of files.entries()) {
      setAdding({ name: file.name, count: place + 1, all: files.length });
      await send(file);
    }
    setAdding(null);
  };
  return { adding, add };
}
