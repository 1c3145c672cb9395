import type { EN_JOBS } from './en';

export const DE_JOBS: Readonly<Record<keyof typeof EN_JOBS, string>> = {
  export_too_long: 'Höchstens [max] Belege auf einmal; wählen Sie einen kürzeren Zeitraum',
  export_too_large:
    'Die Dateien dieses Zeitraums sind größer als [max] GB; wählen Sie einen kürzeren Zeitraum',
  too_many_exports_kept:
    '[max] Ihrer Exporte laufen oder haben noch ihre Dateien; entfernen Sie erst einen davon',
  set_back_to_draft: 'das wurde auf Entwurf zurückgesetzt',
};
