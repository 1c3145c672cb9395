/**
 * The entries of a list after a save, which replaces all of them. An entry with the id of a stored one changes it. Any
 * other id means nothing here, so its entry is a new one.
 */
export function withIds<Sent extends { readonly id: string | null }>(
  stored: readonly { readonly id: string }[] | null,
  sent: readonly Sent[],
  newId: () => string,
): (Omit<Sent, 'id'> & { id: string })[] {
  const known = new Set(stored?.map(({ id }) => id));
  return sent.map(({ id, ...entry }) => ({
    id: id !== null && known.delete(id) ? id : newId(),
    ...entry,
  }));
}
