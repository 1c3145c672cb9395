import { useCallback } from 'react';
import { ArrowRight, Clock, Cross, Play, Stop } from '@strapi/icons';
import type { RecurringMode } from '../../../domain/recurring-status';
import type { RecurringState } from '../../../panel/answers';
import type { InvoicingAction } from '../../kit/actions/invoicing-action';
import { useNotify } from '../../requests/use-notify';
import { useSend } from '../../requests/use-send';
import { longDate } from '../../words/dates';
import { recurringWords } from '../../words';
import { RECURRING_MUTATIONS, type RecurringActionId } from './recurring-api';
import { ResumeForm } from './ResumeForm';

/** A recurring invoice as its form shows it. */
export interface Shown {
  documentId: string;
  name: string;
  mode: RecurringMode;
}

/** Sends an action, and says that it is done. */
function useAct({ documentId }: Shown) {
  const send = useSend();
  const notify = useNotify();
  return useCallback(
    (
      action: RecurringActionId,
      done: (number: string) => string,
      body?: { occurrence?: number | null; catch_up?: string },
    ) =>
      send(RECURRING_MUTATIONS.invoicingRecurringAct, {
        documentId,
        action,
        ...(body ? { body } : {}),
      })
        .then(({ number }) => notify.done(done(number)))
        .catch(notify.failed),
    [send, notify, documentId],
  );
}

type Act = ReturnType<typeof useAct>;

/** A paused one goes on with a question when dates have passed. */
function useResume({ name }: Shown, { missed }: RecurringState, act: Act): InvoicingAction {
  const words = recurringWords().resume;
  const resume = useCallback(
    (catchUp?: string) =>
      act(
        'resume',
        () => recurringWords().resume.done(name),
        catchUp === undefined ? undefined : { catch_up: catchUp },
      ),
    [act, name],
  );
  const content = useCallback(
    ({ onClose }: { onClose: () => void }) => (
      <ResumeForm missed={missed} onClose={onClose} onResume={resume} />
    ),
    [resume, missed],
  );
  const plain = {
    id: 'resume',
    label: words.label,
    icon: <Play />,
    variant: 'default',
  } as const;
  if (missed > 0) return { ...plain, dialog: { title: words.title(name), content } };
  return { ...plain, run: () => resume() };
}

/** The action on the next occurrence alone. Its number keeps a second click from another one. */
function ofNext(shown: Shown, state: RecurringState, act: Act): InvoicingAction[] {
  const { run, skip } = recurringWords();
  const { next_occurrence: occurrence, next_date: next } = state;
  if (occurrence === null) return [];
  const day = longDate(next);
  const make: InvoicingAction = {
    id: 'run',
    label: run.label,
    icon: <ArrowRight />,
    variant: 'secondary',
    ask: { title: run.title(day), text: run.text[shown.mode], confirm: run.confirm },
    run: () => act('run', run.done, { occurrence }),
  };
  const pass: InvoicingAction = {
    id: 'skip',
    label: skip.label,
    icon: <Clock />,
    ask: { title: skip.title(day), text: skip.text, confirm: skip.confirm },
    run: () => act('skip', () => skip.done(day), { occurrence }),
  };
  return [...(state.can.run ? [make] : []), pass];
}

/** The actions that the operator may take on a recurring invoice now. */
export function useRecurringActions(shown: Shown, state: RecurringState): InvoicingAction[] {
  const act = useAct(shown);
  const resume = useResume(shown, state, act);
  if (!state.can.change) return [];
  const { pause, cancel } = recurringWords();
  const { name } = shown;
  const stop: InvoicingAction = {
    id: 'pause',
    label: pause.label,
    icon: <Stop />,
    run: () => act('pause', () => pause.done(name)),
  };
  const end: InvoicingAction = {
    id: 'cancel',
    label: cancel.label,
    icon: <Cross />,
    variant: 'danger-light',
    ask: { title: cancel.title(name), text: cancel.text, confirm: cancel.confirm },
    run: () => act('cancel', () => cancel.done(name)),
  };
  return [
    ...(state.status === 'paused' ? [resume] : []),
    ...ofNext(shown, state, act),
    ...(state.status === 'active' ? [stop] : []),
    end,
  ];
}
