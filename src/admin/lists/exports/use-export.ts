import { useEffect, useRef, useState } from 'react';
import { useAuth } from '@strapi/strapi/admin';
import { saveFile } from '../../requests/save-file';
import { useNotify } from '../../requests/use-notify';
import { readExport } from './read-export';
import { exportWords } from '../../words';

/** One export: how far it is, and the ways to start and to end it. */
export function useExport(onDone: () => void) {
  const token = useAuth('useExport', (auth) => auth.token);
  const notify = useNotify();
  const running = useRef<AbortController | null>(null);
  const [rows, setRows] = useState<number | null>(null);
  // An export ends with its page.
  useEffect(() => () => running.current?.abort(), []);

  const cancel = () => {
    running.current?.abort();
    running.current = null;
    setRows(null);
  };
  const start = async (url: string) => {
    const { signal } = (running.current = new AbortController());
    setRows(0);
    try {
      const read = await readExport({ url, token, signal, onRows: setRows });
      saveFile(read.name, read.file);
      notify.done(exportWords().saved(read.rows, read.name));
      onDone();
    } catch (error) {
      if (!signal.aborted) notify.failed(error);
    } finally {
      if (!signal.aborted) setRows(null);
    }
  };
  return { progress: rows === null ? null : exportWords().soFar(rows), start, cancel };
}
