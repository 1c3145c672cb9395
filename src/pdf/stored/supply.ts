import { suppliedOn, type ServicePeriod, type Supplied } from '../../domain/service-period';
import type { Labelled } from '../view-model';
import { dated, labelled, type Printing } from './printing';

/** A period in words: `1 May 2026 – 31 May 2026`; null for none. */
export function periodInWords(
  { service_period_start: start, service_period_end: end }: Partial<ServicePeriod>,
  { words: { servicePeriod: words }, date }: Printing,
): string | null {
  if (start && end) return start === end ? date(start) : `${date(start)} – ${date(end)}`;
  if (start) return words.from.replace('[date]', date(start));
  return end ? words.until.replace('[date]', date(end)) : null;
}

/** When it was supplied. */
export function supplyFacts(document: Supplied, printing: Printing): Labelled[] {
  const { deliveryDate, servicePeriod } = printing.words;
  const [day, period] = [suppliedOn(document), periodInWords(document, printing)];
  return [...dated(deliveryDate, day, printing), ...labelled(servicePeriod.label, period)];
}
