-- In texts of recurring invoices, doubled braces stand for braces. So braces of stored texts are doubled, unless they
-- are those of a placeholder. This step must not do so a second time.
CREATE OR REPLACE FUNCTION invoicing_doubled_braces(given text) RETURNS text IMMUTABLE LANGUAGE sql AS $$
  SELECT regexp_replace(regexp_replace(given,
    '\{(?!(?:date|period_start|period_end|month|month_year|quarter|year|week|occurrence)(?:[+-][0-9]{1,3})?\})', '{{', 'g'),
    '(?<!\{(?:date|period_start|period_end|month|month_year|quarter|year|week|occurrence)(?:[+-][0-9]{1,3})?)\}', '}}', 'g')
$$;

UPDATE recurring_invoices SET
  notes = invoicing_doubled_braces(notes),
  terms = invoicing_doubled_braces(terms),
  order_reference = invoicing_doubled_braces(order_reference),
  items = (SELECT jsonb_agg(jsonb_set(item, '{description}',
      to_jsonb(invoicing_doubled_braces(item ->> 'description'))) ORDER BY place)
    FROM jsonb_array_elements(items::jsonb) WITH ORDINALITY AS given (item, place))
WHERE NOT EXISTS (SELECT FROM invoicing_steps WHERE number = 118)
  AND concat(notes, terms, order_reference, items::text) ~ '[{}]';

DROP FUNCTION IF EXISTS invoicing_doubled_braces(text);
