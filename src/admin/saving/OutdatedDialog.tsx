import { useEffect } from 'react';
import { useForm } from '@strapi/strapi/admin';
import { unstable_useDocumentLayout as useDocumentLayout } from '@strapi/content-manager/strapi-admin';
import { timeAgo } from '../../domain/time-ago';
import { ConfirmDialog } from '../dialogs/ConfirmDialog';
import { tellOutdated, useOutdatedSave, type OutdatedSave } from './outdated-save';

/** `Status, Amount paid and Paid on` */
function listed(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} and ${last}`;
}

function Question({ save }: { save: OutdatedSave }) {
  const { edit } = useDocumentLayout(save.model);
  const resetForm = useForm('Question', (form) => form.resetForm);
  const labels = save.changed.map((name) => edit.metadatas[name]?.label ?? name);
  const who = save.by ?? 'The API, or the service itself,';
  const ago = timeAgo(new Date(save.at), new Date());
  const close = () => tellOutdated(null);
  const showCurrent = () => {
    close();
    resetForm();
    // The browser stops asking about changes once the form is rendered without them.
    setTimeout(() => window.location.reload());
  };
  return (
    <ConfirmDialog
      open
      title="This was not saved"
      text={`${who} changed ${listed(labels)} of this ${save.word} ${ago}. Your input is still in the form. The current version would replace it, so copy the parts that you want to keep first.`}
      back="Keep what I typed"
      confirm="Show current version"
      onConfirm={showCurrent}
      onClose={close}
    />
  );
}

/** The question over a form whose record has changed since it was opened. */
export function OutdatedDialog() {
  const save = useOutdatedSave();
  useEffect(() => () => tellOutdated(null), []);
  return save ? <Question save={save} /> : null;
}
