import { useState } from 'react';
import { Button, Flex, Modal, Typography } from '@strapi/design-system';
import { useForm } from '@strapi/strapi/admin';
import { styled } from 'styled-components';
import { languageOf } from '../../../domain/languages';
import { closeListFirst } from '../../kit/dialogs/close-list-first';
import { ConfirmDialog } from '../../kit/dialogs/ConfirmDialog';
import { colour } from '../../kit/colour';
import { designerWords } from '../../words';
import { LabelFields } from './LabelFields';
import { LookFields } from './LookFields';
import { PreviewPane } from './PreviewPane';
import { useUndo } from './use-look';

const Screen = styled(Modal.Content)`
  && {
    inset: 0;
    width: 100%;
    max-width: none;
    height: 100%;
    max-height: none;
    transform: none;
    border-radius: 0;
    animation: none;
  }
`;

/** Fields beside the preview. A phone has the upper part of the preview above them, in sight while one types. */
const Columns = styled.div`
  display: grid;
  flex: 1;
  min-height: 0;
  grid-template-columns: minmax(36rem, 5fr) 8fr;

  > * {
    overflow: auto;
    padding: 2.4rem;
  }

  > :last-child {
    background: ${colour('neutral150')};
  }

  @media (max-width: 899px) {
    grid-template-columns: 1fr;
    grid-template-rows: minmax(0, 5fr) minmax(0, 6fr);

    > * {
      padding: 1.6rem;
    }

    > :last-child {
      order: -1;
    }
  }
`;

interface Props {
  business: string;
  onClose: () => void;
}

/** Closes the page without its changes. Where there are some, it asks first. */
function useLeave(onClose: () => void) {
  const { hasChanged, undo } = useUndo();
  const [isAsking, setAsking] = useState(false);
  const leave = () => (hasChanged ? setAsking(true) : onClose());
  const discard = () => {
    undo();
    onClose();
  };
  const words = designerWords().discard;
  const question = (
    <ConfirmDialog
      open={isAsking}
      {...words}
      variant="danger-light"
      onConfirm={discard}
      onClose={() => setAsking(false)}
    />
  );
  return { leave, question };
}

/**
 * The page on which an operator designs documents, beside a live preview. It writes into the form of the
 * business, whose save stores the look.
 */
export function Designer({ business, onClose }: Props) {
  const values = useForm('Designer', (form) => form.values) as { language?: string | null };
  const [language, setLanguage] = useState(() => languageOf(values.language));
  const { leave, question } = useLeave(onClose);
  const words = designerWords();
  return (
    <Modal.Root open onOpenChange={(open: boolean) => (open ? undefined : leave())}>
      <Screen onEscapeKeyDown={closeListFirst} aria-describedby={undefined}>
        <Modal.Header closeLabel={words.close}>
          <Modal.Title>{words.title}</Modal.Title>
        </Modal.Header>
        <Columns>
          <div>
            <LookFields />
            <LabelFields language={language} />
          </div>
          <div>
            <PreviewPane business={business} language={language} onChange={setLanguage} />
          </div>
        </Columns>
        <Modal.Footer style={{ flex: 'none' }}>
          <Button variant="tertiary" onClick={leave}>
            {words.cancel}
          </Button>
          <Flex gap={4}>
            <Typography variant="pi" textColor="neutral600">
              {words.savedLater}
            </Typography>
            <Button onClick={onClose}>{words.done}</Button>
          </Flex>
        </Modal.Footer>
        {question}
      </Screen>
    </Modal.Root>
  );
}
