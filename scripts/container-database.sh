#!/bin/sh
# PostgreSQL's image runs it once, on an empty volume. The service's role owns its database and nothing
# else: it can read no files, run no programs and make no roles.
set -eu
psql --username postgres --set ON_ERROR_STOP=1 --set password="$SERVICE_PASSWORD" <<'SQL'
CREATE ROLE invoicing LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION NOBYPASSRLS PASSWORD :'password';
CREATE DATABASE invoicing OWNER invoicing;
SQL
