-- The portal of customers (docs/decisions/0079).

-- The addresses that may sign in for a customer, in small letters.
CREATE OR REPLACE FUNCTION invoicing_portal_addresses(contacts jsonb) RETURNS text[]
  IMMUTABLE PARALLEL SAFE LANGUAGE sql AS $$
  SELECT coalesce(array_agg(DISTINCT lower(c ->> 'email')), '{}')
  FROM jsonb_array_elements(CASE jsonb_typeof(contacts) WHEN 'array' THEN contacts ELSE '[]' END) c
  WHERE (c ->> 'portal')::boolean AND c ->> 'email' IS NOT NULL
$$;
CREATE INDEX IF NOT EXISTS customers_portal_idx ON customers
  USING gin (invoicing_portal_addresses(contacts)) WHERE contacts IS NOT NULL;

-- Mails of the portal that are due or were sent: invitations of a contact, and requests for a link. The address is in
-- small letters. A request has no business; 0 stands for it, since workers share their turns between businesses.
CREATE TABLE IF NOT EXISTS portal_mails (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL,
  email text NOT NULL,
  language text,
  business_id integer NOT NULL DEFAULT 0,
  customer_id integer REFERENCES customers (id) ON DELETE SET NULL,
  -- Names the mail to its receivers, the same at each attempt.
  public_id uuid NOT NULL DEFAULT gen_random_uuid(),
  -- queued, sent, failed, or dropped: nobody is invited by this address (any more)
  state text NOT NULL DEFAULT 'queued',
  -- Since when an invitation counts for the limits of its business. It does so even if its contact is gone.
  counted_at timestamp,
  attempts integer NOT NULL DEFAULT 0,
  next_attempt_at timestamp NOT NULL DEFAULT (clock_timestamp() AT TIME ZONE 'UTC'),
  lease text,
  last_error text,
  created_at timestamp NOT NULL DEFAULT (clock_timestamp() AT TIME ZONE 'UTC'),
  updated_at timestamp NOT NULL DEFAULT (clock_timestamp() AT TIME ZONE 'UTC')
);
CREATE INDEX IF NOT EXISTS portal_mails_due_idx ON portal_mails (next_attempt_at) WHERE state = 'queued';
CREATE INDEX IF NOT EXISTS portal_mails_email_idx ON portal_mails (email, created_at);
CREATE INDEX IF NOT EXISTS portal_mails_counted_idx ON portal_mails (business_id, counted_at) WHERE counted_at IS NOT NULL;
CREATE INDEX IF NOT EXISTS portal_mails_ended_idx ON portal_mails (updated_at) WHERE state <> 'queued';
CREATE INDEX IF NOT EXISTS portal_mails_customer_idx ON portal_mails (customer_id) WHERE customer_id IS NOT NULL;

-- Requests for a sign-in of the last minute, by a keyed hash of the internet address that asked.
CREATE TABLE IF NOT EXISTS portal_requests (
  client text NOT NULL,
  requested_at timestamp NOT NULL
);
CREATE INDEX IF NOT EXISTS portal_requests_client_idx ON portal_requests (client, requested_at);
CREATE INDEX IF NOT EXISTS portal_requests_time_idx ON portal_requests (requested_at);

-- Every request of somebody who is signed in looks up a session and its user.
CREATE INDEX IF NOT EXISTS portal_sessions_id_idx ON strapi_sessions (session_id);
CREATE INDEX IF NOT EXISTS portal_sessions_user_idx ON strapi_sessions (user_id, origin);
CREATE INDEX IF NOT EXISTS portal_users_email_idx ON up_users (email);

-- Links that sign in once. One that an app asked for sees its business alone.
CREATE TABLE IF NOT EXISTS portal_links (
  id uuid PRIMARY KEY,
  email text NOT NULL,
  business_id integer REFERENCES businesses (id) ON DELETE CASCADE,
  expires_at timestamp NOT NULL,
  used_at timestamp,
  created_at timestamp NOT NULL DEFAULT (clock_timestamp() AT TIME ZONE 'UTC')
);
CREATE INDEX IF NOT EXISTS portal_links_email_idx ON portal_links (email);
CREATE INDEX IF NOT EXISTS portal_links_business_idx ON portal_links (business_id) WHERE business_id IS NOT NULL;
CREATE INDEX IF NOT EXISTS portal_links_expires_idx ON portal_links (expires_at);

