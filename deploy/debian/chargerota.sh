#!/bin/sh
# The program, with the settings of the service and as its user.
set -eu
settings=/etc/chargerota/chargerota.env
if [ "$(id -u)" = 0 ]; then exec runuser --user chargerota -- "$0" "$@"; fi
if [ ! -r "$settings" ]; then
  echo 'Only root and the service may read the settings: run it by sudo.' >&2
  exit 1
fi
exec /usr/lib/chargerota/node --env-file="$settings" \
  /usr/lib/chargerota/node_modules/chargerota/server/dist/chargerota.js "$@"
