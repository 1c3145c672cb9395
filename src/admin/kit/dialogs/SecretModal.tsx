import { Button, Flex, Modal, Typography } from '@strapi/design-system';
import { Duplicate } from '@strapi/icons';
import { useClipboard } from '@strapi/strapi/admin';
import { useNotify } from '../../requests/use-notify';
import { dialogWords } from '../../words';
import { DialogHeader } from './DialogHeader';

interface Props {
  title: string;
  text: string;
  /** Null closes the dialog. */
  secret: string | null;
  onClose: () => void;
}

/** A key or a secret that nobody can see again, with a button that copies it. */
export function SecretModal({ title, text, secret, onClose }: Props) {
  const { copy } = useClipboard();
  const notify = useNotify();
  const words = dialogWords();
  const copyIt = async () => {
    if (secret !== null && (await copy(secret))) notify.done(words.copied);
  };
  return (
    <Modal.Root
      open={secret !== null}
      onOpenChange={(open: boolean) => (open ? undefined : onClose())}
    >
      <Modal.Content>
        <DialogHeader title={title} />
        <Modal.Body>
          <Flex direction="column" alignItems="stretch" gap={4}>
            <Typography>{text}</Typography>
            <Typography
              tag="code"
              data-testid="secret"
              style={{ fontFamily: 'monospace', overflowWrap: 'anywhere' }}
            >
              {secret}
            </Typography>
          </Flex>
        </Modal.Body>
        <Modal.Footer>
          <Button variant="secondary" startIcon={<Duplicate />} onClick={() => void copyIt()}>
            {words.copy}
          </Button>
          <Button onClick={onClose}>{words.saved}</Button>
        </Modal.Footer>
      </Modal.Content>
    </Modal.Root>
  );
}
