-- What a business sees and ends of the portal is its own (docs/decisions/0079).

-- An address that customers of a business name.
CREATE TABLE IF NOT EXISTS portal_people (
  business_id integer NOT NULL,
  email text NOT NULL,
  -- The last sign-in that showed documents of the business.
  signed_in_at timestamp,
  -- Sessions up to this row of strapi_sessions do not count for the business: they are from before it named the address,
  -- or it has ended them. Rows tell it and times do not, since nodes write the times of sessions.
  after_session integer NOT NULL DEFAULT 0,
  -- Whether it has ended them: then they show nothing of the business.
  ended boolean NOT NULL DEFAULT false,
  PRIMARY KEY (business_id, email),
  CONSTRAINT portal_people_business_fk FOREIGN KEY (business_id) REFERENCES businesses (id) ON DELETE CASCADE
);
CREATE INDEX IF NOT EXISTS portal_people_email_idx ON portal_people (email);

-- Whether customers of another business name an address.
CREATE OR REPLACE FUNCTION invoicing_portal_elsewhere(wanted_email text, business integer) RETURNS boolean
  STABLE LANGUAGE sql AS $$
  SELECT EXISTS (SELECT FROM customers c WHERE c.contacts IS NOT NULL AND c.business_id IS DISTINCT FROM business
    AND invoicing_portal_addresses(c.contacts) @> ARRAY[wanted_email])
$$;

-- Those who are named already. Nobody knows any more for which of several businesses somebody signed in.
INSERT INTO portal_people (business_id, email, signed_in_at, after_session)
SELECT p.business_id, p.email, CASE WHEN p.own THEN (SELECT max(u.signed_in_at) FROM up_users u WHERE u.email = p.email) END,
  CASE WHEN p.own THEN 0 ELSE coalesce((SELECT max(s.id) FROM strapi_sessions s), 0) END
FROM (SELECT c.business_id, a.email, NOT invoicing_portal_elsewhere(a.email, c.business_id) AS own
  FROM customers c CROSS JOIN LATERAL unnest(invoicing_portal_addresses(c.contacts)) a (email)
  WHERE c.contacts IS NOT NULL AND c.business_id IS NOT NULL GROUP BY c.business_id, a.email) p
ON CONFLICT DO NOTHING;

-- Ends links of addresses that nobody has used, and those that are not yet sent: what an app of one business asked for,
-- or all of them, where `only_of` is null.
CREATE OR REPLACE FUNCTION invoicing_portal_end_links(addresses text[], only_of integer) RETURNS void
  LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM portal_links WHERE email = ANY (addresses) AND (only_of IS NULL OR business_id = only_of);
  DELETE FROM portal_mails WHERE email = ANY (addresses) AND kind = 'sign_in' AND only_of IS NULL;
END $$;

-- The same for sessions. Links go first: a sign-in that is under way holds its link until its session is stored, and the
-- next statement sees that session.
CREATE OR REPLACE FUNCTION invoicing_portal_end_sessions(addresses text[], only_of integer) RETURNS void
  LANGUAGE plpgsql AS $$
BEGIN
  PERFORM invoicing_portal_end_links(addresses, only_of);
  DELETE FROM strapi_sessions s USING up_users u
    WHERE u.email = ANY (addresses) AND s.user_id = u.id::text AND s.origin = 'users-permissions'
      AND (only_of IS NULL OR (s.metadata ->> 'business')::int = only_of);
END $$;

-- Ends for a business what addresses have: all of it, where no other business names them; else what its own app opened,
-- and open sessions show nothing of it any more.
CREATE OR REPLACE FUNCTION invoicing_portal_end(addresses text[], business integer) RETURNS void
  LANGUAGE plpgsql AS $$
DECLARE
  shared text[] := ARRAY(SELECT a FROM unnest(addresses) a WHERE invoicing_portal_elsewhere(a, business));
BEGIN
  PERFORM invoicing_portal_end_sessions(ARRAY(SELECT unnest(addresses) EXCEPT SELECT unnest(shared)), NULL);
  PERFORM invoicing_portal_end_sessions(shared, business);
  UPDATE portal_people SET ended = true, after_session = coalesce((SELECT max(id) FROM strapi_sessions), 0)
    WHERE business_id = business AND email = ANY (addresses);
END $$;

-- As before, but what other businesses named goes on, and an address that comes back is invited five times a day at most.
CREATE OR REPLACE FUNCTION invoicing_portal_contacts() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  old_ones text[] := CASE WHEN TG_OP = 'INSERT' THEN '{}' ELSE invoicing_portal_addresses(OLD.contacts) END;
  new_ones text[] := CASE WHEN TG_OP = 'DELETE' THEN '{}' ELSE invoicing_portal_addresses(NEW.contacts) END;
  lost text[] := ARRAY(SELECT unnest(old_ones) EXCEPT SELECT unnest(new_ones));
  gained text[] := ARRAY(SELECT unnest(new_ones) EXCEPT SELECT unnest(old_ones));
BEGIN
  IF cardinality(lost) > 0 THEN
    PERFORM invoicing_portal_end(lost, OLD.business_id);
    DELETE FROM portal_mails WHERE email = ANY (lost) AND kind = 'invitation' AND counted_at IS NULL
      AND (customer_id = OLD.id OR customer_id IS NULL);
    DELETE FROM portal_people p WHERE p.business_id = OLD.business_id AND p.email = ANY (lost) AND NOT EXISTS (
      SELECT FROM customers c WHERE c.contacts IS NOT NULL AND c.id <> OLD.id AND c.business_id = OLD.business_id
        AND invoicing_portal_addresses(c.contacts) @> ARRAY[p.email]);
    DELETE FROM up_users u WHERE u.email = ANY (lost) AND NOT EXISTS (
      SELECT FROM customers c WHERE c.contacts IS NOT NULL AND c.id <> OLD.id
        AND invoicing_portal_addresses(c.contacts) @> ARRAY[u.email]::text[]);
  END IF;
  IF cardinality(gained) > 0 THEN
    INSERT INTO portal_people (business_id, email, after_session)
    SELECT NEW.business_id, g.email, coalesce((SELECT max(id) FROM strapi_sessions), 0) FROM unnest(gained) g (email)
    ON CONFLICT DO NOTHING;
    -- Invitations that were sent once stay for a day, whatever becomes of their contact.
    INSERT INTO portal_mails (kind, email, business_id, customer_id)
    SELECT 'invitation', g.email, NEW.business_id, NEW.id FROM unnest(gained) g (email)
    WHERE (SELECT count(*) FROM portal_mails m WHERE m.email = g.email AND m.business_id = NEW.business_id
      AND m.kind = 'invitation' AND m.created_at > clock_timestamp() AT TIME ZONE 'UTC' - interval '1 day') < 5;
  END IF;
  RETURN NULL;
END $$;
