-- Payments over providers (docs/decisions/0078).

-- An account of a business at a provider. The keys are sealed, and gone once it is disconnected; the row stays, since
-- payments refer to it.
CREATE TABLE IF NOT EXISTS payment_providers (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  business_id integer NOT NULL REFERENCES businesses (id) ON DELETE CASCADE,
  provider text NOT NULL,
  account_id text NOT NULL,
  account_name text NOT NULL,
  mode text NOT NULL,
  api_key text,
  webhook_secret text,
  is_connected boolean NOT NULL,
  created_at timestamp NOT NULL DEFAULT (clock_timestamp() AT TIME ZONE 'UTC'),
  updated_at timestamp NOT NULL DEFAULT (clock_timestamp() AT TIME ZONE 'UTC')
);
CREATE UNIQUE INDEX IF NOT EXISTS payment_providers_account_unique
  ON payment_providers (business_id, provider, account_id, mode);
CREATE UNIQUE INDEX IF NOT EXISTS payment_providers_connected_unique
  ON payment_providers (business_id, provider) WHERE is_connected;

-- An attempt to pay one invoice or several. Its id is the key of idempotency at the provider. `opening` is not yet
-- known to have a page of the provider, so nobody was sent there.
CREATE TABLE IF NOT EXISTS checkouts (
  id uuid PRIMARY KEY,
  business_id integer NOT NULL,
  connection_id integer NOT NULL REFERENCES payment_providers (id) ON DELETE CASCADE,
  amount numeric NOT NULL,
  currency text NOT NULL,
  state text NOT NULL,
  provider_checkout text,
  url text,
  failure text,
  created_at timestamp NOT NULL DEFAULT (clock_timestamp() AT TIME ZONE 'UTC'),
  updated_at timestamp NOT NULL DEFAULT (clock_timestamp() AT TIME ZONE 'UTC')
);
CREATE INDEX IF NOT EXISTS checkouts_connection_idx ON checkouts (connection_id);
CREATE UNIQUE INDEX IF NOT EXISTS checkouts_state_unique ON checkouts (id, state);

-- The invoices of a checkout, each with what was due when it was made. The foreign key keeps `state` in step with
-- that of the checkout, so that the index below guards every invoice of it.
CREATE TABLE IF NOT EXISTS checkout_invoices (
  checkout_id uuid NOT NULL,
  invoice_id integer NOT NULL REFERENCES invoices (id) ON DELETE CASCADE,
  amount numeric NOT NULL,
  state text NOT NULL,
  PRIMARY KEY (checkout_id, invoice_id),
  CONSTRAINT checkout_invoices_checkout_fk FOREIGN KEY (checkout_id, state) REFERENCES checkouts (id, state)
    ON UPDATE CASCADE ON DELETE CASCADE
);
-- At most one open checkout per invoice, alone or among others: nobody pays twice by two tabs.
CREATE UNIQUE INDEX IF NOT EXISTS checkout_invoices_open_unique ON checkout_invoices (invoice_id)
  WHERE state IN ('opening', 'open', 'processing');
CREATE INDEX IF NOT EXISTS checkout_invoices_invoice_idx ON checkout_invoices (invoice_id);

-- What a provider is to be asked: because of its events, every hour about open checkouts, and refunds to make.
-- `event_id` is unique, so an event that comes twice is asked about once.
CREATE TABLE IF NOT EXISTS payment_inbox (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  business_id integer NOT NULL,
  connection_id integer NOT NULL REFERENCES payment_providers (id) ON DELETE CASCADE,
  event_id text NOT NULL,
  kind text NOT NULL,
  object_id text NOT NULL,
  state text NOT NULL DEFAULT 'pending',
  attempts integer NOT NULL DEFAULT 0,
  next_attempt_at timestamp NOT NULL DEFAULT (clock_timestamp() AT TIME ZONE 'UTC'),
  lease text,
  last_error text,
  created_at timestamp NOT NULL DEFAULT (clock_timestamp() AT TIME ZONE 'UTC'),
  updated_at timestamp NOT NULL DEFAULT (clock_timestamp() AT TIME ZONE 'UTC')
);
CREATE UNIQUE INDEX IF NOT EXISTS payment_inbox_event_unique ON payment_inbox (connection_id, event_id);
CREATE INDEX IF NOT EXISTS payment_inbox_due_idx ON payment_inbox (next_attempt_at) WHERE state = 'pending';
CREATE INDEX IF NOT EXISTS payment_inbox_age_idx ON payment_inbox (updated_at) WHERE state <> 'pending';

