import type { Tie } from '../../../domain/issued';
import { UNIT_SIGNS } from '../../../domain/units';
import { counted } from '../catalogues';
import type {
  BankAccountWords,
  ContactWords,
  CustomFieldWords,
  DesignerWords,
  InputWords,
  LineWords,
  LockedWords,
  MetadataWords,
  RefusalWords,
  SavingWords,
  SchemeWords,
  MoreWords,
  TopicWords,
  TotalsWords,
} from '../en/forms';

export const INPUT_WORDS: InputWords = {
  loading: 'Chargement…',
  clear: 'Effacer',
  loadingList: 'Chargement…',
  businesses: {
    choose: 'Choisir une entreprise',
    first: 'Choisir d’abord l’entreprise',
    none: 'Il n’y a pas encore d’entreprise',
    notFound: 'Aucune entreprise de ce nom',
    new: 'Nouvelle entreprise',
  },
  customers: {
    choose: 'Choisir un client',
    none: 'Cette entreprise n’a pas encore de client',
    notFound: 'Aucun client de ce nom',
    new: 'Nouveau client',
    open: (name) => `Ouvrir ${name}`,
  },
  products: {
    choose: 'Choisir un produit',
    none: 'Cette entreprise n’a pas encore de produit',
    notFound: 'Aucun produit de ce nom',
    new: 'Nouveau produit',
    otherCurrency: ({ product, ofPrice, ofDocument }) =>
      `Le prix de ${product} est en ${ofPrice}, et ce document est en ${ofDocument}. Saisissez le prix unitaire.`,
  },
  lists: { choose: 'Choisir ou saisir', notFound: 'Aucun résultat' },
  example: 'p.\u00a0ex. ',
  chooseColor: 'Choisir une couleur',
  logo: { upload: 'Téléverser une image', picture: 'Image du logo' },
  numbers: {
    none: 'Ce n’est pas un nombre.',
    alone: 'Saisissez le nombre seul, sans % ni devise.',
    twoReadings: (readings) =>
      `Cela peut être ${readings.join(' ou ')}. Saisissez-le sans séparateur de milliers.`,
    whole: 'Il faut un nombre entier.',
    decimals: (most) => `${most} décimales au plus.`,
    digits: (most) => `${most} chiffres au plus.`,
  },
  dates: {
    incomplete: 'Ce n’est pas une date. Saisissez-la comme 5/12/2026.',
    year: 'Saisissez une année à partir de 1900.',
    example: 'JJ/MM/AAAA',
    calendar: 'Ouvrir le calendrier',
  },
  choices: {
    paper_size: { A4: 'A4', LETTER: 'US Letter' },
    tax_rounding: { line: 'Pour chaque ligne', rate: 'Pour chaque taux' },
    tax_category: {
      S: 'Taux normal',
      Z: 'Taux zéro',
      E: 'Exonéré de TVA',
      AE: 'Autoliquidation',
      K: 'Livraison intracommunautaire',
      G: 'Exportation hors UE',
      O: 'Hors champ de la TVA',
    },
    supply_date_default: { none: 'Non indiquée', issue_date: 'La date d’émission' },
    lock_documents: {
      when_issued: 'Verrouillé dès l’émission',
      when_sent: 'Verrouillé après l’envoi',
      never: 'Peut être corrigé',
    },
    reason: {
      return: 'Retour',
      price: 'Réduction de prix',
      duplicate: 'Facture en double',
      order_change: 'Modification de commande',
      other: 'Autre',
    },
    template_type: { modern: 'Moderne', classic: 'Classique', minimal: 'Minimaliste' },
    interval_unit: { day: 'Jours', week: 'Semaines', month: 'Mois', year: 'Années' },
    mode: { draft: 'Brouillon', issue: 'Émise', issue_and_send: 'Émise et envoyée' },
    period: { none: 'Aucune', advance: 'À partir de la date', arrears: 'Jusqu’à la date' },
    catch_up: { all: 'Toutes les créer', latest: 'Créer la dernière', none: 'Les sauter' },
    price_source: { fixed: 'Tel que saisi', product: 'Celui du produit, le jour même' },
    kind: {
      document: 'Document',
      reminder: 'Relance',
      decision: 'Décision',
      payment: 'Paiement',
      receipt: 'Reçu',
      statement: 'Relevé de compte',
    },
  },
};

