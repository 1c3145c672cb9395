import type { ComponentType, ReactNode } from 'react';

/** One click on one record: its label, the question before it, and the work. */
export interface InvoicingAction<Id extends string = string> {
  id: Id;
  label: string;
  icon: ReactNode;
  variant?: 'default' | 'success-light' | 'danger-light' | 'secondary' | 'tertiary';
  /** The question before an action that nobody can undo. */
  ask?: { title: string; text: string; confirm: string };
  run?: () => Promise<void>;
  /** A dialog that does the work instead. Its content has the same identity at each rendering. */
  dialog?: { title: string; content: ComponentType<{ onClose: () => void }> };
}
