import { counted, shownCount } from '../catalogues';
import type {
  BusinessWords,
  ColumnTexts,
  ExportWords,
  FilterWords,
  ListBarWords,
  ListPageWords,
  NextNumberWords,
  SelectedWords,
} from '../en/lists';

export const LIST_BAR_WORDS: ListBarWords = {
  customFields: {
    columns: 'Colonnes personnalisées',
    shown: (count) => `${count} ${count > 1 ? 'colonnes personnalisées' : 'colonne personnalisée'}`,
    filter: 'Filtrer par champ personnalisé',
    value: 'Valeur exacte',
    valueOf: (label) => `Valeur de ${label}`,
  },
  tabs: 'Statut',
  views: {
    all: 'Tous',
    allInvoices: 'Toutes',
    draft: 'Brouillons',
    open: 'Non réglées',
    overdue: 'En retard',
    paid: 'Payées',
    cancelled: 'Annulées',
    mail_refused: 'E-mail refusé',
    accepted: 'Acceptés',
    rejected: 'Refusés',
    expired: 'Expirés',
    converted: 'Convertis',
    recorded: 'Enregistrés',
    voided: 'Annulés',
    active: 'Actifs',
    archived: 'Archivés',
    paused: 'En pause',
    ended: 'Terminées',
  },
  days: { issue_date: 'Date d’émission', date: 'Date' },
  anyDay: { issue_date: 'Toutes les dates', date: 'Toutes les dates' },
  periodOf: { issue_date: 'Période d’émission', date: 'Période' },
  periods: {
    this_month: 'Ce mois-ci',
    last_month: 'Le mois dernier',
    this_quarter: 'Ce trimestre',
    last_quarter: 'Le trimestre dernier',
    this_year: 'Cette année',
    last_year: 'L’année dernière',
  },
  fromTo: 'Du – au',
  from: 'Du',
  to: 'Au',
  chips: {
    named: (day, period) => `${day}\u00a0: ${period}`,
    between: (day, from, to) => `${day}\u00a0: du ${from} au ${to}`,
    since: (day, from) => `${day}\u00a0: à partir du ${from}`,
    until: (day, to) => `${day}\u00a0: jusqu’au ${to}`,
    remove: (chip) => `Retirer «\u00a0${chip}\u00a0»`,
    clear: 'Tout effacer',
  },
  sums: { total: 'Total', amount_due: 'Montant dû', recorded: 'Enregistré' },
};

const FIELDS: FilterWords['fields'] = {
  state: 'Statut',
  createdAt: 'Créé le',
  updatedAt: 'Modifié le',
  documentId: 'Enregistrement',
  id: 'Enregistrement',
  invoice_number: 'Numéro',
  quotation_number: 'Numéro',
  credit_note_number: 'Numéro',
  business: 'Entreprise',
  customer: 'Client',
  invoice: 'Facture',
  quotation: 'Devis',
  credit_note: 'Avoir',
  issue_date: 'Date d’émission',
  due_date: 'Date d’échéance',
  valid_until: 'Valable jusqu’au',
  delivery_date: 'Date de livraison',
  service_period_start: 'Prestation du',
  service_period_end: 'Prestation jusqu’au',
  order_reference: 'N° de commande',
  contract_reference: 'N° de contrat',
  project_reference: 'N° de projet',
  sales_order_reference: 'Notre n° de commande',
  tender_reference: 'N° d’appel d’offres',
  buyer_reference: 'Référence de l’acheteur',
  despatch_reference: 'Bon de livraison',
  paid_on: 'Date',
  paid_at: 'Payé le',
  refunded_on: 'Remboursé le',
  issued_at: 'Émis le',
  decided_at: 'Décidé le',
  currency: 'Devise',
  subtotal: 'Total HT',
  tax_amount: 'Montant de la TVA',
  total: 'Total TTC',
  amount: 'Montant',
  amount_paid: 'Montant payé',
  amount_written_off: 'Passé en perte',
  amount_credited: 'Avoirs déduits',
  unallocated_amount: 'Acompte disponible',
  applied_amount: 'Montant imputé',
  refunded_amount: 'Montant remboursé',
  unit_price: 'Prix unitaire',
  tax_rate: 'Taux de TVA',
  method: 'Mode de paiement',
  reason: 'Motif',
  reference: 'Référence',
  name: 'Nom',
  description: 'Description',
  email: 'E-mail',
  phone: 'Téléphone',
  address: 'Adresse',
  city: 'Ville',
  postal_code: 'Code postal',
  country: 'Pays',
  language: 'Langue',
  notes: 'Remarques',
  terms: 'Conditions',
  active: 'Actif',
};

