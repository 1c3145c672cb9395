import type { DesignerWords } from '../en/designer';

export const DESIGNER_WORDS: DesignerWords = {
  title: 'Aspect des documents',
  open: 'Personnaliser les documents',
  about:
    'Modèle, couleur, logo, papier, police et libellés, avec un aperçu en direct. Les e-mails et les pages des documents reprennent la couleur et le logo.',
  saveFirst: 'Enregistrez d’abord l’entreprise. Vous pourrez ensuite personnaliser ses documents.',
  unsaved: 'Modifié. Enregistrez l’entreprise pour conserver le nouvel aspect.',
  done: 'Terminé',
  cancel: 'Annuler',
  close: 'Fermer',
  savedLater: 'Enregistré avec l’entreprise.',
  discard: {
    title: 'Abandonner les modifications\u00a0?',
    text: 'L’aspect redevient ce qu’il était à l’ouverture de cette page.',
    confirm: 'Abandonner',
    back: 'Continuer',
  },
  groups: {
    template: 'Modèle',
    brand: 'Couleur et logo',
    paper: 'Papier',
    parts: 'Éléments imprimés',
    words: 'Libellés',
  },
  template: 'Modèle des nouveaux documents',
  font: 'Police',
  ofTemplate: 'Celle du modèle',
  colourHint:
    'Pour les titres, le tableau et le total\u00a0; plus foncée là où le texte serait illisible. Vide\u00a0: gris.',
  logoHint: 'PNG ou JPEG.',
  logoSide: 'Côté du logo',
  sides: { left: 'Gauche', right: 'Droite' },
  addressWindow: 'Fenêtre de l’enveloppe',
  addressWindowHint: 'Où une enveloppe à fenêtre montre l’adresse du client.',
  windows: { none: 'Aucune', din5008: 'DIN 5008 (format DL)' },
  ofInstallation: 'Celui de l’installation',
  parts: {
    units: 'Unités après les quantités',
    tax_column: 'Taxe de chaque ligne',
    bank_details: 'Coordonnées bancaires',
    custom_fields: 'Champs personnalisés',
    footer: 'Mentions de l’entreprise en pied de page',
  },
  notShown: 'Non imprimés',
  wordsIn: (language) =>
    `Vos propres libellés sur les documents en ${language}. Un champ vide garde le libellé habituel. Choisissez une autre langue près de l’aperçu.`,
  preview: {
    language: 'Langue de l’aperçu',
    label: 'Aperçu d’une facture',
    sample: 'Un exemple avec les données de ce formulaire. Rien n’en est enregistré.',
    drawing: 'Dessin en cours…',
    failed: (why) => `L’aperçu n’a pas pu être dessiné. ${why}`,
    unreachable: 'Le service n’a pas répondu. La prochaine modification réessaiera.',
  },
};
