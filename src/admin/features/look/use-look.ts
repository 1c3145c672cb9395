import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { useDocumentRBAC, useForm } from '@strapi/strapi/admin';
import type { DocumentLook } from '../../../domain/document-look';
import { useFormField } from '../../forms/inputs/use-form-field';
import { useMessages } from '../../forms/inputs/use-messages';

export const LOOK = 'look';

/** The fields of a business that the page of its look holds, and no other place of the form. */
const HELD = [LOOK, 'brand_color', 'logo', 'paper_size'];

type Parts = { [Part in keyof DocumentLook]: DocumentLook[Part] | undefined };

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || Object.keys(value as object).length === 0;

/** A choice that says nothing is none. */
function without(parts: Parts): DocumentLook | null {
  const kept = Object.entries(parts).filter(([, value]) => !isEmpty(value));
  return kept.length === 0 ? null : (Object.fromEntries(kept) as DocumentLook);
}

/** The look in the form, and the messages about its parts. */
export function useLook() {
  const { value, change } = useFormField<DocumentLook | null>(LOOK);
  const messageAt = useMessages(LOOK, value);
  const look = value ?? {};
  return { look, messageAt, set: (parts: Parts) => change(without({ ...look, ...parts })) };
}

/** The business of the form; null for one that was never saved, or that the operator may not change. */
export function useDesigned() {
  const { id = 'create' } = useParams<{ id: string }>();
  const mayChange = useDocumentRBAC('useDesigned', ({ canUpdate }) => canUpdate === true);
  const isSaved = id !== 'create';
  return { business: isSaved ? id : null, mayChange };
}

type Values = Readonly<Record<string, unknown>>;

/** The fields of the look in which two forms differ. */
const differing = (one: Values, other: Values): string[] =>
  HELD.filter((name) => JSON.stringify(one[name] ?? null) !== JSON.stringify(other[name] ?? null));

/** Whether the look differs from that of the form when this page was opened, and the way back. */
export function useUndo() {
  const values = useForm('useUndo', (form) => form.values) as Values;
  const onChange = useForm('useUndo', (form) => form.onChange) as (
    name: string,
    value: unknown,
  ) => void;
  const [opened] = useState(values);
  const changed = differing(opened, values);
  return {
    hasChanged: changed.length > 0,
    undo: () => changed.forEach((name) => onChange(name, opened[name])),
  };
}

/** The first message in an error of the form, which holds messages by their paths. */
function messageIn(error: unknown): string | undefined {
  if (typeof error === 'string') return error;
  if (typeof error !== 'object' || error === null) return undefined;
  return Object.values(error).map(messageIn).find(Boolean);
}

/** Whether the look in the form is another than the stored one, and why a save refused it. */
export function useHeld() {
  const { values, initialValues, errors } = useForm('useHeld', (form) => form) as Record<
    'values' | 'initialValues' | 'errors',
    Values
  >;
  return {
    isUnsaved: differing(values, initialValues).length > 0,
    problem: messageIn(HELD.map((name) => errors[name])),
  };
}