export const SCHEME_WORDS: SchemeWords = {
  'VAT number': 'Numéro de TVA',
  'D-U-N-S number': 'Numéro D-U-N-S',
  'GLN (GS1 location number)': 'GLN (code lieu GS1)',
  'Danish Chamber of Commerce': 'Chambre de commerce danoise',
  'Directorates of the European Commission': 'Directions de la Commission européenne',
  'SIA object identifiers': 'Identifiants d’objets SIA',
  'SECETI object identifiers': 'Identifiants d’objets SECETI',
  'KvK number': 'Numéro KvK',
  'Corporate number': 'Numéro d’entreprise',
  'UBL.BE party identifier': 'Identifiant UBL.BE',
  'LEI (legal entity identifier)': 'LEI (identifiant d’entité juridique)',
  'Legal entity code': 'Code d’entité juridique',
  'Certified e-mail, PEC': 'E-mail certifié, PEC',
  'Enterprise number': 'Numéro d’entreprise',
  'GS1 identification keys': 'Clés d’identification GS1',
  'Net service ID': 'Identifiant de service réseau',
  'OVT code': 'Code OVT',
  'Unified registration number': 'Numéro d’enregistrement unifié',
  'Qualified invoice issuer': 'Émetteur de factures agréé',
  'Electronic address of the French directory': 'Adresse électronique de l’annuaire français',
  'National e-invoicing framework': 'Cadre national de facturation électronique',
  'Business Registers Network': 'Réseau des registres du commerce',
  'Public administration': 'Administration publique',
  'Company register number': 'Numéro du registre du commerce',
  'E-mail address': 'Adresse e-mail',
};

const UNITS: LineWords['units'] = {
  C62: 'pièce',
  HUR: 'heure',
  DAY: 'jour',
  WEE: 'semaine',
  MON: 'mois',
  ANN: 'an',
  MIN: 'minute',
  LS: 'forfait',
  SET: 'ensemble',
  PR: 'paire',
  DZN: 'douzaine',
  ...UNIT_SIGNS,
};

export const MORE_WORDS: MoreWords = {
  more: 'Plus\u00a0: numéro, références, livraison',
  delivery: {
    name: 'Nom',
    address: 'Rue',
    city: 'Ville',
    state: 'Région',
    postal_code: 'Code postal',
    country_code: 'Pays',
  },
};

export const TOPIC_WORDS: TopicWords = {
  business: 'Entreprise',
  tax: 'Taxes et factures électroniques',
  payment: 'Banque, paiement et relances',
  documents: 'Documents',
  access: 'Accès et champs personnalisés',
  sections: 'Sections',
};

