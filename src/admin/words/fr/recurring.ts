import type { IntervalUnit } from '../../../domain/schedule/occurrences';
import { counted, shownCount } from '../catalogues';
import type { RecurringWords } from '../en/recurring';

const UNITS: Readonly<Record<IntervalUnit, { one: string; many: string }>> = {
  day: { one: 'Chaque jour', many: 'Tous les {n} jours' },
  week: { one: 'Chaque semaine', many: 'Toutes les {n} semaines' },
  month: { one: 'Chaque mois', many: 'Tous les {n} mois' },
  year: { one: 'Chaque année', many: 'Tous les {n} ans' },
};

const invoices = (count: number): string => counted(count, { one: 'facture', other: 'factures' });

export const RECURRING_WORDS: RecurringWords = {
  lastDay: 'Dernier jour',
  unnamed: 'La facture récurrente',
  every: (count, unit) =>
    count === 1 ? UNITS[unit].one : UNITS[unit].many.replace('{n}', shownCount(count)),
  title: 'Calendrier',
  unreadable: 'Le calendrier n’a pas pu être lu.',
  next: (day) => `Prochaine facture\u00a0: ${day}`,
  noNext: 'Il n’y a plus de facture à venir.',
  missed: (count) =>
    `${counted(count, { one: 'date est passée', other: 'dates sont passées' })} pendant la pause.`,
  ended: 'Cette facture récurrente est terminée : ses champs ne peuvent plus être modifiés.',
  past: {
    title: 'Jusqu’ici',
    none: 'Aucune facture n’a encore été créée.',
    skipped: 'Sautée',
    deleted: 'Supprimée',
  },
  pause: { label: 'Mettre en pause', done: (name) => `${name} est en pause.` },
  resume: {
    label: 'Reprendre',
    title: (name) => `Reprendre ${name}\u00a0?`,
    field: 'Dates passées',
    hint: (count) => `${invoices(count)} à créer pendant la pause.`,
    done: (name) => `${name} reprend.`,
  },
  skip: {
    label: 'Sauter la prochaine date',
    title: (day) => `Sauter le ${day}\u00a0?`,
    text: 'Aucune facture n’est créée pour cette date. C’est irréversible.',
    confirm: 'Sauter',
    done: (day) => `Le ${day} est sauté.`,
  },
  run: {
    label: 'Créer la prochaine facture maintenant',
    title: (day) => `Créer maintenant la facture du ${day}\u00a0?`,
    text: {
      draft: 'Elle devient un brouillon.',
      issue: 'Elle est émise à la date d’aujourd’hui.',
      issue_and_send: 'Elle est émise à la date d’aujourd’hui et envoyée au client.',
    },
    confirm: 'Créer maintenant',
    done: (number) => `${number} a été créée.`,
  },
  cancel: {
    label: 'Terminer définitivement',
    title: (name) => `Terminer ${name} définitivement\u00a0?`,
    text: 'Plus aucune facture ne sera créée. Celles qui existent restent. C’est irréversible.',
    confirm: 'Terminer',
    done: (name) => `${name} est terminée.`,
  },
  coming: {
    title: 'Prochaines factures',
    hint: 'Choisissez un client, un intervalle et une première date, et ajoutez une ligne, pour voir les prochaines factures.',
    none: 'Aucune facture ne serait créée.',
    made: (day) => `Créée le ${day}`,
    due: (day) => `À payer le ${day}`,
    unreachable: 'Le service est injoignable.',
  },
  placeholders: {
    title: 'Variables',
    text: 'Dans un texte, chaque facture y a sa propre valeur. Un clic en place une au curseur.',
    insert: (name) => `Insérer ${name}`,
  },
  priceSource: 'Prix du produit',
  make: {
    label: 'Rendre récurrente',
    title: (number) => `Facturer ${number} régulièrement`,
    text: 'Le client, les lignes et les textes sont ceux de cette facture. Vous pourrez les modifier ensuite.',
    done: 'La facture récurrente est créée.',
  },
  origin: (name) =>
    name === null ? 'Issue d’une facture récurrente' : `Issue de la facture récurrente ${name}`,
  reprice: {
    button: 'Nouveaux prix',
    title: 'Modifier les prix ou les taux',
    text: 'Montre ce qui change avant d’enregistrer quoi que ce soit.',
    change: 'Modification',
    changes: {
      price_by: 'D’un montant',
      price_percent: 'D’un pourcentage',
      new_tax_rate: 'À la TVA %',
    },
    value: 'Valeur',
    everyCustomer: 'Tous les clients',
    everyProduct: 'Tous les produits',
    show: 'Afficher',
    apply: 'Appliquer',
    none: 'Rien ne correspond. Choisissez d’autres lignes.',
    matches: (count) =>
      `${counted(count, { one: 'facture récurrente change', other: 'factures récurrentes changent' })}.`,
    done: (count) =>
      `${counted(count, { one: 'facture récurrente est modifiée', other: 'factures récurrentes sont modifiées' })}.`,
  },
  home: {
    title: 'Factures récurrentes',
    days: 'Dans les 30 prochains jours',
    count: invoices,
    more: 'Seules les 2 000 prochaines factures récurrentes sont additionnées.',
    drafts: (count) =>
      `${invoices(count)} de récurrentes ${count < 2 ? 'attend comme brouillon' : 'attendent comme brouillons'}`,
    nothing: 'Aucune facture n’est créée dans les 30 prochains jours.',
    failing: 'Factures récurrentes en échec',
  },
};
