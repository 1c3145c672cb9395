-- The statements whose account is known by a name that an operator has joined to it: an upload looks here.
CREATE INDEX IF NOT EXISTS bank_statements_joined_idx ON bank_statements (business_id)
  WHERE statements @> '[{"account": {"joined": true}}]';
