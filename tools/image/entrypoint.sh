#!/bin/sh
# Gives the data folder to the user PUID:PGID and runs the server as that user. A container that was started as
# another user than root (`user:` in compose) has its user already; then its data folder has to be writable for it.
set -e

if [ "$(id -u)" != 0 ]; then
  exec "$@"
fi

mkdir -p "$DATA_DIR"
if [ "$(stat -c %u:%g "$DATA_DIR")" != "$PUID:$PGID" ]; then
  chown -R "$PUID:$PGID" "$DATA_DIR"
fi
exec setpriv --reuid="$PUID" --regid="$PGID" --clear-groups env -u PUID -u PGID "$@"
