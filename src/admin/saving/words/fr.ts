import type { SavingWords } from './en';

const listed = (words: readonly string[]): string => new Intl.ListFormat('fr').format(words);

export const FR: SavingWords = {
  toMend: 'À corriger avant d’enregistrer',
  outdated: {
    title: 'Non enregistré',
    text: ({ by, fields, ago }) =>
      `${by ?? 'L’API, ou le service lui-même,'} a modifié ces champs ${ago}\u00a0: ${listed(fields)}. Votre saisie est encore dans le formulaire. La version actuelle la remplacerait\u00a0: copiez d’abord ce que vous voulez garder.`,
    back: 'Garder ma saisie',
    confirm: 'Afficher la version actuelle',
    refused: () => 'Non enregistré\u00a0: la fiche a été modifiée entre-temps.',
    justNow: 'à l’instant',
  },
  notUnderstood: 'Cette saisie n’a pas été comprise.',
  unreadable:
    'Non enregistré\u00a0: une date ou un nombre n’a pas été compris. Voyez le champ avec le texte rouge.',
};
