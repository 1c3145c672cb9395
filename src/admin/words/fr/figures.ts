import { AGES, VALUES } from '../../../messages/columns/fr';
import type { IntervalUnit } from '../../../domain/schedule/occurrences';
import { counted, shownCount } from '../catalogues';
import type { HomeWords, RecurringWords, ReportWords } from '../en/figures';

export const HOME_WORDS: HomeWords = {
  title: 'Accueil',
  hello: (name) => `Bonjour ${name}`,
  unreadable: 'Impossible de charger les chiffres. Rechargez la page.',
  tooSlow: 'Cela prend trop de temps. Choisissez une entreprise, ou réessayez plus tard.',
  noFigures: 'Votre rôle ne donne pas accès aux chiffres des factures.',
  currency: 'Devise',
  allCurrencies: 'Toutes les devises',
  failing: {
    label: 'Webhooks en échec',
    title: 'Webhooks en échec',
    failing: 'En échec',
    off: 'Désactivé',
    failed: (count) => counted(count, { one: 'envoi échoué', other: 'envois échoués' }),
    more: (count) => `et ${counted(count, { one: 'autre', other: 'autres' })}`,
  },
  refused: { label: 'E-mails refusés', title: 'Des e-mails ne sont pas arrivés' },
  noPublicUrl: {
    label: 'Paramètre manquant',
    title: 'Les clients ne peuvent pas ouvrir les liens des e-mails',
    text: 'Les liens mènent à cette machine. La personne qui administre le service doit indiquer dans PUBLIC_URL l’adresse à laquelle les clients l’atteignent, puis le redémarrer.',
  },
  steps: {
    title: 'Votre première facture en cinq étapes',
    done: 'Fait',
    noBusiness:
      'Vous n’êtes encore membre d’aucune entreprise. Un administrateur vous ajoute dans le formulaire de l’entreprise.',
    path: {
      business: {
        name: 'Votre entreprise',
        text: 'Son nom et son adresse figurent sur chaque facture.',
        button: 'Ajouter une entreprise',
      },
      look: {
        name: 'Son apparence',
        text: 'Un logo ou une couleur pour vos documents.',
        button: 'Choisir l’apparence',
      },
      customer: {
        name: 'Un client',
        text: 'Il recevra la facture.',
        button: 'Ajouter un client',
      },
      invoice: {
        name: 'Une facture',
        text: 'Ajoutez des lignes et enregistrez.',
        button: 'Créer une facture',
      },
      send: {
        name: 'L’envoi',
        text: 'Par e-mail, ou téléchargez le PDF et marquez la facture comme envoyée.',
        button: 'Ouvrir la facture',
      },
    },
  },
  sample: {
    badge: 'Exemple',
    offer:
      'Vous souhaitez d’abord découvrir l’application\u202f? Une entreprise d’exemple contient un client, une facture et un devis. Un clic suffit pour la supprimer.',
    make: 'Ajouter une entreprise d’exemple',
    decline: 'Non merci',
    made: (name) => `${name} a été ajoutée.`,
    counts:
      'Voici à quoi ressemble une entreprise. Elle compte dans les listes et les chiffres jusqu’à ce que vous la supprimiez.',
    remove: 'Supprimer l’exemple',
    removed: (name) => `${name} a été supprimée.`,
    keep: 'Garder comme entreprise',
    kept: (name) => `${name} est désormais une entreprise comme les autres.`,
    changed: {
      title: (name) => `Supprimer ${name}\u202f?`,
      text: 'Des éléments y ont été ajoutés ou modifiés. Ils seront supprimés définitivement avec l’exemple.',
    },
    issued:
      'L’exemple ne peut pas être supprimé, car un document émis n’est jamais supprimé. Vous pouvez le garder comme entreprise. Le document\u00a0:',
  },
  outstanding: {
    title: 'Montants dus par ancienneté',
    label: 'Montant dû',
    inCurrency: (currency) => `Montants dus en ${currency}`,
    none: 'Aucun montant dû.',
  },
  paid: { title: 'Payé ce mois-ci', none: 'Rien n’a été payé ce mois-ci.' },
  latest: 'Dernières factures',
  waiting: { title: 'En attente', none: 'Aucun brouillon ni devis en attente.' },
  counts: {
    invoices: (count) => counted(count, { one: 'facture', other: 'factures' }),
    payments: (count) => counted(count, { one: 'paiement', other: 'paiements' }),
    markedPaid: (count) =>
      counted(count, { one: 'marquée comme payée', other: 'marquées comme payées' }),
    draft_invoices: (count) =>
      counted(count, { one: 'facture en brouillon', other: 'factures en brouillon' }),
    draft_quotations: (count) =>
      counted(count, { one: 'devis en brouillon', other: 'devis en brouillon' }),
    sent_quotations: (count) =>
      counted(count, { one: 'devis sans réponse', other: 'devis sans réponse' }),
    accepted_quotations: (count) =>
      counted(count, { one: 'devis accepté à facturer', other: 'devis acceptés à facturer' }),
  },
  revenue: {
    title: 'Chiffre d’affaires',
    months: (from, to) => `Hors taxes, ${from} – ${to}`,
    inTwelveMonths: 'en douze mois',
    loading: 'Chargement du chiffre d’affaires…',
    unreadable: 'Le chiffre d’affaires n’a pas pu être chargé. Rechargez la page.',
    none: 'Rien n’a été facturé pendant ces douze mois.',
    chart: (currency) => `Chiffre d’affaires par mois en ${currency}`,
    bar: (month, amount) => `${month}\u00a0: ${amount}`,
    scale: { K: 'k', M: 'M', B: 'Md', T: 'Bn' },
  },
};

