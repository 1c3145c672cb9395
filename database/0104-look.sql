-- How the documents of a business look (docs/decisions/0030).

-- Documents are issued with version 2 of the templates from here on.
CREATE OR REPLACE FUNCTION invoicing_template_version(template text)
  RETURNS integer IMMUTABLE LANGUAGE sql AS $$
  SELECT CASE template WHEN 'modern' THEN 2 WHEN 'classic' THEN 2 WHEN 'minimal' THEN 2 END
$$;
