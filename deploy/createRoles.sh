#!/bin/sh
# Creates the roles of the shop when the container of PostgreSQL creates its database.
set -eu
psql --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" \
  -v owner_password="$(cat /run/secrets/owner_password)" \
  -v app_password="$(cat /run/secrets/app_password)" \
  -f /deploy/roles.sql
