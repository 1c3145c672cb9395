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
  customer_id integer,
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
  updated_at timestamp NOT NULL DEFAULT (clock_timestamp() AT TIME ZONE 'UTC'),
  CONSTRAINT portal_mails_customer_fk FOREIGN KEY (customer_id) REFERENCES customers (id) ON DELETE SET NULL
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
  business_id integer,
  expires_at timestamp NOT NULL,
  used_at timestamp,
  created_at timestamp NOT NULL DEFAULT (clock_timestamp() AT TIME ZONE 'UTC'),
  CONSTRAINT portal_links_business_fk FOREIGN KEY (business_id) REFERENCES businesses (id) ON DELETE CASCADE
);
CREATE INDEX IF NOT EXISTS portal_links_email_idx ON portal_links (email);
CREATE INDEX IF NOT EXISTS portal_links_business_idx ON portal_links (business_id) WHERE business_id IS NOT NULL;
CREATE INDEX IF NOT EXISTS portal_links_expires_idx ON portal_links (expires_at);

-- What somebody wants changed in the details of a customer. Operators confirm or refuse it; a newer request of the
-- same customer takes the place of the one that waits.
CREATE TABLE IF NOT EXISTS contact_requests (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  business_id integer NOT NULL,
  customer_id integer NOT NULL,
  email text NOT NULL,
  -- Fields of the customer with their wanted values.
  changes jsonb NOT NULL,
  -- open, confirmed or refused
  state text NOT NULL DEFAULT 'open',
  decided_by text,
  decided_at timestamp,
  created_at timestamp NOT NULL DEFAULT (clock_timestamp() AT TIME ZONE 'UTC'),
  CONSTRAINT contact_requests_customer_fk FOREIGN KEY (customer_id) REFERENCES customers (id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX IF NOT EXISTS contact_requests_open_unique ON contact_requests (customer_id) WHERE state = 'open';
CREATE INDEX IF NOT EXISTS contact_requests_customer_idx ON contact_requests (customer_id, id);
CREATE INDEX IF NOT EXISTS contact_requests_decided_idx ON contact_requests (decided_at) WHERE state <> 'open';

-- Ends what an address had, when a customer no longer names it, and invites one that is new. Links go first: a sign-in
-- that is under way holds its link until its session is stored, and the next statement sees that session.
CREATE OR REPLACE FUNCTION invoicing_portal_contacts() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  old_ones text[] := CASE WHEN TG_OP = 'INSERT' THEN '{}' ELSE invoicing_portal_addresses(OLD.contacts) END;
  new_ones text[] := CASE WHEN TG_OP = 'DELETE' THEN '{}' ELSE invoicing_portal_addresses(NEW.contacts) END;
  lost text[] := ARRAY(SELECT unnest(old_ones) EXCEPT SELECT unnest(new_ones));
BEGIN
  IF cardinality(lost) > 0 THEN
    DELETE FROM portal_links WHERE email = ANY (lost);
    DELETE FROM strapi_sessions s USING up_users u
      WHERE u.email = ANY (lost) AND s.user_id = u.id::text AND s.origin = 'users-permissions';
    DELETE FROM portal_mails WHERE email = ANY (lost) AND (kind = 'sign_in'
      OR counted_at IS NULL AND (customer_id = OLD.id OR customer_id IS NULL));
    DELETE FROM up_users u WHERE u.email = ANY (lost) AND NOT EXISTS (
      SELECT FROM customers c WHERE c.contacts IS NOT NULL AND c.id <> OLD.id
        AND invoicing_portal_addresses(c.contacts) @> ARRAY[u.email]::text[]);
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO portal_mails (kind, email, business_id, customer_id)
    SELECT 'invitation', email, NEW.business_id, NEW.id
    FROM (SELECT unnest(new_ones) AS email EXCEPT SELECT unnest(old_ones)) gained;
  END IF;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER customers_portal AFTER INSERT OR DELETE ON customers
  FOR EACH ROW EXECUTE FUNCTION invoicing_portal_contacts();
CREATE OR REPLACE TRIGGER customers_portal_change AFTER UPDATE ON customers
  FOR EACH ROW WHEN (OLD.contacts IS DISTINCT FROM NEW.contacts) EXECUTE FUNCTION invoicing_portal_contacts();

-- As before, with whether keys may invite to the portal.
CREATE OR REPLACE TRIGGER businesses_history AFTER INSERT OR DELETE OR UPDATE ON businesses
  FOR EACH ROW EXECUTE FUNCTION invoicing_record_history(
    'name', 'legal_name', 'address', 'city', 'state', 'country', 'country_code', 'postal_code',
    'tax_id', 'vat_id', 'iban', 'bic', 'contact_name', 'email', 'phone', 'time_zone',
    'default_currency', 'tax_rounding', 'zero_rate_category', 'lock_documents', 'default_tax_rate',
    'payment_term_days', 'default_notes', 'default_terms', 'default_quotation_notes',
    'default_quotation_terms', 'invoice_number_pattern', 'quotation_number_pattern',
    'credit_note_number_pattern', 'registration_id', 'registration_scheme', 'electronic_address',
    'electronic_address_scheme', 'business_process', 'coded_notes', 'language', 'payment_link',
    'print_payment_code', 'brand_color', 'paper_size', 'reminder_days_before', 'reminder_days_after',
    'reminder_text', 'closed_until',
    'only_customer_addresses', 'keys_may_invite', 'retention_years', 'custom_fields', 'look');
