/** A record that a to-one relation points at, as the Content Manager names it. */
export interface Chosen {
  id: number;
  documentId: string;
  label: string;
}

interface Connected {
  id: number;
  documentId?: string;
  label?: string;
  apiData?: { id: number; documentId?: string };
}

/** What the form holds for a relation: what changes, not what is. */
export interface RelationValue {
  connect?: Connected[];
  disconnect?: { id: number }[];
}

/** The record that the form will have once saved: undefined when that is the stored one. */
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
