import { Button, Dialog } from '@strapi/design-system';
import { dialogWords } from '../../words';

interface Props {
  open: boolean;
  title: string;
  text: string;
  confirm: string;
  /** The label of the button that closes the dialog without a change. */
  back?: string;
  variant?: 'default' | 'success-light' | 'danger-light' | 'secondary' | 'tertiary';
  /** While the confirmed action runs. */
  busy?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** The question before an action that nobody can undo. */
export function ConfirmDialog(props: Props) {
  return (
    <Dialog.Root open={props.open} onOpenChange={(open) => (open ? undefined : props.onClose())}>
      <Dialog.Content>
        <Dialog.Header>{props.title}</Dialog.Header>
        <Dialog.Body>{props.text}</Dialog.Body>
        <Dialog.Footer>
          <Dialog.Cancel>
            <Button variant="tertiary" fullWidth disabled={props.busy ?? false}>
              {props.back ?? dialogWords().back}
            </Button>
          </Dialog.Cancel>
          <Button
            variant={props.variant ?? 'default'}
            fullWidth
            loading={props.busy ?? false}
            onClick={props.onConfirm}
          >
            {props.confirm}
          </Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}
