import { VALUES } from '../../../messages/columns/fr';
import { counted } from '../catalogues';
import type {
  CountryWords,
  AccountWords,
  CreditWords,
  EInvoiceWords,
  LinkWords,
  MailWords,
  PaymentWords,
  PdfWords,
  ProviderWords,
  ReminderWords,
} from '../en/documents';

export const CREDIT_WORDS: CreditWords = {
  credit: 'Établir un avoir',
  creditOf: (number) => `Établir un avoir sur ${number}`,
  create: 'Créer l’avoir',
  created: (note, amount, invoice) => `L’avoir ${note} crédite ${amount} sur ${invoice}.`,
  noInvoice: 'La facture n’a pas pu être chargée.',
  scope: 'Étendue de l’avoir',
  whole: 'Tout ce qui reste à créditer',
  some: 'Certaines lignes, ou une partie d’entre elles',
  reason: 'Motif',
  printed: 'Imprimé.',
  notes: 'Remarques',
  notesHint: 'Imprimées sur l’avoir.',
  amounts: {
    net: 'Montant HT',
    tax: 'TVA',
    total: 'Avoir',
    applied: 'Imputé sur la facture',
    toRefund: 'À rembourser',
    leftDue: (number) => `Reste dû sur ${number}`,
    becomes: (number, status) => `${number} prend le statut «\u00a0${status}\u00a0».`,
    refundLater: 'Vous enregistrez le remboursement dans l’avoir.',
    computing: 'Calcul en cours…',
    failed: 'Les montants n’ont pas pu être calculés.',
    seeFields: 'Vérifiez les champs signalés en rouge.',
    typeOne: 'Saisissez une quantité ou un montant dans au moins une ligne.',
  },
  lines: {
    table: 'Lignes à créditer',
    description: 'Description',
    left: 'Reste',
    netLeft: 'Reste HT',
    quantity: 'Quantité',
    orAmount: 'ou montant HT',
    quantityOf: (line) => `Ligne ${line}\u00a0: quantité à créditer`,
    amountOf: (line) => `Ligne ${line}\u00a0: montant HT à créditer`,
    nothing: 'Rien',
    part: 'Une partie',
    leftOf: (left, quantity) => `${left} sur ${quantity}`,
  },
  list: {
    unreadable: 'Les avoirs n’ont pas pu être chargés.',
    toRefund: (amount) => `À rembourser\u00a0: ${amount}`,
  },
  cancel: {
    /** @param issued the month of its issue date */
    effect: (tax, issued, now) =>
      `La TVA de ${tax} en ${issued} ne change pas. La TVA de ${now} diminue de ce montant.`,
    rest: (issued, now) =>
      `La TVA de ${issued} ne change pas. La TVA de ${now} diminue de la part qui n’a pas fait l’objet d’un avoir.`,
    better:
      'Votre client n’en reçoit aucun document. Avec un avoir, il en reçoit un, et le même montant est déduit.',
    credit: 'Créer un avoir total',
  },
  refunds: {
    title: 'Remboursements',
    unreadable: 'Les remboursements n’ont pas pu être chargés.',
    noneDue: 'Il n’y a rien à rembourser.',
    record: 'Enregistrer un remboursement',
    recordFor: (number) => `Enregistrer un remboursement pour ${number}`,
    recorded: (amount, number) => `Remboursement de ${amount} enregistré pour ${number}.`,
    noNote: 'L’avoir n’a pas pu être chargé.',
    toRefund: (amount) => `À rembourser\u00a0: ${amount}.`,
    atMost: (amount) => `Au plus le montant à rembourser, ${amount}.`,
    dateHint: 'Jour du remboursement.',
    void: {
      title: (amount, day) => `Annuler le remboursement de ${amount} du ${day}\u202f?`,
      text: 'Il reste dans la liste comme annulé, et le montant est de nouveau à rembourser. Cette opération est irréversible, mais vous pouvez enregistrer à nouveau le remboursement.',
      confirm: 'Annuler le remboursement',
      done: (amount, day) => `Vous avez annulé le remboursement de ${amount} du ${day}.`,
    },
  },
};

const dueAgain = (due: string | null): string =>
  due === null
    ? '.'
    : due === ''
      ? '. Rien de plus ne sera dû.'
      : `, et ${due} sont de nouveau dus.`;

