import type { EN_JOBS } from './en';

export const FR_JOBS: Readonly<Record<keyof typeof EN_JOBS, string>> = {
  export_too_long: 'Au plus [max] documents à la fois\u202f; choisissez une période plus courte',
  zip_has_hidden:
    'Un document de ce ZIP a été supprimé, ou vous ne pouvez plus le voir\u202f; recréez le ZIP',
  export_too_large:
    'Les fichiers dépassent [max] Go\u202f; choisissez une période plus courte ou moins de documents',
  too_many_exports_kept:
    '[max] de vos fichiers ZIP sont en préparation ou conservés\u202f; supprimez-en d’abord un',
  set_back_to_draft: 'ce document est redevenu un brouillon',
};
