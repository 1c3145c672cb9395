import type { DocumentActionComponent } from '@strapi/content-manager/strapi-admin';
import { READ_ONLY_TYPES, RECURRING } from '../requests/content-manager';
import { kindOf } from '../requests/document-kinds';
import { withOneSave } from '../forms/saving/with-one-save';
import { withWholeJudgement } from '../forms/saving/with-whole-judgement';
import { lookWords } from '../words';
import { nameOf } from './record-name';

type Props = Parameters<DocumentActionComponent>[0];

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

/** Strapi asks whether to delete "this document". */
function withNamedQuestion(original: DocumentActionComponent): DocumentActionComponent {
  const useNamedDelete: DocumentActionComponent = (props) => {
    const offered = original(props);
    if (offered?.dialog?.type !== 'dialog') return offered;
    const { title, text, lastNumber } = lookWords().remove;
    const content = kindOf(props.model)?.word === 'invoice' ? lastNumber : text;
    return {
      ...offered,
      dialog: {
        ...offered.dialog,
        title: title(nameOf(props.model, props.document ?? {})),
        content,
      },
    };
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
  return own.map(withoutHidden);
}
