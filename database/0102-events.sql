-- The events of 30 days, whether a webhook listens or not. One index serves lists and the hourly deletes.
-- A foreign key to the business would cost a look-up per event; a trigger deletes them with it.
CREATE TABLE IF NOT EXISTS events (
  business_id integer NOT NULL,
  created_at timestamp NOT NULL DEFAULT (statement_timestamp() AT TIME ZONE 'UTC'),
  id bigint GENERATED ALWAYS AS IDENTITY,
  event_id uuid NOT NULL DEFAULT gen_random_uuid(),
  event_type text NOT NULL,
  payload text NOT NULL,
  PRIMARY KEY (business_id, created_at, id) INCLUDE (event_type)
);

CREATE OR REPLACE FUNCTION invoicing_delete_events() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM events WHERE business_id = OLD.id;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER businesses_delete_events AFTER DELETE ON businesses
  FOR EACH ROW EXECUTE FUNCTION invoicing_delete_events();
