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
}

export const asChosen = ({ id, documentId, name, quotation_number }: FoundRecord): Chosen => ({
  id,
  documentId,
  label: name ?? quotation_number ?? documentId,
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

/** The record that the form has chosen: null for none, undefined for no change of the stored one. */
export function chosenInForm(value: RelationValue | undefined): Chosen | null | undefined {
  const connected = value?.connect?.at(-1);
  if (connected) {
    const documentId = connected.documentId ?? connected.apiData?.documentId ?? '';
    return { id: connected.id, documentId, label: connected.label ?? documentId };
  }
  return (value?.disconnect?.length ?? 0) > 0 ? null : undefined;
}

/** The form's value for another choice, in the shape that the Content Manager sends. */
export function relationValue(chosen: Chosen | null, stored: Chosen | null): RelationValue {
  const sent = ({ id, documentId }: Chosen) => ({ id, documentId });
  const changed = chosen?.documentId !== stored?.documentId;
  return {
    connect: chosen && changed ? [{ ...chosen, apiData: sent(chosen) }] : [],
    disconnect: stored && changed ? [{ ...stored, ...{ apiData: sent(stored) } }] : [],
  };
}
