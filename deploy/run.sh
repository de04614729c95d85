#!/bin/sh
# Runs a command of the shop with the settings of its service, as its user:
#
#   sh deploy/run.sh npm run backup -- /var/backups/kedai/
#
# Settings are in settings.env; each other file of /etc/kedai is a secret, and database-url is DATABASE_URL.
set -eu
cd "$(dirname "$0")/.."
set -a
. /etc/kedai/settings.env
for secret in /etc/kedai/*; do
  name="$(basename "$secret" | tr 'a-z-' 'A-Z_')"
  [ "$name" = SETTINGS.ENV ] || export "$name=$(cat "$secret")"
done
NODE_ENV=production
DATA_DIR=/var/lib/kedai
HOME=/nonexistent
npm_config_logs_max=0
npm_config_update_notifier=false
set +a
exec runuser -u kedai -- "$@"
