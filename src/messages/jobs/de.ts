import type { EN_JOBS } from './en';

export const DE_JOBS: Readonly<Record<keyof typeof EN_JOBS, string>> = {
  export_too_long: 'Höchstens [max] Belege auf einmal; wählen Sie einen kürzeren Zeitraum',
  zip_has_hidden:
    'Ein Dokument in dieser ZIP-Datei wurde gelöscht, oder Sie dürfen es nicht mehr sehen; erstellen Sie die Datei neu',
  export_too_large:
    'Die Dateien sind größer als [max] GB; wählen Sie einen kürzeren Zeitraum oder weniger Dokumente',
  too_many_exports_kept:
    '[max] Ihrer ZIP-Dateien werden erstellt oder aufbewahrt; entfernen Sie erst eine davon',
  set_back_to_draft: 'das wurde auf Entwurf zurückgesetzt',
};
