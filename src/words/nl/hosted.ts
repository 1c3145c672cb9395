import type { HostedWords } from '../hosted';

export const HOSTED: HostedWords = {
  allDocuments: 'Al mijn documenten',
  downloads: 'Downloads',
  downloadPdf: 'PDF downloaden',
  eInvoice: 'E-factuur: {format}',
  due: 'Te betalen uiterlijk op {date}',
  validUntil: 'Geldig tot en met {date}',
  pay: 'Hoe u betaalt',
  payOnline: 'Online betalen',
  opens: 'Opent {host}',
  online: {
    waiting: 'De betaling is onderweg. Het kan enkele dagen duren voordat zij aankomt.',
    arrived: 'De betaling is aangekomen. Dank u wel.',
    unconfirmed: 'De betaling is nog niet bevestigd. Laad deze pagina zo meteen opnieuw.',
    unavailable:
      'Online betalen lukt op dit moment niet. Probeer het zo meteen opnieuw, of betaal op een andere manier.',
  },
  transfer: 'Overschrijving',
  amount: 'Bedrag',
  reference: 'Omschrijving',
  scan: 'Scan de code met uw bankapp om de overschrijving in te vullen.',
  codeName: 'QR-code voor deze overschrijving',
  decide: 'Uw beslissing',
  decideHelp: '{business} ontvangt uw beslissing. U kunt één keer beslissen.',
  name: 'Uw naam',
  remark: 'Opmerking (optioneel)',
  accept: 'Accepteren',
  decline: 'Afwijzen',
  from: 'Van',
  details: 'Gegevens',
  lines: 'Regels',
  totals: 'Totalen',
  states: {
    accepted: 'Geaccepteerd',
    rejected: 'Afgewezen',
    expired: 'Verlopen',
    converted: 'Gefactureerd',
  },
  decided: {
    accepted: 'Geaccepteerd door {name} op {date}.',
    rejected: 'Afgewezen door {name} op {date}.',
  },
  closed: {
    accepted: 'Deze offerte is geaccepteerd.',
    rejected: 'Deze offerte is afgewezen.',
    expired: 'Deze offerte is verlopen.',
    converted: 'Deze offerte is gefactureerd.',
  },
  reasons: {
    name_missing: 'Vul uw naam in.',
    name_too_long: 'Uw naam mag uit maximaal 255 tekens bestaan.',
    remark_too_long: 'Uw opmerking mag uit maximaal 10.000 tekens bestaan.',
    not_text: 'Gebruik alleen letters, cijfers en leestekens.',
  },
  nowhere: 'Op dit adres is niets te vinden. Controleer de schrijfwijze.',
  notices: {
    404: {
      title: 'Pagina niet gevonden',
      text: 'Deze link is niet of niet meer geldig. Vraag de afzender om een nieuwe.',
    },
    405: {
      title: 'Niet mogelijk',
      text: 'Deze pagina biedt dat niet.',
    },
    413: {
      title: 'Te lang',
      text: 'U hebt meer verzonden dan deze pagina accepteert. Maak uw tekst korter.',
    },
    415: {
      title: 'Niet begrepen',
      text: 'Gebruik het formulier op de pagina.',
    },
    429: {
      title: 'Te veel verzoeken',
      text: 'Wacht een minuut en probeer het dan opnieuw.',
    },
    500: {
      title: 'Er is iets misgegaan',
      text: 'Probeer het later opnieuw.',
    },
    503: {
      title: 'Op dit moment erg druk',
      text: 'Probeer het zo meteen opnieuw.',
    },
  },
};
