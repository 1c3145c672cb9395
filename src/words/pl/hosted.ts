import type { HostedWords } from '../hosted';

export const HOSTED: HostedWords = {
  allDocuments: 'Wszystkie moje dokumenty',
  downloads: 'Pliki do pobrania',
  downloadPdf: 'Pobierz PDF',
  eInvoice: 'E-faktura: {format}',
  due: 'Termin płatności: {date}',
  validUntil: 'Ważna do: {date}',
  pay: 'Jak zapłacić',
  payOnline: 'Zapłać online',
  opens: 'Otwiera stronę {host}',
  online: {
    waiting: 'Płatność jest w drodze. Może dotrzeć dopiero po kilku dniach.',
    arrived: 'Płatność dotarła. Dziękujemy.',
    unconfirmed: 'Płatność nie jest jeszcze potwierdzona. Proszę za chwilę odświeżyć tę stronę.',
    unavailable:
      'Płatność online w tej chwili nie działa. Proszę spróbować za chwilę lub zapłacić w inny sposób.',
  },
  transfer: 'Przelew bankowy',
  amount: 'Kwota',
  reference: 'Tytuł przelewu',
  scan: 'Zeskanuj kod w aplikacji bankowej, aby wypełnić przelew.',
  codeName: 'Kod QR do tego przelewu',
  decide: 'Państwa decyzja',
  decideHelp: 'Decyzję otrzyma {business}. Można ją podjąć tylko raz.',
  name: 'Imię i nazwisko',
  remark: 'Uwagi (opcjonalnie)',
  accept: 'Akceptuję',
  decline: 'Odrzucam',
  from: 'Od',
  details: 'Dane',
  lines: 'Pozycje',
  totals: 'Podsumowanie',
  states: {
    accepted: 'Zaakceptowana',
    rejected: 'Odrzucona',
    expired: 'Wygasła',
    converted: 'Zafakturowana',
  },
  decided: {
    accepted: 'Oferta zaakceptowana: {name}, {date}.',
    rejected: 'Oferta odrzucona: {name}, {date}.',
  },
  closed: {
    accepted: 'Ta oferta została zaakceptowana.',
    rejected: 'Ta oferta została odrzucona.',
    expired: 'Ta oferta wygasła.',
    converted: 'Na podstawie tej oferty wystawiono fakturę.',
  },
  reasons: {
    name_missing: 'Proszę podać imię i nazwisko.',
    name_too_long: 'Imię i nazwisko mogą mieć najwyżej 255 znaków.',
    remark_too_long: 'Uwagi mogą mieć najwyżej 10 000 znaków.',
    not_text: 'Proszę używać tylko liter, cyfr i znaków interpunkcyjnych.',
  },
  nowhere: 'Pod tym adresem nic nie ma. Proszę sprawdzić pisownię.',
  notices: {
    404: {
      title: 'Nie znaleziono strony',
      text: 'Ten link jest nieprawidłowy lub już nieważny. Proszę poprosić nadawcę o nowy.',
    },
    405: {
      title: 'Niemożliwe',
      text: 'Ta strona nie oferuje takiej możliwości.',
    },
    413: {
      title: 'Za długie',
      text: 'Wysłano więcej, niż ta strona przyjmuje. Proszę skrócić tekst.',
    },
    415: {
      title: 'Nie zrozumiano',
      text: 'Proszę użyć formularza na stronie.',
    },
    429: {
      title: 'Zbyt wiele żądań',
      text: 'Proszę odczekać minutę i spróbować ponownie.',
    },
    500: {
      title: 'Coś poszło nie tak',
      text: 'Proszę spróbować później.',
    },
    503: {
      title: 'W tej chwili duże obciążenie',
      text: 'Proszę spróbować za chwilę.',
    },
  },
};
