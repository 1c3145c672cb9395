import { useState } from 'react';
import { Flex, Typography } from '@strapi/design-system';
import { Lock } from '@strapi/icons';
import { useForm } from '@strapi/strapi/admin';
import { useParams } from 'react-router-dom';
import type { DocumentLock } from '../../panel/answers';
import { ActionButton } from '../kit/actions/ActionButton';
import { isDocumentRow, type DocumentRow } from '../kit/actions/document-actions';
import { useDocumentActions } from './use-document-actions';
import { kindOf, type Kind } from '../requests/document-kinds';
import { longDate } from '../words/dates';
import { NoRow } from '../forms/inputs/form-rows';
import { useLock } from '../forms/locked/use-lock';
import { useReopen } from '../forms/locked/use-reopen';
import { lockedWords } from '../words';

/** Actions that an operator may want where a change is not possible. */
const INSTEAD: readonly string[] = ['payment', 'credit', 'duplicate'];

/** Says that a document is locked, and why. */
const reasonOf = (number: string, { issued_on: day, tie }: DocumentLock): string =>
  lockedWords().locked({ number, day: day === null ? null : longDate(day), tie });

function Buttons({ kind, row, lock }: { kind: Kind; row: DocumentRow; lock: DocumentLock }) {
  const offered = useDocumentActions(kind, row).filter(({ id }) => INSTEAD.includes(id));
  const reopen = useReopen(kind, row);
  const [running, setRunning] = useState<string | null>(null);
  const modified = useForm('Buttons', (form) => form.modified);
  return (
    <Flex gap={2} wrap="wrap">
      {[...offered, ...(lock.reopens ? [reopen] : [])].map((action) => (
        <ActionButton
          key={action.id}
          action={{ ...action, variant: 'tertiary' }}
          fullWidth={false}
          disabled={modified || (running !== null && running !== action.id)}
          onBusy={(busy) => setRunning(busy ? action.id : null)}
        />
      ))}
    </Flex>
  );
}

/** At the top of the form: why the content of a document is locked, and what is possible instead. */
export function LockNotice() {
  const { slug = '' } = useParams<{ slug: string }>();
  const stored = useForm('LockNotice', (form) => form.initialValues) as object;
  const lock = useLock();
  const kind = kindOf(slug);
  if (!kind || !lock?.locked || !isDocumentRow(stored)) return <NoRow />;
  return (
    <Flex
      data-testid="lock-notice"
      role="note"
      direction="column"
      alignItems="stretch"
      gap={3}
      padding={4}
      hasRadius
      background="neutral100"
      borderColor="neutral200"
    >
      <Flex gap={2} alignItems="flex-start">
        <Lock aria-hidden style={{ flexShrink: 0, marginTop: '0.4rem' }} />
        <Typography>
          {reasonOf(stored[kind.numberField] ?? '', lock)} {lockedWords().stillOpen[kind.word]}
        </Typography>
      </Flex>
      <Buttons kind={kind} row={stored} lock={lock} />
    </Flex>
  );
}