export const PAYMENT_WORDS: PaymentWords = {
  methods: VALUES.method,
  unreadable: 'Les paiements n’ont pas pu être chargés.',
  recordNext: 'Enregistrer et suivant',
  choose: {
    label: 'Facture',
    hint: 'Numéro, client, référence ou montant.',
    none: 'Aucune facture à payer ne correspond.',
  },
  change: 'Modifier',
  changeTitle: 'Modifier les informations de ce paiement',
  changed: 'Le paiement est modifié.',
  record: 'Enregistrer un paiement',
  recordFor: (number) => `Enregistrer un paiement pour ${number}`,
  recorded: (amount, number) => `${amount} enregistrés pour ${number}.`,
  noInvoice: 'La facture n’a pas pu être chargée.',
  amountIn: (currency) => `Montant en ${currency}`,
  moreThanNothing: 'Le montant doit être supérieur à 0.',
  reference: 'Référence',
  referenceHint: 'Par exemple la référence du virement.',
  due: (amount) => `Montant dû\u00a0: ${amount}.`,
  atMost: (amount) => `Au plus le montant dû, ${amount}.`,
  dateHint: 'Jour de réception du paiement.',
  method: 'Mode de paiement',
  methodHint: 'Passé en perte\u00a0: aucune somme n’a été reçue.',
  note: 'Note',
  noteHint: 'Pour vous seulement. Non imprimée.',
  paidToday: {
    label: 'Payée intégralement aujourd’hui',
    title: (number) => `${number} a-t-elle été payée intégralement aujourd’hui\u202f?`,
    text: 'Enregistre le montant dû comme paiement du jour. Pour choisir la date, le mode de paiement ou un autre montant, utilisez «\u00a0Enregistrer un paiement\u00a0».',
    confirm: 'Enregistrer le paiement',
    done: (number) => `${number} est payée.`,
  },
  unpaid: {
    label: 'Marquer comme non payée',
    title: (number) => `Marquer ${number} comme non payée\u202f?`,
    text: 'Quelqu’un a choisi le statut «\u00a0Payé\u00a0». Le montant payé redevient ce qu’il était avant, et le reste est de nouveau dû.',
    confirm: 'Marquer comme non payée',
    done: (number) => `${number} n’est plus payée.`,
  },
  voidIt: 'Annuler',
  void: {
    title: (amount, day) => `Annuler le paiement de ${amount} du ${day}\u202f?`,
    text: (due) =>
      `Il reste dans la liste comme annulé${dueAgain(due)} Cette opération est irréversible, mais vous pouvez enregistrer à nouveau le paiement.`,
    confirm: 'Annuler le paiement',
    done: (amount, day) => `Vous avez annulé le paiement de ${amount} du ${day}.`,
  },
};

export const E_INVOICE_WORDS: EInvoiceWords = {
  title: 'Facture électronique',
  invoice: {
    mendIssued:
      'Cette facture conserve les informations de son émission. Ce qui était vide alors peut encore être complété, et la facture électronique le reprend.',
    mendDraft: 'Complétez ce qui manque avant d’émettre cette facture.',
    complete: 'Il ne manque rien. Émettez la facture pour la télécharger.',
  },
  creditNote: {
    mendIssued:
      'Cet avoir conserve les informations de son émission. Ce qui était vide alors peut encore être complété, et la facture électronique le reprend.',
    mendDraft: 'Complétez ce qui manque avant d’émettre cet avoir.',
    complete: 'Il ne manque rien. Émettez l’avoir pour le télécharger.',
  },
  format: 'Format',
  choose: 'Choisir un format',
  noneAsked:
    'Ce client ne demande encore aucun format. EN 16931 est la base de tous les formats proposés.',
  download: 'Télécharger la facture électronique',
  handedOut: 'Vous recevez le fichier déjà transmis.',
  rounding: {
    label: 'Arrondir la TVA par taux',
    reason:
      'La TVA de ce brouillon est arrondie par ligne. Ce format exige qu’elle le soit par taux.',
    done: (number: string) => `La TVA de ${number} est maintenant arrondie par taux.`,
  },
  byLine: {
    title: 'Arrondi de la TVA',
    text: 'Cette entreprise arrondit la TVA par ligne. Une facture de plusieurs lignes peut alors n’avoir aucune facture électronique, et une facture émise n’en aura jamais. Choisissez «\u00a0Pour chaque taux\u00a0» sous «\u00a0Arrondi de la TVA\u00a0»\u00a0: cela vaut pour les nouvelles factures.',
  },
  unreadable: 'La facture électronique n’a pas pu être vérifiée.',
};

