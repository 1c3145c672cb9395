import { useEffect, useRef, useState } from 'react';
import { useAuth } from '@strapi/strapi/admin';
import { saveFile } from '../../requests/save-file';
import { useNotify } from '../../requests/use-notify';
import { readExport, type Read } from './read-export';
import { exportWords } from '../../words';

/** One export: how far it is, and the ways to start and to end it. */
export function useExport(onDone: () => void) {
  const token = useAuth('useExport', (auth) => auth.token);
  const notify = useNotify();
  const running = useRef<AbortController | null>(null);
  const [read, setRead] = useState<Read | null>(null);
  // An export ends with its page.
  useEffect(() => () => running.current?.abort(), []);

  const cancel = () => {
    running.current?.abort();
    running.current = null;
    setRead(null);
  };
  const start = async (url: string) => {
    const { signal } = (running.current = new AbortController());
    setRead({ bytes: 0, rows: null });
    try {
      const { name, file, rows } = await readExport({ url, token, signal, onProgress: setRead });
      saveFile(name, file);
      notify.done(exportWords().saved(rows, name));
      onDone();
    } catch (error) {
      if (!signal.aborted) notify.failed(error);
    } finally {
      if (!signal.aborted) setRead(null);
    }
  };
  return { progress: read && exportWords().soFar(read), start, cancel };
}
