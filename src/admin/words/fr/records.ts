import { DAYS_UNTIL_DISABLED } from '../../../domain/retry-schedule';
import { counted, shownCount } from '../catalogues';
import type {
  CustomerWords,
  HistoryWords,
  ImportWords,
  KeyWords,
  ListWord,
  PortalWords,
  RequestWords,
  WebhookWords,
} from '../en/records';

const TYPES = {
  invoice: { title: 'Facture', one: 'facture', many: 'factures' },
  quotation: { title: 'Devis', one: 'devis', many: 'devis' },
  credit_note: { title: 'Avoir', one: 'avoir', many: 'avoirs' },
};

export const CUSTOMER_WORDS: CustomerWords = {
  title: 'Documents',
  statement: 'Relevé de compte',
  none: 'Aucun document pour le moment.',
  outstanding: 'Montant dû',
  toRefund: 'À rembourser',
  onAccount: 'Acompte disponible',
  nothingOutstanding: 'Aucun montant dû.',
  dated: (type, day) => `${TYPES[type].title}, ${day}`,
  all: (type, count) =>
    count === 1 ? `1 ${TYPES[type].one}` : `Les ${shownCount(count)} ${TYPES[type].many}`,
  overdue: 'En retard',
  payments: 'Paiements',
  recurring: 'Factures récurrentes',
  unnamed: 'Sans nom',
  details: 'Coordonnées',
  of: (total) => `sur ${total}`,
  next: (day) => `prochaine le ${day}`,
  send: {
    label: 'Envoyer le relevé de compte',
    text: 'Le client reçoit un e-mail avec le solde, et le relevé en PDF.',
    from: 'Du',
    until: 'Au',
    address: 'Adresse e-mail',
    messageHint: 'Le solde suit. Vide\u00a0: le texte habituel.',
    done: (address) => `Le relevé est en cours d’envoi à ${address}.`,
  },
  invite: {
    label: 'Inviter dans l’espace client',
    text: 'Le contact reçoit un e-mail avec un lien et voit dans l’espace client tous les documents de ce client.',
    contact: 'Contact',
    confirm: 'Inviter',
  },
};

export const KEY_WORDS: KeyWords = {
  title: 'Clés d’API',
  notRead: 'Les clés n’ont pas pu être chargées.',
  loading: 'Chargement…',
  none: 'Pas encore de clé. Un programme en a besoin pour utiliser l’API de cette entreprise.',
  newKey: 'Nouvelle clé d’API',
  created: {
    title: 'Votre nouvelle clé d’API',
    text: 'Copiez-la maintenant\u00a0: personne ne pourra la revoir. Les programmes l’envoient dans l’en-tête Authorization: Bearer.',
  },
  revoked: (name) => `${name} est révoquée et cesse de fonctionner dans les cinq secondes.`,
  facts: {
    noScope: 'aucun droit',
    neverUsed: 'jamais utilisée',
    lastUsed: (day) => `utilisée le ${day}`,
    neverExpires: 'n’expire jamais',
    expires: (day) => `expire le ${day}`,
    expired: 'expirée',
  },
  expired: 'Expirée',
  revoke: 'Révoquer',
  askRevoke: {
    title: (name) => `Révoquer ${name}\u202f?`,
    text: 'Les programmes qui utilisent cette clé cesseront de fonctionner. Cette action est définitive.',
    confirm: 'Révoquer la clé',
  },
  form: {
    name: 'Nom',
    nameHint: 'Nommez le programme qui utilise la clé.',
    nameExample: 'p.\u00a0ex. Boutique en ligne',
    permissions: 'Droits',
    scopes: {
      read: 'Voir les clients, factures et devis',
      write: 'Créer et modifier les clients, factures et devis',
      webhooks: 'Gérer les points de terminaison webhook',
      bank: 'Importer des relevés bancaires et voir les opérations',
    },
    lifetime: 'Expire après',
    lifetimes: { '30': '30 jours', '90': '90 jours', '365': 'Un an', never: 'Jamais' },
    back: 'Retour',
    create: 'Créer la clé',
  },
};

