import type { EN_JOBS } from './en';

export const ES_JOBS: Readonly<Record<keyof typeof EN_JOBS, string>> = {
  export_too_long: 'Como máximo [max] documentos a la vez; elija un período más corto',
  zip_has_hidden: 'Un documento de este ZIP se eliminó o ya no puede verlo; cree el ZIP de nuevo',
  export_too_large:
    'Los archivos superan los [max] GB; elija un período más corto o menos documentos',
  too_many_exports_kept:
    '[max] de sus ZIP se están creando o se conservan; elimine primero uno de ellos',
  set_back_to_draft: 'ha vuelto a ser un borrador',
};