export const COUNTRY_WORDS: CountryWords = {
  title: 'Droit de ce pays',
  sheet: 'Ce que la loi exige',
  supply: {
    title: 'Quand la prestation a-t-elle eu lieu\u00a0?',
    text: (day: string) =>
      `La loi exige la date de la prestation sur cette facture. Était-ce la date d’émission, le ${day}\u00a0?`,
    once: 'Oui, cette facture',
    always: 'Oui, chaque facture',
    other: 'Un autre jour',
  },
  tax: {
    label: 'TVA de cette entreprise',
    hint: 'Détermine la TVA des nouvelles lignes, et le motif imprimé s’il n’y en a pas.',
    usual: (rate: string) => `Avec TVA, en général ${rate} %`,
    small: {
      AT: 'Petite entreprise (§ 6 Abs. 1 Z 27 UStG), sans TVA',
      DE: 'Petite entreprise (§ 19 UStG), sans TVA',
      FR: 'Franchise en base (art. 293 B du CGI), sans TVA',
      GB: 'Non assujettie à la TVA',
    },
  },
  limits: {
    ES: 'À partir de 2027, l’Espagne exige des enregistrements VERI*FACTU et un code sur chaque facture. Ce service ne fait ni l’un ni l’autre : ne l’utilisez pas pour les factures à partir de 2027.',
    GR: 'La Grèce exige que chaque facture soit déclarée à myDATA. Ce service ne le fait pas : il ne convient pas à une entreprise grecque.',
    HU: 'La Hongrie exige que chaque facture soit déclarée à la NAV dès son émission. Ce service ne le fait pas : il ne convient pas à une entreprise ayant un numéro de TVA hongrois.',
    IT: 'L’Italie exige des fichiers FatturaPA par le Sistema di Interscambio. Ce service ne les produit pas : il ne convient pas à une entreprise italienne.',
    PL: 'La Pologne exige que les factures aux entreprises polonaises passent par KSeF. Ce service ne le fait pas. Les factures aux particuliers et à l’étranger sont possibles.',
    PT: 'Le Portugal exige des logiciels certifiés et un ATCUD sur chaque facture. Ce service n’est pas certifié : il ne convient pas à une entreprise portugaise.',
    RO: 'La Roumanie exige que les factures passent par RO e-Factura. Ce service ne le fait pas : il ne convient pas à une entreprise roumaine.',
  },
};

export const PDF_WORDS: PdfWords = {
  previewPdf: 'Aperçu du PDF',
  downloadPdf: 'Télécharger le PDF',
  papers: {
    delivery_note: 'Bon de livraison (PDF)',
    order_confirmation: 'Confirmation de commande (PDF)',
    proforma: 'Facture pro forma (PDF)',
  },
  receipt: 'Reçu (PDF)',
  previewOf: (name) => `Aperçu de ${name}`,
  unprintable: (characters) =>
    `Aucune police ne contient ces caractères\u00a0; ils sont imprimés sous forme de carrés\u00a0: ${characters}`,
  download: 'Télécharger',
  close: 'Fermer l’aperçu',
};

export const LINK_WORDS: LinkWords = {
  title: 'Page du client',
  notOpened: 'Le client ne l’a pas encore ouverte.',
  firstOpened: 'Première ouverture\u00a0:',
  lastOpened: 'Dernière ouverture\u00a0:',
  preview: 'Voir la page',
  unreadable: 'La page n’a pas pu être chargée.',
  none: 'Il n’y a pas de page\u00a0: le document n’a jamais été émis.',
  copy: 'Copier le lien',
  copied: 'Le lien est copié. Toute personne qui en dispose peut voir la page.',
  revoke: {
    label: 'Révoquer le lien',
    title: 'Révoquer le lien\u202f?',
    text: 'Les liens dont le client dispose, y compris dans les e-mails, ne fonctionneront plus. Un nouveau lien les remplace.',
    confirm: 'Révoquer',
    done: 'L’ancien lien est révoqué.',
  },
};

