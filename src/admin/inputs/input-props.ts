import type { ReactNode } from 'react';

/** What the Content Manager hands to an input of a form. */
export interface InputProps {
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  required?: boolean;
  disabled: boolean;
}
