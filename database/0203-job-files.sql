-- The export of a period for the adviser: a job that makes one ZIP (docs/decisions/0087-jobs.md).

-- Where a row of an export belongs: `invoices`, `credit-notes` or `tables`. The rows of other jobs have none.
ALTER TABLE job_documents ADD COLUMN IF NOT EXISTS part varchar(50);

-- The reason why a job ended as a whole.
ALTER TABLE jobs ADD COLUMN IF NOT EXISTS problem text;

-- The bytes of its files together.
ALTER TABLE jobs ADD COLUMN IF NOT EXISTS file_size bigint NOT NULL DEFAULT 0;

-- The files of the ZIP of a job, in pieces of at most 1 MB. The download makes the ZIP of them.
CREATE TABLE IF NOT EXISTS job_files (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  job_id uuid NOT NULL REFERENCES jobs (id) ON DELETE CASCADE,
  -- With its folder.
  name text NOT NULL,
  piece integer NOT NULL,
  content bytea NOT NULL
);
-- Not everywhere does letter case tell files apart.
CREATE UNIQUE INDEX IF NOT EXISTS job_files_name_idx ON job_files (job_id, lower(name), piece);
