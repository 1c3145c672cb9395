/** Time zones of Europe and Asia whose currency is neither the euro nor the dollar. */
const ZONES: Readonly<Record<string, readonly string[]>> = {
  GBP: ['Europe/London', 'Europe/Jersey', 'Europe/Guernsey', 'Europe/Isle_of_Man'],
  CHF: ['Europe/Zurich', 'Europe/Vaduz'],
  PLN: ['Europe/Warsaw'],
  CZK: ['Europe/Prague'],
  DKK: ['Europe/Copenhagen'],
  HUF: ['Europe/Budapest'],
  NOK: ['Europe/Oslo'],
  RON: ['Europe/Bucharest'],
  RSD: ['Europe/Belgrade'],
  RUB: ['Europe/Moscow', 'Europe/Kaliningrad', 'Europe/Samara', 'Europe/Volgograd'],
  SEK: ['Europe/Stockholm'],
  TRY: ['Europe/Istanbul'],
  UAH: ['Europe/Kyiv', 'Europe/Kiev'],
  JPY: ['Asia/Tokyo'],
  INR: ['Asia/Kolkata', 'Asia/Calcutta'],
};

/**
 * The currency that somebody most likely uses, as an ISO 4217 code.
 * @param zone the time zone of a browser, an IANA name; else the language decides
 * @param language such as `de`
 */
export function localCurrency(zone: string, language: string): string {
  const [named] = Object.entries(ZONES).find(([, zones]) => zones.includes(zone)) ?? [];
  if (named) return named;
  if (zone.startsWith('Europe/')) return 'EUR';
  if (zone.includes('/') && !zone.startsWith('Etc/')) return 'USD';
  if (language === 'pl') return 'PLN';
  return language === 'en' ? 'USD' : 'EUR';
}
