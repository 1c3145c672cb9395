import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Puts the cursor into the input of a field. A whole line is shown by its description. */
export function goToField(path: string): void {
  const names = [path, `${path}.description`, `${path}.0.description`];
  const selector = names.map((name) => `[name="${CSS.escape(name)}"]`).join(', ');
  const input = document.querySelector<HTMLElement>(selector);
  input?.focus();
  input?.scrollIntoView({ block: 'center' });
}

/** In the address of a form: the field to begin with. */
export const DELIVERY_DATE = '#delivery_date';

/** Goes to the field that the address of the form names. */
export function FieldOfAddress(): null {
  const { hash, key } = useLocation();
  useEffect(() => {
    if (hash !== DELIVERY_DATE) return undefined;
    // A dialog that closes gives the focus back to its button first.
    const timer = setTimeout(() => goToField(hash.slice(1)));
    return () => clearTimeout(timer);
  }, [hash, key]);
  return null;
}
