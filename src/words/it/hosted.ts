import type { HostedWords } from '../hosted';

export const HOSTED: HostedWords = {
  allDocuments: 'Tutti i miei documenti',
  downloads: 'Download',
  downloadPdf: 'Scarica PDF',
  eInvoice: 'Fattura elettronica: {format}',
  due: 'Scadenza: {date}',
  validUntil: 'Valido fino a: {date}',
  pay: 'Come pagare',
  payOnline: 'Paga online',
  opens: 'Apre {host}',
  online: {
    waiting: 'Il pagamento è in corso. Può impiegare alcuni giorni ad arrivare.',
    arrived: 'Il pagamento è arrivato. Grazie.',
    unconfirmed: 'Il pagamento non è ancora confermato. Ricarichi questa pagina tra un attimo.',
    unavailable:
      'Il pagamento online al momento non funziona. Riprovi tra un attimo, o paghi in un altro modo.',
  },
  transfer: 'Bonifico bancario',
  amount: 'Importo',
  reference: 'Causale',
  scan: 'Inquadri il codice con l’app della Sua banca per compilare il bonifico.',
  codeName: 'Codice QR per questo bonifico',
  decide: 'La Sua decisione',
  decideHelp: '{business} riceverà la Sua decisione. È possibile decidere una sola volta.',
  name: 'Il Suo nome',
  remark: 'Nota (facoltativa)',
  accept: 'Accetta',
  decline: 'Rifiuta',
  from: 'Da',
  details: 'Dati',
  lines: 'Voci',
  totals: 'Totali',
  states: {
    accepted: 'Accettato',
    rejected: 'Rifiutato',
    expired: 'Scaduto',
    converted: 'Fatturato',
  },
  decided: {
    accepted: 'Accettato da {name} in data {date}.',
    rejected: 'Rifiutato da {name} in data {date}.',
  },
  closed: {
    accepted: 'Questo preventivo è stato accettato.',
    rejected: 'Questo preventivo è stato rifiutato.',
    expired: 'Questo preventivo è scaduto.',
    converted: 'Questo preventivo è stato fatturato.',
  },
  reasons: {
    name_missing: 'Inserisca il Suo nome.',
    name_too_long: 'Il nome può avere al massimo 255 caratteri.',
    remark_too_long: 'La nota può avere al massimo 10.000 caratteri.',
    not_text: 'Utilizzi solo lettere, cifre e segni di punteggiatura.',
  },
  nowhere: 'A questo indirizzo non c’è nulla. Verifichi come è scritto.',
  notices: {
    404: {
      title: 'Pagina non trovata',
      text: 'Questo link non è valido o non lo è più. Ne chieda uno nuovo al mittente.',
    },
    405: {
      title: 'Non possibile',
      text: 'Questa pagina non lo prevede.',
    },
    413: {
      title: 'Troppo lungo',
      text: 'Ha inviato più di quanto questa pagina accetti. Accorci il testo.',
    },
    415: {
      title: 'Non compreso',
      text: 'Utilizzi il modulo della pagina.',
    },
    429: {
      title: 'Troppe richieste',
      text: 'Attenda un minuto e riprovi.',
    },
    500: {
      title: 'Qualcosa è andato storto',
      text: 'Riprovi più tardi.',
    },
    503: {
      title: 'Molto occupato al momento',
      text: 'Riprovi tra un attimo.',
    },
  },
};
