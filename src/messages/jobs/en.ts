/** The service's messages about exports for the adviser. */
export const EN_JOBS = {
  export_too_long: 'At most [max] documents at a time; choose a shorter period',
  export_too_large: 'The files of this period are larger than [max] GB; choose a shorter period',
  too_many_exports_kept: '[max] of your exports run or have their files; remove one of them first',
  set_back_to_draft: 'it was set back to draft',
} as const;
