import type { UnitCode } from '../../../domain/units';

interface UnitWords {
  /** As the cell shows them. */
  units: Readonly<Record<UnitCode, string>>;
  /** As people write them, too: in lower case, without accents and without a point at the end. */
  unitSpellings: Readonly<Record<string, UnitCode>>;
}

/** Signs are the same in all our languages. */
const SIGNS = {
  ...{ GRM: 'g', KGM: 'kg', TNE: 't', LTR: 'l', MTR: 'm', KMT: 'km', MTK: 'm²', MTQ: 'm³' },
  KWH: 'kWh',
};

export const DE_UNITS: UnitWords = {
  units: {
    ...{ C62: 'Stück', HUR: 'Stunde', DAY: 'Tag', WEE: 'Woche', MON: 'Monat', ANN: 'Jahr' },
    ...{ MIN: 'Minute', LS: 'pauschal', SET: 'Satz', PR: 'Paar', DZN: 'Dutzend' },
    ...SIGNS,
  },
  unitSpellings: {
    ...{ stk: 'C62', stucke: 'C62', stueck: 'C62' },
    ...{ stunden: 'HUR', std: 'HUR', tage: 'DAY', wochen: 'WEE', monate: 'MON', jahre: 'ANN' },
    ...{ minuten: 'MIN', pauschale: 'LS', pauschalen: 'LS', satze: 'SET', paare: 'PR' },
    ...{ gramm: 'GRM', kilogramm: 'KGM', tonne: 'TNE', tonnen: 'TNE', liter: 'LTR' },
    ...{ meter: 'MTR', kilometer: 'KMT', quadratmeter: 'MTK', qm: 'MTK', kubikmeter: 'MTQ' },
  },
};

export const FR_UNITS: UnitWords = {
  units: {
    ...{ C62: 'pièce', HUR: 'heure', DAY: 'jour', WEE: 'semaine', MON: 'mois', ANN: 'an' },
    ...{ MIN: 'minute', LS: 'forfait', SET: 'ensemble', PR: 'paire', DZN: 'douzaine' },
    ...SIGNS,
  },
  unitSpellings: {
    ...{ pieces: 'C62', unite: 'C62', unites: 'C62' },
    ...{ heures: 'HUR', jours: 'DAY', semaines: 'WEE', ans: 'ANN', annee: 'ANN', annees: 'ANN' },
    ...{ minutes: 'MIN', forfaits: 'LS', ensembles: 'SET', paires: 'PR', douzaines: 'DZN' },
    ...{ gramme: 'GRM', grammes: 'GRM', kilogramme: 'KGM', kilogrammes: 'KGM' },
    ...{ tonne: 'TNE', tonnes: 'TNE', litre: 'LTR', litres: 'LTR', metre: 'MTR', metres: 'MTR' },
    ...{ kilometre: 'KMT', kilometres: 'KMT' },
  },
};

export const ES_UNITS: UnitWords = {
  units: {
    ...{ C62: 'unidad', HUR: 'hora', DAY: 'día', WEE: 'semana', MON: 'mes', ANN: 'año' },
    ...{ MIN: 'minuto', LS: 'global', SET: 'juego', PR: 'par', DZN: 'docena' },
    ...SIGNS,
  },
  unitSpellings: {
    ...{ unidades: 'C62', ud: 'C62', uds: 'C62', pieza: 'C62', piezas: 'C62' },
    ...{ horas: 'HUR', dias: 'DAY', semanas: 'WEE', meses: 'MON', anos: 'ANN' },
    ...{ minutos: 'MIN', 'tanto alzado': 'LS', juegos: 'SET', pares: 'PR', docenas: 'DZN' },
    ...{ gramo: 'GRM', gramos: 'GRM', kilogramo: 'KGM', kilogramos: 'KGM', tonelada: 'TNE' },
    ...{ toneladas: 'TNE', litro: 'LTR', litros: 'LTR', metro: 'MTR', metros: 'MTR' },
    ...{ kilometro: 'KMT', kilometros: 'KMT' },
  },
};
