/** The service's messages about exports for the adviser. */
export const EN_JOBS = {
  export_too_long: 'At most [max] documents at a time; choose a shorter period',
  zip_has_hidden:
    'A document in this ZIP was deleted, or you may see it no more; make the ZIP anew',
  export_too_large:
    'The files are larger than [max] GB; choose a shorter period or fewer documents',
  too_many_exports_kept:
    '[max] ZIP files of yours are being made or kept; remove one of them first',
  set_back_to_draft: 'it was set back to draft',
} as const;