export const LINE_WORDS: LineWords = {
  fields: {
    description: 'Description',
    quantity: 'Quantité',
    unit_code: 'Unité',
    unit_price: 'Prix unitaire',
    discount_rate: 'Remise %',
    tax_rate: 'TVA %',
    product_id: 'Produit',
    tax_category: 'Catégorie de TVA',
    tax_exemption_reason: 'Motif d’exonération',
    sku: 'Référence de l’article',
    standard_item_id: 'GTIN',
    order_line_reference: 'Ligne de commande',
    service_period_start: 'Prestation du',
    service_period_end: 'Prestation jusqu’au',
  },
  units: UNITS,
  netAmount: 'Montant HT',
  table: 'Lignes',
  line: 'Ligne',
  place: (line) => `Ligne ${line}`,
  of: (line, text) => `Ligne ${line}\u00a0: ${text}`,
  ofNew: (text) => `Nouvelle ligne\u00a0: ${text}`,
  products: 'Produits',
  descriptionExample: 'Description ou produit',
  fromProduct: 'D’après un produit',
  productHint: 'Remplit la ligne.',
  categoryHint: 'Si vide, selon le taux.',
  reasonExample: 'p.\u00a0ex. Autoliquidation',
  drag: 'Faites glisser la ligne pour la déplacer, ou appuyez sur Alt et une touche fléchée.',
  add: 'Ajouter une ligne',
  undo: 'Annuler',
  removed: (description) => `«\u00a0${description}\u00a0» a été supprimé.`,
  removedUnnamed: 'Une ligne a été supprimée.',
  pasted: (count) => counted(count, { one: 'ligne collée.', other: 'lignes collées.' }),
  moved: (from, to) => `La ligne ${from} est maintenant la ligne ${to}.`,
  menu: {
    label: (line) => `Ligne ${line}\u00a0: plus d’actions`,
    unfold: 'Produit, catégorie de TVA…',
    fold: 'Masquer les détails',
    insert: 'Insérer une ligne au-dessus',
    duplicate: 'Dupliquer',
    up: 'Monter',
    down: 'Descendre',
    remove: 'Supprimer',
  },
};

export const TOTALS_WORDS: TotalsWords = {
  title: 'Totaux',
  subtotal: 'Total HT',
  tax: 'TVA',
  taxOf: (rate) => `TVA ${rate}\u00a0%`,
  total: 'Total TTC',
  paid: 'Payé',
  credited: 'Avoirs déduits',
  due: 'Montant dû',
};

const BECAUSE: Readonly<Record<Tie, string>> = {
  'a payment is recorded': 'car un paiement est enregistré',
  'it has a credit note': 'car un avoir y est lié',
  'it was imported': 'car cette facture a été importée',
  'it was handed out': 'car ce document a été remis',
  'it became an invoice': 'car ce devis est devenu une facture',
  'its business keeps what is issued': 'car l’entreprise verrouille ce qui est émis',
};

const GIVEN = { invoice: 'la facture', quotation: 'le devis' };

export const LOCKED_WORDS: LockedWords = {
  locked: ({ number, day, tie }) => {
    const issued = `Le document ${number} a été émis${day === null ? '' : ` le ${day}`}`;
    return tie === null
      ? `${issued}\u00a0: son contenu est verrouillé.`
      : `${issued}. Son contenu est verrouillé et il ne peut pas redevenir un brouillon, ${BECAUSE[tie]}.`;
  },
  stillOpen: {
    invoice: 'Le statut, la date d’échéance, les remarques et les conditions restent modifiables.',
    quotation: 'Le statut, la validité, les remarques et les conditions restent modifiables.',
  },
  reopen: 'Repasser en brouillon',
  reopened: (number) => `${number} est de nouveau un brouillon.`,
  askTitle: (number) => `Repasser ${number} en brouillon\u202f?`,
  askText: ({ kind, isPaid }) =>
    `Le numéro est conservé et le contenu redevient modifiable. À la prochaine émission, les coordonnées de l’entreprise et du client seront celles du moment. Prévenez votre client s’il a déjà reçu ${GIVEN[kind]}.${isPaid ? ' Le montant payé redevient ce qu’il était avant qu’elle soit marquée comme payée.' : ''}`,
};

const listed = (words: readonly string[]): string => new Intl.ListFormat('fr').format(words);

export const SAVING_WORDS: SavingWords = {
  next: 'Étape suivante',
  toMend: 'À corriger avant d’enregistrer',
  outdated: {
    title: 'Non enregistré',
    text: ({ by, fields, ago }) =>
      `${by ?? 'L’API, ou le service lui-même,'} a modifié ces champs ${ago}\u00a0: ${listed(fields)}. Votre saisie est encore dans le formulaire. La version actuelle la remplacerait\u00a0: copiez d’abord ce que vous voulez garder.`,
    back: 'Garder ma saisie',
    confirm: 'Afficher la version actuelle',
    refused: () => 'Non enregistré\u00a0: cet enregistrement a été modifié entre-temps.',
    justNow: 'à l’instant',
  },
  notUnderstood: 'Cette saisie n’a pas été comprise.',
  unreadable:
    'Non enregistré\u00a0: une date ou un nombre n’a pas été compris. Vérifiez le champ signalé en rouge.',
};

