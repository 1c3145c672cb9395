import { counted, shownCount } from '../../words/catalogues';
import type { ImportWords, ListWord } from './en';
import { FIELDS } from './fields-fr';

interface Forms {
  one: string;
  other: string;
}

const NOUNS: Readonly<Record<ListWord, Forms>> = {
  customers: { one: 'client', other: 'clients' },
  products: { one: 'produit', other: 'produits' },
  invoices: { one: 'facture', other: 'factures' },
};

const CREATED: Readonly<Record<ListWord, Forms>> = {
  customers: { one: 'client créé', other: 'clients créés' },
  products: { one: 'produit créé', other: 'produits créés' },
  invoices: { one: 'facture créée', other: 'factures créées' },
};

const REPEATED =
  'Un import répété ne crée pas de doublon. Une cellule vide laisse le champ tel quel.';

export const FR: ImportWords = {
  import: 'Importer',
  subtitle: 'Depuis un fichier CSV, toutes les lignes ou aucune.',
  lists: {
    customers: {
      title: 'Importer des clients',
      all: 'Tous les clients',
      help: `Une ligne désigne le client de son identifiant, comme dans un export, sinon celui qui porte son nom et son e-mail. ${REPEATED}`,
    },
    products: {
      title: 'Importer des produits',
      all: 'Tous les produits',
      help: `Une ligne désigne le produit de son identifiant, comme dans un export, sinon celui de sa référence ou, à défaut de référence, de son nom. ${REPEATED}`,
    },
    invoices: {
      title: 'Importer des factures',
      all: 'Toutes les factures',
      help: 'Pour les factures d’un autre logiciel. Une ligne du fichier est une ligne de facture\u00a0: les lignes de même numéro forment une facture. Un fichier avec un montant par facture a une ligne pour chacune. Les factures gardent leurs numéros, et celles qui sont déjà ici restent telles quelles. Aucun webhook ne les annonce.',
    },
  },
  business: 'Entreprise',
  file: 'Fichier',
  fileHint: 'CSV, 20\u00a0Mo et 100\u202f000 lignes au plus.',
  makeCustomers: 'Créer les clients qui manquent',
  reading: {
    encoding: 'Encodage',
    separator: 'Séparateur',
    separators: { ',': 'Virgule', ';': 'Point-virgule', '\t': 'Tabulation' },
    decimal: 'Décimales',
    decimals: { '.': 'Point\u00a0: 1,234.50', ',': 'Virgule\u00a0: 1.234,50' },
    dates: 'Dates avec barres obliques',
    orders: { dmy: 'Jour d’abord\u00a0: 31/12/2026', mdy: 'Mois d’abord\u00a0: 12/31/2026' },
    chooseOrder: 'Choisir l’ordre',
  },
  mapping: {
    columns: 'Colonnes du fichier',
    column: 'Colonne du fichier',
    firstValues: 'Premières valeurs',
    field: 'Champ',
    fieldFor: (column) => `Champ pour ${column}`,
    none: 'Non importée',
    fields: FIELDS,
  },
  progress: {
    reading: 'Lecture du fichier …',
    checked: (done, of) => `Vérification\u00a0: ${shownCount(done)} sur ${shownCount(of)} …`,
    stored: (done, of) => `Enregistrement\u00a0: ${shownCount(done)} sur ${shownCount(of)} …`,
  },
  problems: {
    title: 'Problèmes',
    row: 'Ligne',
    column: 'Colonne',
    problem: 'Problème',
    first: (shown, all) => `Les ${shownCount(shown)} premiers sur ${shownCount(all)}.`,
    count: (count) =>
      `${counted(count, { one: 'problème', other: 'problèmes' })}. Rien n’est importé tant que le fichier en contient.`,
  },
  outcome: ({ list, created, changed, same, customers, stored }) => {
    const first = stored
      ? counted(created, CREATED[list])
      : `${counted(created, NOUNS[list])} à créer`;
    const changes = stored
      ? counted(changed, { one: 'modifié', other: 'modifiés' })
      : `${shownCount(changed)} à modifier`;
    if (list !== 'invoices') return `${first}, ${changes}, ${shownCount(same)} sans changement.`;
    const made = counted(customers, { one: 'nouveau client', other: 'nouveaux clients' });
    const here = counted(same, { one: 'déjà présente', other: 'déjà présentes' });
    return `${first}${customers > 0 ? `, avec ${made}` : ''}, ${here}.`;
  },
  sums: (_currency, total, paid) => `${total} au total, dont ${paid} payés.`,
  skipped: (count, ranges) =>
    `Les nouvelles factures continuent après celles importées. Sont sautés pour toujours ${counted(count, { one: 'numéro libre', other: 'numéros libres' })}\u00a0: ${ranges}.`,
  importThese: (list, count) => `Importer ${counted(count, NOUNS[list])}`,
};
