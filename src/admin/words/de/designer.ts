import type { DesignerWords } from '../en/designer';

export const DESIGNER_WORDS: DesignerWords = {
  title: 'Aussehen der Dokumente',
  open: 'Dokumente gestalten',
  about:
    'Vorlage, Farbe, Logo, Papier, Schrift und Wörter mit Live-Vorschau. E-Mails und Dokumentenseiten übernehmen Farbe und Logo.',
  saveFirst: 'Speichern Sie zuerst das Unternehmen. Danach können Sie seine Dokumente gestalten.',
  unsaved: 'Geändert. Speichern Sie das Unternehmen, um das neue Aussehen zu behalten.',
  done: 'Fertig',
  cancel: 'Abbrechen',
  close: 'Schließen',
  savedLater: 'Wird mit dem Unternehmen gespeichert.',
  discard: {
    title: 'Änderungen verwerfen?',
    text: 'Das Aussehen wird wieder so, wie es beim Öffnen dieser Seite war.',
    confirm: 'Verwerfen',
    back: 'Weiter gestalten',
  },
  groups: {
    template: 'Vorlage',
    brand: 'Farbe und Logo',
    paper: 'Papier',
    parts: 'Was gedruckt wird',
    words: 'Wörter',
  },
  template: 'Vorlage neuer Dokumente',
  font: 'Schrift',
  ofTemplate: 'Schrift der Vorlage',
  colourHint:
    'Für Überschriften, Tabelle und Summe. Wo Text darin nicht lesbar wäre, wird sie dunkler gedruckt. Leer: Grau.',
  logoHint: 'PNG oder JPEG.',
  logoSide: 'Seite des Logos',
  sides: { left: 'Links', right: 'Rechts' },
  addressWindow: 'Fenster des Umschlags',
  addressWindowHint: 'Wo ein Fensterumschlag die Anschrift des Kunden zeigt.',
  windows: { none: 'Keines', din5008: 'DIN 5008 (DIN lang)' },
  ofInstallation: 'Papierformat der Installation',
  parts: {
    units: 'Einheiten nach den Mengen',
    tax_column: 'Steuer jeder Position',
    bank_details: 'Bankverbindung',
    custom_fields: 'Eigene Felder',
    footer: 'Firmenangaben in der Fußzeile',
  },
  notShown: 'Nicht gedruckt',
  wordsIn: (language) =>
    `Ihre eigenen Wörter auf Dokumenten in dieser Sprache: ${language}. Wo Sie nichts eintragen, steht das übliche Wort. Eine andere Sprache wählen Sie bei der Vorschau.`,
  preview: {
    language: 'Sprache der Vorschau',
    label: 'Vorschau einer Rechnung',
    sample:
      'Ein Muster mit den Angaben dieses Formulars. Das Muster selbst wird nicht gespeichert.',
    drawing: 'Wird gezeichnet …',
    failed: (why) => `Das ließ sich nicht zeichnen. ${why}`,
    unreachable: 'Der Dienst hat nicht geantwortet. Die nächste Änderung versucht es erneut.',
  },
};