export const REPORT_WORDS: ReportWords = {
  title: 'Rapports',
  names: {
    tax: 'TVA',
    'open-items': 'Factures non réglées',
    revenue: 'Chiffre d’affaires',
    statement: 'Relevé de compte d’un client',
  },
  statementOf: (customer) => `Relevé de compte de ${customer}`,
  statementIn: (currency) => `Relevé de compte d’un client en ${currency}`,
  asOf: (day) => `au ${day}`,
  subtitle: (business, report, when) => `${business}\u00a0: ${report}, ${when}`,
  download: (format) => `Télécharger en ${format}`,
  chooseCustomer: 'Choisissez le client du relevé de compte.',
  noBusiness: 'Il n’y a aucune entreprise dont vous pouvez voir les rapports.',
  unreadable: 'Le rapport n’a pas pu être chargé.',
  choices: {
    report: 'Rapport',
    business: 'Entreprise',
    asOf: 'À la date du',
    period: 'Période',
    ownDates: 'Autres dates',
    from: 'Du',
    to: 'Au',
    customer: 'Client',
    aCustomer: 'Choisir un client',
    chosenCustomer: 'Client choisi',
    noCustomer: 'Aucun client de ce nom',
    openCustomer: 'Ouvrir le client',
    rowForEach: 'Une ligne par',
    taxCounts: 'Exigibilité de la TVA',
    rowsBy: 'Lignes par',
  },
  bases: {
    issue: 'Sur les débits (date d’émission)',
    payment: 'Sur les encaissements (date de paiement)',
  },
  groups: { whole: 'Période entière', month: 'Mois', quarter: 'Trimestre', year: 'Année' },
  keys: { customer: 'Client', product: 'Produit', month: 'Mois' },
  ages: AGES,
  entries: VALUES.entry,
  percent: (rate) => `${rate}\u00a0%`,
  columns: {
    period: 'Période',
    taxRate: 'Taux',
    category: 'Catégorie',
    net: 'HT',
    tax: 'TVA',
    gross: 'TTC',
    documents: 'Documents',
    customer: 'Client',
    total: 'Total',
    toRefund: 'À rembourser',
    onAccount: 'Acompte disponible',
    date: 'Date',
    entry: 'Opération',
    number: 'Numéro',
    amount: 'Montant',
    balance: 'Solde',
    due: 'Montant dû',
  },
  documents: {
    count: (count) => counted(count, { one: 'document', other: 'documents' }),
    ofTax: (rate, currency, period) => `TVA à ${rate} en ${currency}, ${period}`,
    ofRevenue: (currency, row) => `Chiffre d’affaires en ${currency}\u00a0: ${row}`,
    allOpen: (customer, currency) =>
      `${customer}\u00a0: toutes les factures non réglées, ${currency}`,
    openOfAge: (customer, age, currency) => `${customer}\u00a0: ${age}, ${currency}`,
    unreadable: 'Les documents n’ont pas pu être chargés.',
    loading: 'Chargement…',
    close: 'Fermer',
    newer: 'Plus récents',
    older: 'Plus anciens',
    page: (page, last) => `Page ${page} sur ${last}`,
  },
  rows: {
    sumIn: (currency) => `Total en ${currency}`,
    writtenOffIn: (currency) => `Passé en perte en ${currency}`,
    balanceBefore: VALUES.entry.opening,
    balanceAfter: VALUES.entry.closing,
    withoutProduct: 'Sans produit',
    unknownProduct: (id) => `Produit inconnu ${id}`,
  },
  empty: {
    tax: 'Aucune TVA pendant cette période.',
    revenue: 'Aucun chiffre d’affaires pendant cette période.',
    open: 'Aucune facture non réglée.',
    statement: 'Aucune opération pendant cette période.',
  },
};

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
