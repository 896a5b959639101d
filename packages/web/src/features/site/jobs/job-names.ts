/** Work whose name and purpose the catalogue has. */
const known = [
  'fire-webhooks',
  'unlock-names',
  'purge-invitations',
  'purge-password-resets',
  'purge-recipe-exports',
  'record-meals',
  'tidy-shopping-lists',
  'forget-shopping-changes',
  'purge-recipe-trash',
  'purge-share-links',
  'purge-sessions',
  'remove-unfinished-files',
  'check-database',
] as const;

/** The name as the catalogue has it; null for work that is younger than this page. */
export function knownJob(name: string): (typeof known)[number] | null {
  return known.find((one) => one === name) ?? null;
}

/** What can be given up and has a name in the catalogue. */
const knownToFail = [
  'notify',
  'send-webhook',
  'send-recipe',
  'send-password-reset',
  'import-pages',
  'export-recipes',
  'index-recipes',
  'delete-recipe-exports',
  'delete-recipe-files',
  'sweep-recipe-files',
  'delete-timeline-files',
  'delete-user-files',
] as const;

/** The name as the catalogue has it; null for what is younger than this page. */
export function knownDeadLetters(name: string): (typeof knownToFail)[number] | null {
  return knownToFail.find((one) => one === name) ?? null;
}