export const FILTER_WORDS: FilterWords = {
  fields: FIELDS,
  of: (field, inner) => `${field}\u00a0: ${inner}`,
  or: ' ou ',
  and: ' et ',
  not: (inner) => `non\u00a0: ${inner}`,
  isEmpty: (field) => `${field} vide`,
  isNotEmpty: (field) => `${field} non vide`,
  oneRecord: 'Un enregistrement',
  records: (count) => `${count} enregistrements`,
  values: (count) => `${count} valeurs`,
  tests: {
    $eq: (field, value) => `${field}\u00a0: ${value}`,
    $eqi: (field, value) => `${field}\u00a0: ${value}`,
    $ne: (field, value) => `${field}\u00a0: pas ${value}`,
    $in: (field, value) => `${field} parmi ${value}`,
    $notIn: (field, value) => `${field} hors de ${value}`,
    $lt: (field, value) => `${field} inférieur à ${value}`,
    $lte: (field, value) => `${field} au plus ${value}`,
    $gt: (field, value) => `${field} supérieur à ${value}`,
    $gte: (field, value) => `${field} au moins ${value}`,
    $contains: (field, value) => `${field} contient ${value}`,
    $containsi: (field, value) => `${field} contient ${value}`,
    $startsWith: (field, value) => `${field} commence par ${value}`,
    $endsWith: (field, value) => `${field} finit par ${value}`,
  },
  ofDays: {
    $lt: (field, day) => `${field} avant le ${day}`,
    $lte: (field, day) => `${field} jusqu’au ${day}`,
    $gt: (field, day) => `${field} après le ${day}`,
    $gte: (field, day) => `${field} à partir du ${day}`,
  },
};

export const EXPORT_WORDS: ExportWords = {
  export: 'Exporter',
  title: 'Exporter cette liste',
  all: 'Tous les enregistrements qui correspondent à la recherche et aux filtres de cette liste.',
  selected: (count) =>
    `${counted(count, { one: 'enregistrement sélectionné', other: 'enregistrements sélectionnés' })}.`,
  rows: 'Lignes du fichier',
  perDocument: 'Une ligne par document',
  perLine: 'Une ligne par ligne de document',
  reader: 'Colonnes',
  readers: {
    person: 'Pour lire\u00a0: nommées comme ici, dans votre langue, identifiants à la fin',
    program: 'Pour des programmes\u00a0: nommées comme dans l’API',
  },
  file: 'Fichier',
  formats: { xlsx: 'Excel (.xlsx)', csv: 'CSV' },
  numbers: 'Nombres',
  decimals: {
    comma: 'Virgule\u00a0: 1234,50, colonnes séparées par un point-virgule (Excel en français)',
    point: 'Point\u00a0: 1234.50, colonnes séparées par une virgule (Excel en anglais)',
  },
  back: 'Retour',
  cancel: 'Annuler',
  soFar: ({ rows, bytes }) =>
    `${rows === null ? `${shownCount(Math.round(bytes / 1000))} ko` : counted(rows, { one: 'ligne', other: 'lignes' })} pour l’instant…`,
  saved: (count, file) =>
    count === null
      ? `Enregistré dans ${file}.`
      : `${counted(count, { one: 'ligne enregistrée', other: 'lignes enregistrées' })} dans ${file}.`,
  noBody: 'La réponse est vide.',
};

const KINDS = {
  invoices: { one: 'facture', other: 'factures' },
  quotations: { one: 'devis', other: 'devis' },
};

