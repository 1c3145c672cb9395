import type { ReactNode } from 'react';

/** The Content Manager's props for an input of a form. */
export interface InputProps {
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  required?: boolean;
  disabled: boolean;
}
