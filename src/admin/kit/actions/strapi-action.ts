import type { InvoicingAction } from './invoicing-action';

function workOf({ ask, dialog, run }: InvoicingAction) {
  if (dialog) return { dialog: { type: 'modal' as const, ...dialog } };
  if (!ask) return { onClick: () => void run?.() };
  return {
    dialog: {
      type: 'dialog' as const,
      title: ask.title,
      content: ask.text,
      confirmLabel: ask.confirm,
      onConfirm: () => run?.(),
    },
  };
}

/** An action as a row's menu of Strapi takes it. */
export function asStrapiAction(action: InvoicingAction) {
  return {
    label: action.label,
    icon: action.icon,
    position: 'table-row' as const,
    ...(action.variant === 'danger-light' ? { variant: 'danger' as const } : {}),
    ...workOf(action),
  };
}
