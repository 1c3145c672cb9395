#!/bin/sh
# /opt/invoicing-backup.sh: a backup of each night, kept for 30 days, and an encrypted copy for elsewhere.
# As a line of cron: 30 2 * * * invoicing cd /opt/invoicing && /opt/invoicing-backup.sh
set -eu
folder=${BACKUP_FOLDER:-/var/backups/invoicing}
keep_days=${BACKUP_KEEP_DAYS:-30}
file="$folder/$(date +%Y-%m-%d-%H%M%S).tar.gz"

npm run -s manage -- backup --to "$file"
npm run -s manage -- restore --from "$file" --check

# Your public key only: age-keygen -o key.txt, and key.txt stays away from this machine.
# To read it: age --decrypt --identity key.txt FILE.age > FILE. With gpg: gpg --encrypt --recipient ADDRESS.
if [ -n "${BACKUP_AGE_RECIPIENT:-}" ]; then
  age --encrypt --recipient "$BACKUP_AGE_RECIPIENT" --output "$file.age" "$file"
  # Here your copy to another place, such as: rclone copy "$file.age" elsewhere:invoicing/
fi

# Only after a good backup, so a broken one never empties the folder.
find "$folder" -maxdepth 1 -name '*.tar.gz*' -mtime "+$keep_days" -delete
