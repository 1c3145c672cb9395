import type { ReactNode } from 'react';
import { Typography } from '@strapi/design-system';
import type { DeliveryAddress } from '../../../domain/delivery-address';
import { addressLines } from '../../../domain/postal-address';
import { LISTS } from '../../forms/inputs/choices';

/** A fact without a value is not there. */
export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <Typography variant="pi" textColor="neutral600" tag="dt">
        {label}
      </Typography>
      <Typography tag="dd" style={{ overflowWrap: 'anywhere' }}>
        {children}
      </Typography>
    </div>
  );
}

export type Text = readonly [label: string, text: string | null | undefined];

/** Texts without a value are not there. */
export const Texts = ({ texts }: { texts: readonly Text[] }) =>
  texts.map(([label, text]) =>
    text ? (
      <Fact key={label} label={label}>
        {text}
      </Fact>
    ) : null,
  );

/** The place of delivery as on a letter. */
export function placeOf(place: DeliveryAddress | null | undefined): string | null {
  if (!place) return null;
  const country = LISTS.country.find(({ value }) => value === place.country_code)?.label;
  const lines = [place.name, ...addressLines({ ...place, country: null }), country];
  return lines.filter(Boolean).join(', ');
}
