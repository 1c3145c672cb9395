import { useEffect } from 'react';
import { useForm } from '@strapi/strapi/admin';
import { unstable_useDocumentLayout as useDocumentLayout } from '@strapi/content-manager/strapi-admin';
import { ConfirmDialog } from '../../kit/dialogs/ConfirmDialog';
import { forgetKeys } from '../../requests/form-keys';
import { tellOutdated, useOutdatedSave, type OutdatedSave } from './outdated-save';
import { shownAgo } from './shown-ago';
import { savingWords } from '../../words';

function Question({ save }: { save: OutdatedSave }) {
  const { edit } = useDocumentLayout(save.model);
  const resetForm = useForm('Question', (form) => form.resetForm);
  const words = savingWords().outdated;
  const fields = save.changed.map((name) => edit.metadatas[name]?.label ?? name);
  const ago = shownAgo(new Date(save.at), new Date());
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
      title={words.title}
      text={words.text({ by: save.by, fields, word: save.word, ago })}
      back={words.back}
      confirm={words.confirm}
      onConfirm={showCurrent}
      onClose={close}
    />
  );
}

function leave(): void {
  tellOutdated(null);
  forgetKeys();
}

/** The question over a form whose record has changed since it was opened. */
export function OutdatedDialog() {
  const save = useOutdatedSave();
  useEffect(() => leave, []);
  return save ? <Question save={save} /> : null;
}