export const SELECTED_WORDS: SelectedWords = {
  close: 'Fermer',
  back: 'Retour',
  aDocument: 'Un document',
  leftAsBefore: (count) =>
    counted(count, { one: 'document inchangé\u00a0:', other: 'documents inchangés\u00a0:' }),
  mailed: {
    label: 'Envoyer par e-mail',
    text: (path, count) =>
      `Envoie ${counted(count, KINDS[path])} aux clients, avec le PDF et le texte habituel. Les brouillons passent au statut «\u00a0Envoyé\u00a0».`,
    confirm: 'Envoyer',
    done: (count) =>
      counted(count, { one: 'document en cours d’envoi.', other: 'documents en cours d’envoi.' }),
  },
  sent: {
    label: 'Marquer comme envoyé',
    text: (path, count) =>
      `Fait passer ${counted(count, KINDS[path])} au statut «\u00a0Envoyé\u00a0». Seuls les brouillons sont modifiés. Les points de terminaison webhook seront avertis.`,
    confirm: 'Marquer comme envoyé',
    done: (count) =>
      counted(count, {
        one: 'document marqué comme envoyé.',
        other: 'documents marqués comme envoyés.',
      }),
  },
  paid: {
    label: 'Payées intégralement',
    text: (path, count) =>
      `Enregistre le montant dû de ${counted(count, KINDS[path])} comme paiement. Les points de terminaison webhook seront avertis.`,
    dayHint: 'Si ce champ est vide\u00a0: aujourd’hui.',
    confirm: 'Enregistrer les paiements',
    done: (count) => counted(count, { one: 'document payé.', other: 'documents payés.' }),
  },
  reminded: {
    label: 'Envoyer des relances',
    text: (path, count) =>
      `Envoie une relance pour ${counted(count, KINDS[path])} encore à payer, avec le PDF et le texte habituel.`,
    confirm: 'Envoyer les relances',
    done: (count) => counted(count, { one: 'relance envoyée.', other: 'relances envoyées.' }),
  },
  printed: {
    label: 'PDF en ZIP',
    text: (count) =>
      `Crée un ZIP avec le PDF de ${counted(count, { one: 'document', other: 'documents' })}.`,
    confirm: 'Créer le ZIP',
    done: (count) =>
      counted(count, { one: 'document dans le ZIP.', other: 'documents dans le ZIP.' }),
  },
  exported: {
    label: 'Export pour l’expert-comptable',
    text: (business) =>
      `Un fichier ZIP de ${business}\u00a0: les PDF des factures et des avoirs émis pendant la période, les factures électroniques remises, et des fichiers CSV des documents, des lignes, des paiements et de leur imputation, des remboursements et des clients.`,
    confirm: 'Lancer l’export',
    refused: (count) => counted(count, { one: 'omis.', other: 'omis.' }),
    leftOut: (count) => counted(count, { one: 'omis\u00a0:', other: 'omis\u00a0:' }),
    waits: (moment) => `Reprend automatiquement le ${moment}\u00a0: le service est occupé.`,
    ready: (until) => `Le fichier ZIP est prêt. Vous pouvez le télécharger jusqu’au ${until}.`,
    gone: 'Le fichier ZIP n’est plus là. Il est conservé 24 heures.',
    download: 'Télécharger le ZIP',
    remove: 'Supprimer le ZIP',
  },
  supplied: 'Pour les factures sans date de livraison, la date d’émission est la date de livraison',
  job: {
    progress: (done, total) => `${done} sur ${total} traités.`,
    refused: (count) => counted(count, { one: 'inchangé.', other: 'inchangés.' }),
    waits: (moment) =>
      `Reprend automatiquement le ${moment}\u00a0: la limite d’e-mails est atteinte.`,
    background:
      'Vous pouvez fermer cette fenêtre. Le travail continue et cette liste en montre l’avancement.',
    goOn: 'Continuer en arrière-plan',
    stop: 'Arrêter',
    stopped: (count) =>
      `Arrêté. ${counted(count, { one: 'document non traité.', other: 'documents non traités.' })}`,
    more: (count) => `Et ${count} de plus.`,
    show: 'Afficher',
    showResult: 'Afficher le résultat',
  },
  export: { label: 'Exporter', title: 'Exporter les lignes sélectionnées' },
};

export const BUSINESS_WORDS: BusinessWords = {
  business: 'Entreprise',
  all: 'Toutes les entreprises',
};

export const LIST_WORDS: ListPageWords = {
  tools: 'Recherche et outils',
  settings: 'Paramètres d’affichage',
  columns: 'Colonnes',
  reset: 'Réinitialiser',
  sortBy: 'Trier par',
  ascending: 'Trier par ordre croissant',
  descending: 'Trier par ordre décroissant',
  configure: 'Configurer la liste pour tous',
  rowActions: 'Actions de la ligne',
  edit: 'Modifier',
  tab: 'Ouvrir dans un nouvel onglet',
  copy: 'Dupliquer',
  delete: 'Supprimer',
  deleted: (name) => `Suppression effectuée\u00a0: ${name}.`,
  select: (name) => `Sélectionner ${name}`,
  selectAll: 'Sélectionner toutes les lignes de cette page',
  selected: (count) => `Sélection\u00a0: ${count}`,
  selectMatching: (count) => `Tout sélectionner (${count})`,
  deleteMany: {
    title: (count) =>
      `Supprimer ${count} ${count === 1 ? 'enregistrement' : 'enregistrements'}\u202f?`,
    text: 'Cette suppression est définitive.',
    done: (count) => `Suppressions effectuées\u00a0: ${count}.`,
  },
  yes: 'Oui',
  no: 'Non',
};

export const COLUMN_TEXTS: ColumnTexts = {
  'invoicing.webhooks.last-result': 'Dernier résultat',
  'invoicing.document': 'Document',
  'invoicing.business': 'Entreprise',
};

export const answered = (status: number): string => `Le serveur a répondu ${status}.`;

export const NEXT_NUMBER_WORDS: NextNumberWords = {
  title: 'Prochains numéros',
  unreadable: 'Les prochains numéros n’ont pas pu être chargés.',
  kinds: {
    invoice: 'Prochaine facture',
    quotation: 'Prochain devis',
    credit_note: 'Prochain avoir',
    customer: 'Prochain client',
  },
  another: 'Définir',
  change: (kind) => `Définir\u00a0: ${kind}`,
  hint: 'Continuez là où un autre logiciel s’est arrêté. Les numéros libres qui précèdent ne sont jamais attribués\u00a0: les livres ont donc un saut à cet endroit. Vous pouvez revenir en arrière tant qu’aucun numéro ultérieur n’est utilisé.',
  form: (run) => `Sous la forme de votre modèle d’aujourd’hui\u00a0: ${run}`,
  set: 'Définir le numéro',
  done: (kind, number) => `${kind}\u00a0: ${number}.`,
};
