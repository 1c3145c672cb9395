/** A record that a to-one relation points at, with the label that names it. */
export interface Chosen {
  id: number;
  documentId: string;
  label: string;
}

/** A related record in the Content Manager's answers. Its main field depends on its type. */
export interface FoundRecord {
  id: number;
  documentId: string;
  name?: string;
  quotation_number?: string;
  invoice_number?: string;
  credit_note_number?: string;
}

export const asChosen = ({ id, documentId, ...names }: FoundRecord): Chosen => ({
  id,
  documentId,
  label:
    names.name ??
    names.quotation_number ??
    names.invoice_number ??
    names.credit_note_number ??
    documentId,
});

interface Connected {
  id: number;
  documentId?: string;
  label?: string;
  apiData?: { id: number; documentId?: string };
}

/** The form's value for a relation: the change, not the stored record. */
export interface RelationValue {
  connect?: Connected[];
  disconnect?: { id: number }[];
}

/**
 * The record that the form has chosen: null for none, undefined for no change of the stored one. A null in
 * the form says that somebody has emptied the field.
 */
export function chosenInForm(value: RelationValue | null | undefined): Chosen | null | undefined {
  if (value === null) return null;
  const connected = value?.connect?.at(-1);
  if (connected) {
    const documentId = connected.documentId ?? connected.apiData?.documentId ?? '';
    return { id: connected.id, documentId, label: connected.label ?? documentId };
  }
  return (value?.disconnect?.length ?? 0) > 0 ? null : undefined;
}

/** The form's value for another choice, in the shape that the Content Manager sends. */
export function relationValue(chosen: Chosen | null, stored: Chosen | null): RelationValue | null {
  if (chosen === null && stored === null) return null;
  const withSent = (record: Chosen) => {
    const { id, documentId } = record;
    return { ...record, apiData: { id, documentId } };
  };
  const changed = chosen?.documentId !== stored?.documentId;
  return {
    connect: chosen && changed ? [withSent(chosen)] : [],
    disconnect: stored && changed ? [withSent(stored)] : [],
  };
}
