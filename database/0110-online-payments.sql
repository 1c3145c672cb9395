-- Payments over providers (docs/decisions/0078).

-- An account of a business at a provider. The keys are sealed, and gone once it is disconnected; the row stays,
-- since payments refer to it.
CREATE TABLE IF NOT EXISTS payment_providers (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  business_id integer NOT NULL,
  provider text NOT NULL,
  account_id text NOT NULL,
  account_name text NOT NULL,
  mode text NOT NULL,
  api_key text,
  webhook_secret text,
  is_connected boolean NOT NULL,
  created_at timestamp NOT NULL DEFAULT (clock_timestamp() AT TIME ZONE 'UTC'),
  updated_at timestamp NOT NULL DEFAULT (clock_timestamp() AT TIME ZONE 'UTC'),
  CONSTRAINT payment_providers_business_fk FOREIGN KEY (business_id) REFERENCES businesses (id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX IF NOT EXISTS payment_providers_account_unique
  ON payment_providers (business_id, provider, account_id, mode);
CREATE UNIQUE INDEX IF NOT EXISTS payment_providers_connected_unique
  ON payment_providers (business_id, provider) WHERE is_connected;

-- An attempt to pay an invoice. Its id is the key of idempotency at the provider. `opening` is not yet known to
-- have a page of the provider, so nobody was sent there.
CREATE TABLE IF NOT EXISTS checkouts (
  id uuid PRIMARY KEY,
  business_id integer NOT NULL,
  connection_id integer NOT NULL,
  invoice_id integer NOT NULL,
  amount numeric NOT NULL,
  currency text NOT NULL,
  state text NOT NULL,
  provider_checkout text,
  url text,
  failure text,
  created_at timestamp NOT NULL DEFAULT (clock_timestamp() AT TIME ZONE 'UTC'),
  updated_at timestamp NOT NULL DEFAULT (clock_timestamp() AT TIME ZONE 'UTC'),
  CONSTRAINT checkouts_connection_fk FOREIGN KEY (connection_id) REFERENCES payment_providers (id) ON DELETE CASCADE,
  CONSTRAINT checkouts_invoice_fk FOREIGN KEY (invoice_id) REFERENCES invoices (id) ON DELETE CASCADE
);
-- At most one open checkout per invoice: nobody pays twice by two tabs.
CREATE UNIQUE INDEX IF NOT EXISTS checkouts_open_unique ON checkouts (invoice_id)
  WHERE state IN ('opening', 'open', 'processing');
CREATE INDEX IF NOT EXISTS checkouts_invoice_idx ON checkouts (invoice_id, created_at);
CREATE INDEX IF NOT EXISTS checkouts_connection_idx ON checkouts (connection_id);

-- What a provider is to be asked: because of its events, every hour about open checkouts, and refunds to make.
-- `event_id` is unique, so an event that comes twice is asked about once.
CREATE TABLE IF NOT EXISTS payment_inbox (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  business_id integer NOT NULL,
  connection_id integer NOT NULL,
  event_id text NOT NULL,
  kind text NOT NULL,
  object_id text NOT NULL,
  state text NOT NULL DEFAULT 'pending',
  attempts integer NOT NULL DEFAULT 0,
  next_attempt_at timestamp NOT NULL DEFAULT (clock_timestamp() AT TIME ZONE 'UTC'),
  lease text,
  last_error text,
  created_at timestamp NOT NULL DEFAULT (clock_timestamp() AT TIME ZONE 'UTC'),
  updated_at timestamp NOT NULL DEFAULT (clock_timestamp() AT TIME ZONE 'UTC'),
  CONSTRAINT payment_inbox_connection_fk FOREIGN KEY (connection_id) REFERENCES payment_providers (id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX IF NOT EXISTS payment_inbox_event_unique ON payment_inbox (connection_id, event_id);
CREATE INDEX IF NOT EXISTS payment_inbox_due_idx ON payment_inbox (next_attempt_at) WHERE state = 'pending';
CREATE INDEX IF NOT EXISTS payment_inbox_age_idx ON payment_inbox (updated_at) WHERE state <> 'pending';

-- The payments that came over a provider. The index on its own id books each once, whatever races.
-- `refunded` is what the provider says was paid back, by whomever.
CREATE TABLE IF NOT EXISTS provider_payments (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  business_id integer NOT NULL,
  connection_id integer NOT NULL,
  checkout_id uuid NOT NULL,
  provider text NOT NULL,
  provider_payment text NOT NULL,
  payment_id integer NOT NULL,
  refunded numeric NOT NULL DEFAULT 0,
  dispute text,
  dispute_amount numeric,
  dispute_reason text,
  created_at timestamp NOT NULL DEFAULT (clock_timestamp() AT TIME ZONE 'UTC'),
  CONSTRAINT provider_payments_connection_fk FOREIGN KEY (connection_id) REFERENCES payment_providers (id) ON DELETE CASCADE,
  CONSTRAINT provider_payments_payment_fk FOREIGN KEY (payment_id) REFERENCES payments (id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX IF NOT EXISTS provider_payments_once_unique ON provider_payments (provider, provider_payment);
CREATE UNIQUE INDEX IF NOT EXISTS provider_payments_payment_unique ON provider_payments (payment_id);

-- The refunds that are made at a provider.
CREATE TABLE IF NOT EXISTS provider_refunds (
  refund_id integer PRIMARY KEY,
  connection_id integer NOT NULL,
  provider_payment text NOT NULL,
  provider_refund text,
  failure text,
  CONSTRAINT provider_refunds_connection_fk FOREIGN KEY (connection_id) REFERENCES payment_providers (id) ON DELETE CASCADE,
  CONSTRAINT provider_refunds_refund_fk FOREIGN KEY (refund_id) REFERENCES refunds (id) ON DELETE CASCADE
);
CREATE INDEX IF NOT EXISTS provider_refunds_connection_idx ON provider_refunds (connection_id);

-- While a refund is pending, its day may move out of a period that was closed meanwhile.
CREATE OR REPLACE TRIGGER refunds_keep BEFORE UPDATE OR DELETE ON refunds
  FOR EACH ROW WHEN (OLD.state <> 'pending')
  EXECUTE FUNCTION invoicing_keep_record('refund', '; void it instead', 'state');
CREATE OR REPLACE TRIGGER refunds_keep_pending BEFORE UPDATE OR DELETE ON refunds
  FOR EACH ROW WHEN (OLD.state = 'pending')
  EXECUTE FUNCTION invoicing_keep_record('refund', '; it is pending', 'state', 'refunded_on');

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

-- A checkout of another amount than what is due must not stay payable. A trigger asks about it, since the API,
-- the panel's forms, credit notes and payments all change what is due.
CREATE OR REPLACE FUNCTION invoicing_ask_about_checkout() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO payment_inbox (business_id, connection_id, event_id, kind, object_id)
  SELECT c.business_id, c.connection_id, 'due:' || c.id || ':' || extract(epoch FROM clock_timestamp()),
    'checkout', c.provider_checkout
  FROM checkouts c WHERE c.invoice_id = NEW.id AND c.state = 'open' AND c.provider_checkout IS NOT NULL
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER invoices_ask_about_checkout AFTER UPDATE ON invoices
  FOR EACH ROW WHEN (OLD.amount_paid IS DISTINCT FROM NEW.amount_paid
    OR OLD.amount_credited IS DISTINCT FROM NEW.amount_credited OR OLD.state IS DISTINCT FROM NEW.state
    OR OLD.total IS DISTINCT FROM NEW.total)
  EXECUTE FUNCTION invoicing_ask_about_checkout();
