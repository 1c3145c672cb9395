import type { Queryable } from '../../database/connection';
import { LOGO_URL } from '../../billing/sql/printed-details';
import type { Sender } from '../compose/parts';

type Row = Sender & { language: string | null; payment_link: string | null };

/** The business that writes, as it is today; null when there is none. */
export async function findSender(db: Queryable, businessRowId: number): Promise<Row | null> {
  const [row] = await db.query<Row>({
    name: 'mail-sender',
    text: `SELECT name, legal_name, email, phone, language, address, city, state, country, country_code,
        postal_code, vat_id, brand_color, payment_link, ${LOGO_URL} AS logo_url
      FROM businesses b WHERE id = $1`,
    values: [businessRowId],
  });
  return row ?? null;
}
