#!/bin/sh
# Prints fresh secrets for compose.yaml. Never run it over the .env of an installation with data.
# Usage: (umask 077 && sh scripts/container-secrets.sh > .env)
set -eu
for name in APP_KEYS API_TOKEN_SALT ADMIN_JWT_SECRET TRANSFER_TOKEN_SALT ENCRYPTION_KEY \
  POSTGRES_PASSWORD POSTGRES_SUPERUSER_PASSWORD REDIS_PASSWORD; do
  echo "$name=$(od -An -N32 -tx1 /dev/urandom | tr -d ' \n')"
done
