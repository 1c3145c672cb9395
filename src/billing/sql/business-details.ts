import { CONTENT_TYPE } from '../../content-types';
import type { Queryable } from '../../database/connection';
import type { PartyDetails } from './rows';

/** The printed details of a business. */
export interface BusinessDetails extends PartyDetails {
  /** Where its logo lies: a path under the public folder, or a URL. */
  logo_url: string | null;
  iban: string | null;
  bic: string | null;
}

/** The printed details of a business: its legal name where it has one. */
export async function findBusinessDetails(
  db: Queryable,
  businessRowId: number,
): Promise<BusinessDetails | null> {
  const [row] = await db.query<BusinessDetails>({
    name: 'business-details',
    text: `SELECT coalesce(nullif(b.legal_name, ''), b.name) AS name, b.email, b.phone, b.address,
        b.city, b.state, b.country, b.country_code, b.postal_code, b.tax_id, b.vat_id, b.iban, b.bic,
        (SELECT f.url FROM files_related_mph m JOIN files f ON f.id = m.file_id
          WHERE m.related_id = b.id AND m.related_type = '${CONTENT_TYPE.business}' AND m.field = 'logo'
          ORDER BY m.id DESC LIMIT 1) AS logo_url
      FROM businesses b WHERE b.id = $1`,
    values: [businessRowId],
  });
  return row ?? null;
}
