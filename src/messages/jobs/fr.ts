import type { EN_JOBS } from './en';

export const FR_JOBS: Readonly<Record<keyof typeof EN_JOBS, string>> = {
  export_too_long: 'Au plus [max] documents à la fois\u202f; choisissez une période plus courte',
  export_too_large:
    'Les fichiers dépassent [max] Go\u202f; choisissez une période plus courte ou moins de documents',
  too_many_exports_kept:
    '[max] de vos fichiers ZIP sont en préparation ou conservés\u202f; supprimez-en d’abord un',
  set_back_to_draft: 'ce document est redevenu un brouillon',
};
