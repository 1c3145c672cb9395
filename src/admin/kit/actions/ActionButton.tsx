import { Button } from '@strapi/design-system';
import type { InvoicingAction } from './invoicing-action';
import { useAction, type OnBusy } from './use-action';

/** Strapi's button has the height of one line. A longer label takes two. */
const GROWS = { height: 'auto', minHeight: '3.2rem', paddingBlock: '0.4rem' };

/** In line with the text above. */
const QUIET = { ...GROWS, paddingInline: 0 };

interface Props {
  action: InvoicingAction;
  disabled?: boolean;
  fullWidth?: boolean;
  /** One of many on its page. */
  isQuiet?: boolean;
  onBusy?: OnBusy;
}

/** The button of an action, with the question before it. It shows that the action runs. */
export function ActionButton(props: Props) {
  const { action, disabled = false, isQuiet = false, fullWidth = !isQuiet, onBusy } = props;
  const { begin, dialogs, isRunning } = useAction(action, onBusy);
  return (
    <>
      <Button
        variant={isQuiet ? 'ghost' : (action.variant ?? 'tertiary')}
        startIcon={action.icon}
        disabled={disabled}
        loading={isRunning}
        fullWidth={fullWidth}
        style={isQuiet ? QUIET : GROWS}
        onClick={begin}
      >
        {action.label}
      </Button>
      {dialogs}
    </>
  );
}