export const MAIL_WORDS: MailWords = {
  send: {
    label: 'Envoyer par e-mail',
    title: (number) => `Envoyer ${number} par e-mail`,
    to: 'À',
    addressesHint: 'Séparez plusieurs adresses par des virgules.',
    cc: 'Cc',
    subject: 'Objet',
    message: 'Message',
    messageHint:
      'Le montant, la date et le lien vers le document suivent. Vide\u00a0: le texte habituel.',
    attachPdf: 'Joindre le PDF',
    attachFiles: 'Joindre les pièces du document',
    attachEInvoice: 'Joindre la facture électronique',
    noEInvoice: 'Aucune',
    edit: 'Modifier',
    preview: 'Aperçu',
    confirm: 'Envoyer',
    done: (number, recipients) => `${number} est en cours d’envoi à ${recipients}.`,
    unreadable: 'Le document n’a pas pu être chargé.',
    notConfigured: (settings) =>
      `Ce service ne peut pas encore envoyer d’e-mails\u00a0: la personne qui l’administre doit définir ${settings}, puis le redémarrer. En attendant, téléchargez le PDF, envoyez-le vous-même et marquez le document comme envoyé.`,
    use: (parts) =>
      `Destinataires déjà contactés\u00a0: ${parts}. Une adresse autre que celle du client compte cinq fois.`,
    usedOf: {
      hour: (used, limit) => `${used} sur ${limit} en une heure`,
      day: (used, limit) => `${used} sur ${limit} en un jour`,
    },
  },
  preview: {
    frame: 'Aperçu de l’e-mail',
    failed: 'L’aperçu n’a pas pu être créé.',
    from: (sender) => `De ${sender}\u00a0:`,
    asPage: 'Afficher comme page',
    asText: 'Afficher en texte brut',
  },
  refused: { mark: 'E-mail refusé', notice: 'Le dernier e-mail n’est pas arrivé.' },
  list: {
    title: 'E-mails',
    unreadable: 'Les e-mails n’ont pas pu être chargés.',
    none: 'Aucun e-mail n’a été envoyé.',
    document: (subject) => subject,
    reminder: (subject) => `Relance\u00a0: ${subject}`,
    decision: (subject) => `Notification\u00a0: ${subject}`,
    payment: (subject) => `Notification\u00a0: ${subject}`,
    receipt: (subject) => `Reçu\u00a0: ${subject}`,
    statement: (subject) => subject,
  },
  mail: 'E-mail',
  again: {
    label: 'Renvoyer',
    title: 'Renvoyer cet e-mail\u202f?',
    text: 'Il a déjà été envoyé. Ses destinataires le recevront une deuxième fois.',
    done: 'L’e-mail est renvoyé.',
    waits:
      'Dans la file d’attente. Il sera envoyé dès que le service disposera d’un serveur de messagerie (SMTP_URL et MAIL_FROM).',
  },
};

function dayWords(day: number): string {
  if (day === 0) return 'à la date d’échéance';
  const days = counted(Math.abs(day), { one: 'jour', other: 'jours' });
  return `${days} ${day < 0 ? 'avant' : 'après'} l’échéance`;
}

export const REMINDER_WORDS: ReminderWords = {
  next: (on, day) =>
    `La prochaine sera envoyée le ${on}, ${dayWords(day)}, à partir de 8\u00a0heures dans le fuseau horaire de l’entreprise.`,
  day: dayWords,
  byHand: 'manuellement',
  unreadable: 'Les relances n’ont pas pu être chargées.',
  remind: {
    label: 'Relancer maintenant',
    title: (number) => `Envoyer maintenant une relance pour ${number}\u202f?`,
    text: 'Le client reçoit un e-mail avec le montant dû et la facture en PDF. Les relances prévues seront tout de même envoyées.',
    confirm: 'Envoyer la relance',
    done: (number) => `Une relance pour ${number} est en cours d’envoi.`,
  },
};

const dueAgainSentence = (due: string | null): string =>
  due === null || due === '' ? '' : ` ${due} seront de nouveau dus.`;

