import { Flex } from '@strapi/design-system';
import type { DocumentActionComponent, PanelComponent } from '@strapi/content-manager/strapi-admin';
import { ActionButton } from '../../kit/actions/ActionButton';
import { asStrapiAction } from '../../kit/actions/strapi-action';
import { actionWords } from '../../words';
import { CREDIT_NOTE } from '../../requests/content-manager';
import {
  isNoteRow,
  NOTE_ACTIONS,
  useNoteActions,
  type NoteAction,
  type NoteRow,
} from './use-note-actions';

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

/** As for invoices, Strapi calls the component as a function, for rows of every type. */
function rowAction(id: NoteAction['id']): DocumentActionComponent {
  const useRowAction: DocumentActionComponent = ({ model, document }) => {
    const isNote = model === CREDIT_NOTE && isNoteRow(document);
    const actions = useNoteActions(isNote ? document : { documentId: '' });
    const action = isNote ? actions.find((offered) => offered.id === id) : undefined;
    return action ? asStrapiAction(action) : null;
  };
  useRowAction.position = 'table-row';
  return useRowAction;
}

/** The same actions in the rows of the list. */
export const NOTE_ROW_ACTIONS = NOTE_ACTIONS.map(rowAction);
