import { useEffect, useRef, useState } from 'react';
import { useAuth, useForm } from '@strapi/strapi/admin';
import type { Language } from '../../../domain/languages';
import { BUSINESS } from '../../requests/content-manager';
import { panelFetch } from '../../requests/panel-fetch';
import { useProblemText } from '../../forms/saving/use-problem-text';
import { designerWords } from '../../words';
import { previewBody } from './preview-body';

/** A pause in typing. The service draws in less time than this. */
const PAUSE_MS = 250;

interface Preview {
  /** The last one that could be drawn. */
  pdf: ArrayBuffer | null;
  /** True until the service has answered to the newest values. */
  waits: boolean;
  /** Why the newest values could not be drawn, in the language of the panel. */
  problem: string | null;
}

const wait = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((done) => {
    const timer = setTimeout(done, ms);
    signal.addEventListener('abort', () => clearTimeout(timer));
  });

/** The sample as the service draws it. */
async function draw(
  business: string,
  token: string | null,
  { body, signal }: { body: string; signal: AbortSignal },
): Promise<ArrayBuffer> {
  const headers = { 'Content-Type': 'application/json' };
  const path = `/invoicing/businesses/${business}/look-preview`;
  const answer = await panelFetch(path, token, { method: 'POST', headers, body, signal });
  return answer.arrayBuffer();
}

/** A sample of what the form holds. The last change wins. */
export function usePreview(business: string, language: Language): Preview {
  const token = useAuth('usePreview', (auth) => auth.token);
  const values = useForm('usePreview', (form) => form.values) as Record<string, unknown>;
  const body = JSON.stringify(previewBody(values, language));
  const problemText = useProblemText(BUSINESS, designerWords().preview.unreachable);
  const [answered, setAnswered] = useState<{ body: string; error?: unknown } | null>(null);
  const [pdf, setPdf] = useState<ArrayBuffer | null>(null);
  const hasAsked = useRef(false);
  useEffect(() => {
    const running = new AbortController();
    const { signal } = running;
    const ask = async () => {
      if (hasAsked.current) await wait(PAUSE_MS, signal);
      hasAsked.current = true;
      setPdf(await draw(business, token, { body, signal }));
      setAnswered({ body });
    };
    ask().catch((error: unknown) => {
      if (!signal.aborted) setAnswered({ body, error });
    });
    return () => running.abort();
  }, [body, business, token]);
  const waits = answered?.body !== body;
  const error = waits ? undefined : answered.error;
  return { pdf, waits, problem: error === undefined ? null : problemText(error) };
}