-- What somebody wants changed in the details of a customer. Operators confirm or refuse it; a newer request of the
-- same customer takes the place of the one that waits.
CREATE TABLE IF NOT EXISTS contact_requests (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  business_id integer NOT NULL,
  customer_id integer NOT NULL REFERENCES customers (id) ON DELETE CASCADE,
  email text NOT NULL,
  -- Fields of the customer with their wanted values.
  changes jsonb NOT NULL,
  -- open, confirmed or refused
  state text NOT NULL DEFAULT 'open',
  decided_by text,
  decided_at timestamp,
  created_at timestamp NOT NULL DEFAULT (clock_timestamp() AT TIME ZONE 'UTC')
);
CREATE UNIQUE INDEX IF NOT EXISTS contact_requests_open_unique ON contact_requests (customer_id) WHERE state = 'open';
CREATE INDEX IF NOT EXISTS contact_requests_customer_idx ON contact_requests (customer_id, id);
CREATE INDEX IF NOT EXISTS contact_requests_decided_idx ON contact_requests (decided_at) WHERE state <> 'open';

-- An address that customers of a business name. What a business sees and ends of the portal is its own.
CREATE TABLE IF NOT EXISTS portal_people (
  business_id integer NOT NULL REFERENCES businesses (id) ON DELETE CASCADE,
  email text NOT NULL,
  -- The last sign-in that showed documents of the business.
  signed_in_at timestamp,
  -- Sessions up to this row of strapi_sessions do not count for the business: they are from before it named the address,
  -- or it has ended them. Rows tell it and times do not, since nodes write the times of sessions.
  after_session integer NOT NULL DEFAULT 0,
  -- Whether it has ended them: then they show nothing of the business.
  ended boolean NOT NULL DEFAULT false,
  PRIMARY KEY (business_id, email)
);
CREATE INDEX IF NOT EXISTS portal_people_email_idx ON portal_people (email);

-- Whether customers of another business name an address.
CREATE OR REPLACE FUNCTION invoicing_portal_elsewhere(wanted_email text, business integer) RETURNS boolean
  STABLE LANGUAGE sql AS $$
  SELECT EXISTS (SELECT FROM customers c WHERE c.contacts IS NOT NULL AND c.business_id IS DISTINCT FROM business
    AND invoicing_portal_addresses(c.contacts) @> ARRAY[wanted_email])
$$;

-- Ends links of addresses that nobody has used, and those that are not yet sent: what an app of one business asked
-- for, or all of them, where `only_of` is null.
CREATE OR REPLACE FUNCTION invoicing_portal_end_links(addresses text[], only_of integer) RETURNS void
  LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM portal_links WHERE email = ANY (addresses) AND (only_of IS NULL OR business_id = only_of);
  DELETE FROM portal_mails WHERE email = ANY (addresses) AND kind = 'sign_in' AND only_of IS NULL;
END $$;

-- The same for sessions. Links go first: a sign-in that is under way holds its link until its session is stored, and
-- the next statement sees that session.
CREATE OR REPLACE FUNCTION invoicing_portal_end_sessions(addresses text[], only_of integer) RETURNS void
  LANGUAGE plpgsql AS $$
BEGIN
  PERFORM invoicing_portal_end_links(addresses, only_of);
  DELETE FROM strapi_sessions s USING up_users u
    WHERE u.email = ANY (addresses) AND s.user_id = u.id::text AND s.origin = 'users-permissions'
      AND (only_of IS NULL OR (s.metadata ->> 'business')::int = only_of);
END $$;

-- Ends for a business what addresses have: all of it, where no other business names them; else what its own app
-- opened, and open sessions show nothing of it any more.
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

-- Ends what an address had, when a customer no longer names it, and invites one that is new. What other businesses
-- named goes on. An address that comes back is invited five times a day at most.
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
CREATE OR REPLACE TRIGGER customers_portal AFTER INSERT OR DELETE ON customers
  FOR EACH ROW EXECUTE FUNCTION invoicing_portal_contacts();
CREATE OR REPLACE TRIGGER customers_portal_change AFTER UPDATE ON customers
  FOR EACH ROW WHEN (OLD.contacts IS DISTINCT FROM NEW.contacts) EXECUTE FUNCTION invoicing_portal_contacts();