export const REFUSAL_WORDS: RefusalWords = {
  line: (place) => `ligne ${place}`,
  problem: (field, problem) => `${field}\u00a0: ${problem}`,
  andMore: (shown, rest) => `${shown}\u202f; et ${rest} de plus`,
  names: {
    invoice_number: 'Numéro de facture',
    quotation_number: 'Numéro de devis',
    credit_note_number: 'Numéro d’avoir',
    unit_code: 'Unité',
    tax_amount: 'Montant de la TVA',
    tax_rate: 'TVA %',
    discount_rate: 'Remise %',
    tax_exemption_reason: 'Motif d’exonération',
    items: 'Lignes',
    refunded_on: 'Remboursé le',
    cc: 'Copie',
    message: 'Texte',
    file: 'Fichier',
    mapping: 'Correspondance',
    new_customers: 'Nouveaux clients',
    sum: 'Somme',
    scopes: 'Droits',
    expires_in_days: 'Validité en jours',
    period: 'Période',
  },
};

export const METADATA_WORDS: MetadataWords = {
  title: 'Métadonnées',
  show: 'Ajouter des métadonnées',
  none: 'Données que d’autres programmes conservent avec cet enregistrement.',
  newKey: 'Nouvelle clé',
  newValue: 'Valeur',
  add: 'Ajouter',
  remove: (key) => `Supprimer ${key}`,
  badKey: (most) => `1 à ${most} caractères parmi A–Z, a–z, 0–9, _, . et -`,
  taken: 'Cette clé existe déjà.',
};

export const CUSTOM_FIELD_WORDS: CustomFieldWords = {
  none: 'Ajoutez les champs qui vous manquent ici, comme un centre de coûts. Les formulaires et les listes les affichent, et les documents peuvent les imprimer.',
  add: 'Ajouter un champ',
  remove: (label) => `Supprimer ${label}`,
  label: 'Libellé',
  key: 'Clé',
  kind: 'Enregistrement',
  printed: 'Imprimé',
  kinds: { customer: 'Client', product: 'Produit', invoice: 'Facture', quotation: 'Devis' },
};

export const BANK_ACCOUNT_WORDS: BankAccountWords = {
  none: 'Sans compte, les documents n’en indiquent aucun.',
  add: 'Ajouter un compte',
  remove: (name) => `Supprimer ${name}`,
  place: (place) => `compte ${place}`,
  usual: 'Selon la devise',
  gone: 'Un compte supprimé',
  parts: {
    label: 'Nom',
    currency: 'Devise',
    holder: 'Titulaire du compte',
    iban: 'IBAN',
    bic: 'BIC',
    bank_name: 'Banque',
    account_number: 'Numéro de compte',
    details: 'Autres informations',
  },
  hints: {
    label: 'Non imprimé.',
    currency: 'Si vide, toutes.',
    holder: 'Si vide, l’entreprise.',
    iban: 'La clé de contrôle est vérifiée.',
    bic: '',
    bank_name: '',
    account_number: 'Là où il n’y a pas d’IBAN.',
    details: 'Par exemple un code de routage. Imprimé.',
  },
};

export const CONTACT_WORDS: ContactWords = {
  none: 'Indiquez les personnes qui reçoivent des documents ou des rappels, ou qui ont accès à l’espace client.',
  add: 'Ajouter un contact',
  remove: (name) => `Supprimer ${name}`,
  place: (place) => `contact ${place}`,
  name: 'Nom',
  email: 'E-mail',
  receives: {
    receives_documents: 'Reçoit les documents',
    receives_reminders: 'Reçoit les rappels',
    portal: 'A accès à l’espace client',
  },
  received: {
    receives_documents: 'documents',
    receives_reminders: 'rappels',
    portal: 'espace client',
  },
};

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
