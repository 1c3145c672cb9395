import { useForm } from '@strapi/strapi/admin';
import { useParams } from 'react-router-dom';
import { columnName, patchedFields } from '../../../domain/fields/documents';
import type { DocumentLock } from '../../../panel/answers';
import { useInvoicingLockQuery } from '../../requests/api';
import { isEnded, type RecurringStatus } from '../../../domain/recurring-status';
import { RECURRING } from '../../requests/content-manager';
import { INVOICES, kindOf } from '../../requests/document-kinds';

const patched = (patch: 'open' | 'unsent') =>
  (['invoice', 'quotation'] as const).flatMap((kind) =>
    patchedFields(kind, patch).map((field) => columnName(kind, field)),
  );

/** The fields of an issued document that a save may still change, as the spec's PATCH may. */
const OPEN_FIELDS = patched('open');
/** Those until it is handed out. */
const UNSENT_FIELDS = patched('unsent');

/** The lock of the form's document: null where there is none, undefined while it loads. */
export function useLock(): DocumentLock | null | undefined {
  const { slug = '', id = 'create' } = useParams<{ slug: string; id: string }>();
  const stored = useForm('useLock', (form) => form.initialValues) as { state?: unknown };
  const kind = kindOf(slug);
  const skip = !kind || id === 'create' || stored.state === 'draft';
  const request = { kind: kind ?? INVOICES, documentId: id };
  const { data, isError } = useInvoicingLockQuery(request, { skip });
  return skip || isError ? null : data;
}

/**
 * Whether nobody can change a key of metadata, because the document prints it. While the lock loads, none
 * can be changed.
 */
export function useLockedKeys(): (key: string) => boolean {
  const lock = useLock();
  if (lock === null) return () => false;
  return (key) => lock === undefined || (lock.locked && lock.printed_keys.includes(key));
}

/** Whether the form is of a recurring invoice that has ended. */
function useHasEnded(): boolean {
  const { slug } = useParams<{ slug: string }>();
  const stored = useForm('useHasEnded', (form) => form.initialValues) as {
    state?: RecurringStatus;
  };
  return slug === RECURRING && stored.state !== undefined && isEnded(stored.state);
}

/** Tells whether nobody can change a field of the form. The service refuses such a change in any case. */
export function useLockedFields(): (field: string) => boolean {
  const lock = useLock();
  const hasEnded = useHasEnded();
  return (field) => {
    if (hasEnded) return true;
    if (lock === null || OPEN_FIELDS.includes(field)) return false;
    return (UNSENT_FIELDS.includes(field) ? lock?.handed_out : lock?.locked) ?? true;
  };
}

export const useIsLocked = (field: string): boolean => useLockedFields()(field);