-- The payments that came over a provider. The index on its own id books each once, whatever races. `refunded` is what
-- the provider says was paid back, by whomever.
CREATE TABLE IF NOT EXISTS provider_payments (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  business_id integer NOT NULL,
  connection_id integer NOT NULL REFERENCES payment_providers (id) ON DELETE CASCADE,
  checkout_id uuid NOT NULL,
  provider text NOT NULL,
  provider_payment text NOT NULL,
  payment_id integer NOT NULL REFERENCES payments (id) ON DELETE CASCADE,
  refunded numeric NOT NULL DEFAULT 0,
  dispute text,
  dispute_amount numeric,
  dispute_reason text,
  created_at timestamp NOT NULL DEFAULT (clock_timestamp() AT TIME ZONE 'UTC')
);
CREATE UNIQUE INDEX IF NOT EXISTS provider_payments_once_unique ON provider_payments (provider, provider_payment);
CREATE UNIQUE INDEX IF NOT EXISTS provider_payments_payment_unique ON provider_payments (payment_id);

-- The refunds that are made at a provider.
CREATE TABLE IF NOT EXISTS provider_refunds (
  refund_id integer PRIMARY KEY REFERENCES refunds (id) ON DELETE CASCADE,
  connection_id integer NOT NULL REFERENCES payment_providers (id) ON DELETE CASCADE,
  provider_payment text NOT NULL,
  provider_refund text,
  failure text
);
CREATE INDEX IF NOT EXISTS provider_refunds_connection_idx ON provider_refunds (connection_id);

-- Connecting and disconnecting is a change of the business. Its history names the account, never a key.
CREATE OR REPLACE FUNCTION invoicing_connected_account(connection payment_providers) RETURNS text
  IMMUTABLE LANGUAGE sql AS $$
  SELECT CASE WHEN connection.is_connected
    THEN connection.provider || ': ' || connection.account_name || ' (' || connection.mode || ')' END
$$;
CREATE OR REPLACE FUNCTION invoicing_record_provider_history() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  old_name text := CASE WHEN TG_OP = 'UPDATE' THEN invoicing_connected_account(OLD) END;
  new_name text := invoicing_connected_account(NEW);
  others text[];
BEGIN
  IF old_name IS NOT DISTINCT FROM new_name THEN RETURN NULL; END IF;
  SELECT array_agg(invoicing_connected_account(p) ORDER BY p.id) INTO others FROM payment_providers p
  WHERE p.business_id = NEW.business_id AND p.is_connected AND p.id <> NEW.id;
  PERFORM invoicing_add_history('businesses', NEW.business_id, jsonb_build_object('payment_providers',
    jsonb_build_array(to_jsonb(nullif(array_remove(others || old_name, NULL), '{}')),
      to_jsonb(nullif(array_remove(others || new_name, NULL), '{}')))));
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER payment_providers_history AFTER INSERT OR UPDATE ON payment_providers
  FOR EACH ROW EXECUTE FUNCTION invoicing_record_provider_history();

-- A checkout of another amount than what is due must not stay payable. The trigger of a booking asks about it, since
-- the API, the panel's forms, credit notes and payments all change what is due; a trigger of its own made a change of
-- notes a seventh dearer (measured). Few invoices have a checkout, and to look for one costs less than to plan what is
-- asked.
CREATE OR REPLACE FUNCTION invoicing_ask_about_checkout(invoice integer) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM checkout_invoices WHERE invoice_id = invoice AND state = 'open') THEN RETURN; END IF;
  INSERT INTO payment_inbox (business_id, connection_id, event_id, kind, object_id)
  SELECT c.business_id, c.connection_id, 'due:' || c.id || ':' || extract(epoch FROM clock_timestamp()),
    'checkout', c.provider_checkout
  FROM checkout_invoices p JOIN checkouts c ON c.id = p.checkout_id
  WHERE p.invoice_id = invoice AND p.state = 'open' AND c.provider_checkout IS NOT NULL
  ON CONFLICT DO NOTHING;
END $$;
