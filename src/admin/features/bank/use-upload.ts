import { useState } from 'react';
import { useAuth } from '@strapi/strapi/admin';
import { useDispatch } from 'react-redux';
import type { UploadedStatement } from '../../../panel/answers';
import { fieldErrors } from '../../kit/dialogs/use-dialog-form';
import { panelApi, type Dispatch } from '../../requests/api';
import { panelFetch } from '../../requests/panel-fetch';
import { useNotify } from '../../requests/use-notify';
import { bankWords } from '../../words';
import { MATCH_TAGS, statementsPath } from './bank-api';

const LONGEST_NAME = 120;

/** The accounts that the operator chooses. */
export interface ChosenAccounts {
  /** For files that name no account. */
  account: string | null;
  /** For the file that the dialog asks about: it names an unknown account. */
  joinTo: string | null;
}

/** Sends one file of a bank. @throws an object with the message of the service */
function useSendFile(business: string) {
  const token = useAuth('useSendFile', (auth) => auth.token);
  return async (file: File, { account, joinTo }: ChosenAccounts): Promise<UploadedStatement> => {
    const query = new URLSearchParams({
      name: file.name.slice(0, LONGEST_NAME),
      ...(account === null ? {} : { account_id: account }),
      ...(joinTo === null ? {} : { join_to: joinTo }),
    });
    const answer = await panelFetch(`${statementsPath(business)}?${query.toString()}`, token, {
      method: 'POST',
      headers: { 'Content-Type': 'application/octet-stream' },
      body: file,
    });
    return ((await answer.json()) as { data: UploadedStatement }).data;
  };
}

/** A refusal of the service. */
interface Refusal {
  message?: string;
  details?: { code?: string };
}

/** A file that was refused. */
interface Left {
  file: File;
  /** It names an account that the business does not have, or has columns that are not known. */
  unknown: 'account' | 'columns' | null;
}

function unknownIn(error: unknown): Left['unknown'] {
  if ((error as Refusal).details?.code === 'unknown_account') return 'account';
  return Object.keys(fieldErrors(error)).includes('columns') ? 'columns' : null;
}

const sum = (all: readonly UploadedStatement[], of: 'new' | 'known' | 'booked'): number =>
  all.reduce((total, one) => total + one[of], 0);

function useTell() {
  const notify = useNotify();
  return (done: readonly UploadedStatement[], refused: readonly string[]): void => {
    const words = bankWords();
    const booked = sum(done, 'booked');
    const said = words.uploaded(sum(done, 'new'), sum(done, 'known'));
    if (done.length > 0) notify.done(booked > 0 ? `${said} ${words.booked(booked)}` : said);
    for (const refusal of refused) notify.refused(refusal);
  };
}

/** Sends files one after the other. One that is refused does not stop the others. */
export function useUpload(business: string) {
  const send = useSendFile(business);
  const tell = useTell();
  const dispatch = useDispatch<Dispatch>();
  const [at, setAt] = useState<number | null>(null);
  /**
   * @param asked the one whose account is chosen: another one may name another account
   * @returns the files that were refused
   */
  const upload = async (
    files: readonly File[],
    { account, joinTo }: ChosenAccounts,
    asked: File | null,
  ): Promise<Left[]> => {
    const done: UploadedStatement[] = [];
    const left: Left[] = [];
    const refused: string[] = [];
    for (const [place, file] of files.entries()) {
      setAt(place + 1);
      try {
        done.push(await send(file, { account, joinTo: file === asked ? joinTo : null }));
      } catch (error) {
        const unknown = unknownIn(error);
        left.push({ file, unknown });
        // A dialog asks for the columns.
        if (unknown !== 'columns')
          refused.push(bankWords().ofFile(file.name, (error as Refusal).message ?? ''));
      }
    }
    setAt(null);
    dispatch(panelApi.util.invalidateTags(MATCH_TAGS));
    tell(done, refused);
    return left;
  };
  return { upload, at };
}
