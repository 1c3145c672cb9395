-- The columns of a program's exports or of a bank's CSV, which a business saved under a name.
CREATE TABLE IF NOT EXISTS saved_profiles (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  profile_id uuid NOT NULL DEFAULT gen_random_uuid(),
  business_id integer NOT NULL REFERENCES businesses (id) ON DELETE CASCADE,
  -- The list that is imported, or `bank`.
  list text NOT NULL,
  name text NOT NULL,
  content jsonb NOT NULL
);
CREATE UNIQUE INDEX IF NOT EXISTS saved_profiles_profile_id_unique ON saved_profiles (profile_id);
CREATE UNIQUE INDEX IF NOT EXISTS saved_profiles_name_unique ON saved_profiles (business_id, list, lower(name));