export const WEBHOOK_WORDS: WebhookWords = {
  delivery: 'Envoi',
  sendAgain: 'Renvoyer',
  queuedAgain: 'Remise dans la file d’envoi (même webhook-id).',
  sentAgain: (count) =>
    `${counted(count, { one: 'envoi est relancé', other: 'envois sont relancés' })}.`,
  noneFailed: 'Aucun envoi en échec.',
  failedOnly: 'Échecs seulement',
  resendAll: 'Renvoyer tous les échecs',
  resendFailed: (count) => `Renvoyer ${counted(count, { one: 'échec', other: 'échecs' })}`,
  deliveries: 'Envois',
  health: {
    disabled: 'Désactivé',
    off: 'Arrêté',
    failing: 'En panne',
    working: 'En service',
  },
  reasons: {
    gone: 'Il a répondu 410 Gone',
    failing: `Toutes les tentatives échouent depuis ${DAYS_UNTIL_DISABLED} jours`,
  },
  counts: {
    pending: (count) => counted(count, { one: 'en attente', other: 'en attente' }),
    failed: (count) => counted(count, { one: 'en échec', other: 'en échec' }),
    delivered: (count) => counted(count, { one: 'remis', other: 'remis' }),
  },
  nothingSent: 'Rien n’a encore été envoyé',
  secret: {
    title: 'Secret de signature',
    text: 'Copiez-le maintenant\u00a0: personne ne pourra le revoir. Le destinataire vérifie avec lui chaque webhook-signature.',
    show: 'Afficher le secret une fois',
    rotate: 'Renouveler le secret',
    askRotate: 'Renouveler le secret\u202f?',
    rotateText: 'Vous recevez un nouveau secret. L’ancien reste valable 24 heures.',
    confirmRotate: 'Renouveler',
  },
  ping: 'Envoyer un événement de test',
  pinged: 'L’événement de test est dans la file. Son résultat apparaîtra ici dans un instant.',
  attempts: {
    none: 'Aucune pour l’instant.',
    when: 'Moment',
    status: 'Statut HTTP',
    error: 'Erreur',
    took: 'Durée',
    answer: 'Réponse',
  },
};

export const HISTORY_WORDS: HistoryWords = {
  title: 'Historique',
  loading: 'Chargement…',
  unreadable: 'L’historique n’a pas pu être chargé.',
  empty: 'Aucune modification n’a encore été enregistrée.',
  earlier: 'Afficher les précédentes',
  showAll: 'Tout afficher',
  showFirst: 'Afficher les valeurs d’origine',
  things: {
    invoice: 'cette facture',
    quotation: 'ce devis',
    recurring: 'cette facture récurrente',
    customer: 'ce client',
    product: 'ce produit',
    payment: 'ce paiement',
    creditNote: 'cet avoir',
    refund: 'ce remboursement',
    business: 'cette entreprise',
    endpoint: 'ce point de terminaison',
  },
  created: (thing) => ` a créé ${thing}`,
  imported: (thing) => ` a importé ${thing}`,
  recorded: (thing) => ` a commencé à enregistrer les modifications\u202f; ${thing} existait déjà`,
  savedUnseen: ' a enregistré une version\u202f; votre rôle ne montre pas les champs modifiés',
  erased: ' a effacé les données personnelles',
  mailedUnseen: ' a envoyé un e-mail au client',
  mailed: (mail) => [' a envoyé par e-mail ', mail],
  mails: {
    invoice: 'facture',
    quotation: 'devis',
    'credit note': 'avoir',
    reminder: 'relance',
    'statement of account': 'relevé de compte',
  },
  mailTo: (mail, addresses) => `${mail} à ${addresses}`,
  cleared: (label, before) => [`a vidé «\u00a0${label}\u00a0», qui valait `, before],
  set: (label, after) => [`a fixé «\u00a0${label}\u00a0» à `, after],
  changed: (label, before, after) => [`a modifié «\u00a0${label}\u00a0» de `, before, ' à ', after],
  unknown: (label) => [
    `a modifié «\u00a0${label}\u00a0»\u202f; les valeurs ont été effacées depuis`,
  ],
  inLine: (place, sentence) => [`ligne ${place}\u00a0: `, ...sentence],
  removed: (place, name) => [`a supprimé la ligne ${place}`, ...(name ? ['\u00a0: ', name] : [])],
  added: (place, name) => [`a ajouté la ligne ${place}`, ...(name ? ['\u00a0: ', name] : [])],
  moved: 'a modifié l’ordre des lignes',
  value: (label, value) => [`${label}\u00a0: `, value],
  line: (place, name) => [`Ligne ${place}`, ...(name ? ['\u00a0: ', name] : [])],
  service: 'Le service',
  aKey: 'Une clé d’API',
  key: (name) => `${name} (clé d’API)`,
  operator: 'Un opérateur',
  customer: 'Le client',
  nothing: 'rien',
  none: 'aucun',
  yes: 'oui',
  no: 'non',
  hiddenCustomer: 'un client que vous ne pouvez pas voir',
};

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
  'Un import répété ne crée pas de doublons. Une cellule vide ne modifie pas le champ.';

