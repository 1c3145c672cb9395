import type { DocumentActionComponent } from '@strapi/content-manager/strapi-admin';
import { READ_ONLY_TYPES, RECURRING } from '../requests/content-manager';
import { INVOICES, kindOf } from '../requests/document-kinds';
import {
  DOCUMENT_ACTIONS,
  isDocumentRow,
  type DocumentAction,
  type DocumentRow,
} from '../kit/actions/document-actions';
import { asStrapiAction } from '../kit/actions/strapi-action';
import { withOneSave } from '../forms/saving/with-one-save';
import { withWholeJudgement } from '../forms/saving/with-whole-judgement';
import { nameOfType } from '../frame/look/type-words';
import { lookWords } from '../words';
import { useDocumentActions } from './use-document-actions';

/** Stands in for rows of other types. They have none of our actions, but their hooks run too. */
const NO_DOCUMENT: DocumentRow = { documentId: '', state: 'draft' };

/**
 * Strapi takes one component per action, and calls it as a function. So its hooks run even before the
 * document is there.
 */
function rowAction(id: DocumentAction['id']): DocumentActionComponent {
  const useRowAction: DocumentActionComponent = ({ model, document }) => {
    const kind = kindOf(model);
    const row = isDocumentRow(document) ? document : NO_DOCUMENT;
    const actions = useDocumentActions(kind ?? INVOICES, row);
    const action = kind && document ? actions.find((offered) => offered.id === id) : undefined;
    return action ? asStrapiAction(action) : null;
  };
  useRowAction.position = 'table-row';
  return useRowAction;
}

type Props = Parameters<DocumentActionComponent>[0];
type Fields = Readonly<Record<string, unknown>>;

/** An issued invoice keeps its number, so operators cancel it and cannot delete it. */
const isIssued = ({ model, document }: Props) =>
  kindOf(model)?.word === 'invoice' && document !== undefined && document.state !== 'draft';

/** One that ends keeps its place, and a copy would bill a customer twice. */
const isRecurring = ({ model }: Props) => model === RECURRING;

const isReadOnly = ({ model }: Props) => READ_ONLY_TYPES.includes(model);

/** Strapi's own actions that we hide, and for which records. Strapi's clone keeps the old date. */
const HIDDEN: Readonly<Record<string, (props: Props) => boolean>> = {
  clone: (props) => kindOf(props.model) !== undefined || isRecurring(props) || isReadOnly(props),
  delete: (props) => isIssued(props) || isRecurring(props) || isReadOnly(props),
  update: isReadOnly,
};

/** The name of a record for people: its number, name or reference. */
function nameOf({ model, document = {} as never }: Props): string {
  const { invoice_number, quotation_number, name, reference, url } = document as Fields;
  const named = [invoice_number, quotation_number, name, reference, url].find(
    (text) => typeof text === 'string' && text !== '',
  );
  return named === undefined ? lookWords().types[nameOfType(model)].one : String(named);
}

/** Strapi asks whether to delete "this document". */
function withNamedQuestion(original: DocumentActionComponent): DocumentActionComponent {
  const useNamedDelete: DocumentActionComponent = (props) => {
    const offered = original(props);
    if (offered?.dialog?.type !== 'dialog') return offered;
    const { title, text, lastNumber } = lookWords().remove;
    const content = kindOf(props.model)?.word === 'invoice' ? lastNumber : text;
    return { ...offered, dialog: { ...offered.dialog, title: title(nameOf(props)), content } };
  };
  return Object.assign(useNamedDelete, { type: original.type, position: original.position });
}

/** Strapi's own actions that we change. */
const CHANGED: Readonly<
  Record<string, (original: DocumentActionComponent) => DocumentActionComponent>
> = { update: (save) => withOneSave(withWholeJudgement(save)), delete: withNamedQuestion };

/** Strapi's actions for developers. Lists have their own way to "Set up this list". */
const FOR_DEVELOPERS = ['edit-the-model', 'configure-the-view'];

function withoutHidden(original: DocumentActionComponent): DocumentActionComponent {
  const isHidden = HIDDEN[original.type ?? ''];
  if (!isHidden) return original;
  const action: DocumentActionComponent = (props) => {
    // Called each time, so that the order of hooks stays when a draft becomes an invoice.
    const offered = original(props);
    return isHidden(props) ? null : offered;
  };
  return Object.assign(action, { type: original.type, position: original.position });
}

export function withActions(actions: DocumentActionComponent[]): DocumentActionComponent[] {
  const own = actions
    .filter(({ type }) => !FOR_DEVELOPERS.includes(type ?? ''))
    .map((action) => CHANGED[action.type ?? '']?.(action) ?? action);
  return [...own.map(withoutHidden), ...DOCUMENT_ACTIONS.map(rowAction)];
}
