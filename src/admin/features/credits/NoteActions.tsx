import { Flex } from '@strapi/design-system';
import type { PanelComponent } from '@strapi/content-manager/strapi-admin';
import { ActionButton } from '../../kit/actions/ActionButton';
import { actionWords } from '../../words';
import { CREDIT_NOTE } from '../../requests/content-manager';
import { isNoteRow, useNoteActions, type NoteRow } from './use-note-actions';

function Actions({ row }: { row: NoteRow }) {
  const actions = useNoteActions(row);
  return (
    <Flex direction="column" alignItems="stretch" gap={2} width="100%">
      {actions.map((action) => (
        <ActionButton key={action.id} action={action} />
      ))}
    </Flex>
  );
}

/** The one-click actions beside the form of a credit note. */
export const NoteActionsPanel: PanelComponent = ({ model, document }) => {
  if (model !== CREDIT_NOTE || !isNoteRow(document)) return null;
  return { title: actionWords().actions, content: <Actions row={document} /> };
};