export const IMPORT_WORDS: ImportWords = {
  import: 'Importer',
  subtitle: 'Depuis une feuille de calcul ou un fichier CSV de n’importe quel logiciel.',
  lists: {
    customers: {
      title: 'Importer des clients',
      all: 'Tous les clients',
      help: `Les lignes sont associées aux clients par l’identifiant d’un export, sinon par le nom et l’e-mail. ${REPEATED}`,
    },
    products: {
      title: 'Importer des produits',
      all: 'Tous les produits',
      help: `Les lignes sont associées aux produits par l’identifiant d’un export, sinon par la référence article ou, à défaut, par le nom. ${REPEATED}`,
    },
    invoices: {
      title: 'Importer des factures',
      all: 'Toutes les factures',
      help: 'Pour les factures d’un autre logiciel. Une ligne du fichier est une ligne de facture\u00a0: les lignes de même numéro forment une facture. Un fichier avec un montant par facture a une ligne pour chacune. Les factures gardent leurs numéros, et celles qui existent déjà ne changent pas. Les webhooks ne sont pas avertis.',
    },
  },
  business: 'Entreprise',
  file: 'Fichier',
  fileHint: 'CSV, .xlsx ou .ods, 20\u00a0Mo et 100\u202f000 lignes au plus.',
  draft: {
    hint: 'Ou le fichier d’un brouillon enregistré par la page de facturation.',
    help: 'Ce fichier est un brouillon de la page de facturation. Il devient un brouillon de facture, avec son client s’il manque encore. Le numéro, l’expéditeur et l’apparence sont ceux de l’entreprise.',
    import: 'Importer le brouillon',
    done: (number) => `Le brouillon est maintenant la facture ${number}.`,
  },
  makeCustomers: 'Créer les clients qui manquent',
  reading: {
    encoding: 'Encodage',
    separator: 'Séparateur',
    sheet: 'Feuille',
    header: 'Ligne des noms de colonnes',
    separators: { ',': 'Virgule', ';': 'Point-virgule', '\t': 'Tabulation' },
    decimal: 'Décimales',
    decimals: { '.': 'Point\u00a0: 1,234.50', ',': 'Virgule\u00a0: 1.234,50' },
    dates: 'Dates avec barres obliques',
    orders: { dmy: 'Jour d’abord\u00a0: 31/12/2026', mdy: 'Mois d’abord\u00a0: 12/31/2026' },
    chooseOrder: 'Choisir l’ordre',
  },
  profile: {
    label: 'Logiciel',
    other: 'Autre logiciel',
    own: 'ce service',
    found: (name) => `Cela ressemble à un export de ${name}.`,
  },
  asks: { title: (column) => `Que contient «\u00a0${column}\u00a0»\u00a0?` },
  otherSum: {
    help: 'Le fichier n’a pas de totaux pour vérifier les factures. Cherchez dans l’autre logiciel la somme de ces factures, taxe comprise.',
    label: (currency) => `Somme dans l’autre logiciel, ${currency}`,
  },
  mapping: {
    choose: 'Choisir',
    columns: 'Colonnes du fichier',
    column: 'Colonne du fichier',
    firstValues: 'Premières valeurs',
    field: 'Champ',
    fieldFor: (column) => `Champ pour ${column}`,
    none: 'Non importée',
  },
  progress: {
    reading: 'Lecture du fichier…',
    checked: (done, of) => `Vérification\u00a0: ${shownCount(done)} sur ${shownCount(of)} …`,
    stored: (done, of) => `Enregistrement\u00a0: ${shownCount(done)} sur ${shownCount(of)} …`,
  },
  problems: {
    title: 'Problèmes',
    row: 'Ligne',
    column: 'Colonne',
    value: 'Valeur',
    problem: 'Problème',
    first: (shown, all) => `Les ${shownCount(shown)} premiers sur ${shownCount(all)}.`,
    counted: (count) => `${counted(count, { one: 'problème', other: 'problèmes' })}.`,
    count: (count) =>
      `${counted(count, { one: 'problème', other: 'problèmes' })}. Rien n’est importé tant que le fichier en contient, sauf si vous laissez ces lignes de côté.`,
    good: (list, count) => `Importer ${counted(count, NOUNS[list])} sans problème`,
    saveBad: (rows) =>
      `Enregistrer ${counted(rows, { one: 'ligne à corriger', other: 'lignes à corriger' })} avec les motifs`,
    left: (rows) =>
      `Laissé de côté\u00a0: ${counted(rows, { one: 'ligne', other: 'lignes' })}. Enregistrez le fichier, corrigez-le et choisissez-le à nouveau.`,
    fileName: 'lignes-a-corriger.csv',
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
  figures: {
    months: 'Par mois',
    statuses: 'Par statut',
    balances: (count) =>
      `${counted(count, { one: 'client doit', other: 'clients doivent' })} encore quelque chose`,
    locked: (count) =>
      `${counted(count, { one: 'facture compte comme émise et est verrouillée', other: 'factures comptent comme émises et sont verrouillées' })}\u00a0: on les corrige par des avoirs`,
    columns: {
      month: 'Mois',
      status: 'Statut',
      customer: 'Client',
      invoices: 'Factures',
      total: 'Total',
      due: 'Montant dû',
      number: 'Numéro',
      date: 'Date d’émission',
    },
  },
  skipped: (count, ranges) =>
    `La numérotation continue après les factures importées et saute définitivement ${counted(count, { one: 'numéro libre', other: 'numéros libres' })}\u00a0: ${ranges}.`,
  past: {
    title: 'Importations passées',
    at: 'Quand',
    by: 'Qui',
    file: 'Fichier',
    made: 'Créé',
    service: 'Le service',
    count: (list: ListWord, created: number, customers: number) =>
      `${counted(created, NOUNS[list])}${customers > 0 ? `, ${counted(customers, { one: 'nouveau client', other: 'nouveaux clients' })}` : ''}`,
    takeBack: 'Annuler',
    takeBackOf: (file: string) => `Annuler ${file}`,
    sure: 'Tout ce que cette importation a créé est supprimé, avec ses paiements et son historique. Les numéros sont de nouveau libres. C’est possible tant que rien n’en a été utilisé ou modifié.',
    takenBack: 'Annulée',
    done: 'L’importation est annulée.',
  },
  importThese: (list, count) => `Importer ${counted(count, NOUNS[list])}`,
};

export const PORTAL_WORDS: PortalWords = {
  unreadable: 'Les accès à l’espace client n’ont pas pu être lus.',
  lacks: (setting) =>
    `Les invitations sont en attente\u00a0: ce service ne peut pas les envoyer tant que ${setting} manque dans ses paramètres.`,
  invitation: {
    none: 'Aucune invitation n’a été envoyée.',
    queued: 'L’invitation est en attente d’envoi.',
    sent: (at) => `Invitation envoyée le ${at}.`,
    failed: (at) => `L’invitation n’a pas pu être envoyée (${at}).`,
  },
  signedIn: (at) => `Dernière connexion le ${at}.`,
  neverSignedIn: 'Ne s’est pas encore connecté.',
  sessions: (count) => `${counted(count, { one: 'session ouverte', other: 'sessions ouvertes' })}.`,
  invite: {
    first: 'Envoyer l’invitation',
    again: 'Renvoyer l’invitation',
    done: (email) => `L’invitation à ${email} est en cours d’envoi.`,
  },
  signOut: {
    label: 'Déconnecter partout',
    title: (name) => `Déconnecter ${name} partout\u00a0?`,
    text: 'Les sessions ouvertes et les liens de connexion de cette adresse prennent fin maintenant. Si d’autres entreprises utilisent cette adresse, ils continuent sans vos documents. Le contact peut demander un nouveau lien à tout moment.',
    done: (name) => `${name} est déconnecté.`,
  },
  revoke: {
    label: 'Retirer l’accès',
    title: (name) => `Retirer l’accès de ${name}\u00a0?`,
    text: 'Dès maintenant, le contact ne voit plus ce client dans l’espace client. Vous pouvez l’inviter de nouveau.',
    done: (name) => `${name} n’a plus accès à l’espace client.`,
  },
};

export const REQUEST_WORDS: RequestWords = {
  title: 'Modifications demandées',
  asked: (email, at) =>
    email === null
      ? `Demandées dans l’espace client le ${at}.`
      : `Demandées par ${email} le ${at}.`,
  now: 'Actuel',
  wanted: 'Demandé',
  nothing: 'Vide',
  confirm: { label: 'Accepter', done: 'Les modifications sont enregistrées.' },
  refuse: {
    label: 'Refuser',
    title: 'Refuser ces modifications\u00a0?',
    text: 'Rien ne change. L’espace client indique au client que vous avez refusé.',
    done: 'Les modifications sont refusées.',
  },
  home: {
    title: (count) =>
      count === 1
        ? 'Un client demande la modification de ses coordonnées'
        : `${count} clients demandent la modification de leurs coordonnées`,
    more: (count) => `et ${count} de plus`,
  },
};
