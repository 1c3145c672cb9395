import type { LinkWords } from './en';

export const DE: LinkWords = {
  title: 'Dokumentenseite',
  notOpened: 'Der Kunde hat sie noch nicht geöffnet.',
  firstOpened: 'Zuerst geöffnet:',
  lastOpened: 'Zuletzt geöffnet:',
  preview: 'Seite ansehen',
  unreadable: 'Die Seite konnte nicht geladen werden.',
  none: 'Es gibt keine Seite, da das Dokument nie ausgestellt wurde.',
  copy: 'Link kopieren',
  copied: 'Der Link ist kopiert. Wer ihn hat, kann die Seite sehen.',
  revoke: {
    label: 'Link widerrufen',
    title: 'Den Link widerrufen?',
    text: 'Alle Links, die der Kunde hat, auch in E-Mails, führen ab jetzt ins Leere. Ein neuer Link tritt an ihre Stelle.',
    confirm: 'Widerrufen',
    done: 'Der alte Link ist widerrufen.',
  },
};