export const ACCOUNT_WORDS: AccountWords = {
  title: 'Utilisation',
  unreadable: 'Les montants dus et disponibles n’ont pas pu être lus.',
  paysNone: 'Il ne règle aucune facture.',
  hidden: 'Une facture que vous ne pouvez pas voir',
  onAccount: (amount) => `Disponible\u00a0: ${amount}.`,
  atMost: (amount) => `Au plus ce qui est disponible et dû, ${amount}.`,
  refunds: 'Remboursé',
  refundOf: (day) => `Enregistrer un remboursement du paiement du ${day}`,
  refunded: (amount) => `Remboursement de ${amount} enregistré.`,
  voidRefund:
    'Il reste dans la liste comme annulé, et le montant est de nouveau disponible. Cette opération est irréversible, mais vous pouvez enregistrer à nouveau le remboursement.',
  voidWhole:
    'Il reste dans la liste comme annulé, et ce qu’il règle est de nouveau dû. Cette opération est irréversible, mais vous pouvez enregistrer à nouveau le paiement.',
  voidPart: {
    title: (amount, day) => `Reprendre ${amount} du paiement du ${day}\u202f?`,
    text: (due) =>
      `Le paiement règle aussi d’autres factures. Seule cette part est retirée et reste disponible pour le client.${dueAgainSentence(due)}`,
    confirm: 'Reprendre',
    done: (amount, day) => `${amount} du paiement du ${day} sont de nouveau disponibles.`,
  },
  takeBack: {
    label: 'Reprendre',
    title: (amount, number) =>
      number === null ? `Reprendre ${amount}\u202f?` : `Reprendre ${amount} de ${number}\u202f?`,
    text: 'Ce montant est de nouveau dû sur la facture et reste disponible pour le client.',
    done: (amount) => `${amount} sont disponibles.`,
  },
  pay: {
    label: 'Régler une facture',
    title: 'Régler une facture avec le montant disponible',
    invoice: 'Facture',
    due: (number, due) => `${number}, ${due} dus`,
  },
  use: {
    notice: (amount) => `Le client a ${amount} disponibles.`,
    label: 'Régler cette facture avec',
    done: (amount) => `${amount} règlent cette facture.`,
  },
  keepRest: (amount) => `Garder ${amount} à la disposition du client`,
  online: {
    at: (provider, day) => `Chez ${provider}, ${day}`,
    of: (count) => `pour ${count} factures`,
    failure: (text) => `Il a échoué\u00a0: ${text}`,
    refunded: (amount) => `Remboursé chez le prestataire\u00a0: ${amount}.`,
    dispute: {
      open: (amount, reason) =>
        `Le client conteste ${amount} (${reason}). Répondez chez le prestataire.`,
      won: (amount, reason) => `Un litige sur ${amount} (${reason}) a été gagné.`,
      lost: (amount, reason) =>
        `Un litige sur ${amount} (${reason}) a été perdu. Le prestataire a repris l’argent.`,
    },
  },
  customer: {
    title: (name) => `Enregistrer un paiement de ${name}`,
    currency: 'Devise',
    pays: 'Factures réglées, par ordre d’échéance',
    dueOn: (number, day) => `${number}, échéance ${day}`,
    gets: (amount, due) => `${amount} sur ${due}`,
    rest: (amount) => `Reste disponible\u00a0: ${amount}.`,
    noneOpen: (currency) => `Rien n’est dû en ${currency}. Le paiement reste disponible.`,
    recorded: (amount, name) => `Paiement de ${amount} de ${name} enregistré.`,
  },
};

export const PROVIDER_WORDS: ProviderWords = {
  title: 'Paiements en ligne',
  none: 'Les clients ne peuvent pas payer en ligne. Connectez pour cela un compte Stripe.',
  unreadable: 'Les prestataires de paiement n’ont pas pu être lus.',
  connectedAs: (account) => `Stripe, connecté en tant que ${account}.`,
  test: 'Mode test',
  form: 'Connecter Stripe',
  newKeys: 'Saisir de nouvelles clés',
  connect: 'Connecter',
  address: 'Adresse pour les événements',
  addressHint:
    'Créez d’abord chez Stripe un point de terminaison webhook avec cette adresse. Il doit envoyer les événements checkout.session, charge.refunded, charge.dispute et refund.',
  key: 'Clé secrète ou restreinte',
  keyHint:
    'Une clé restreinte qui ne permet que ce dont les paiements ont besoin est plus sûre. Elle est enregistrée chiffrée et n’est plus jamais affichée.',
  secret: 'Secret de signature du point de terminaison',
  secretHint: 'Il commence par whsec_.',
  done: (account) => `Stripe est connecté en tant que ${account}.`,
  disconnect: 'Déconnecter',
  ask: (account) => `Déconnecter ${account}\u202f?`,
  askText:
    'Les clients ne peuvent plus payer en ligne, et les pages de Stripe ouvertes sont fermées. Les paiements restent, et vous pouvez reconnecter le compte.',
  gone: 'Stripe est déconnecté.',
};
