/** Jobs with translated names and descriptions. */
const jobNames = [
  'fire-webhooks',
  'reset-login-throttling',
  'purge-invitations',
  'purge-password-resets',
  'purge-recipe-exports',
  'record-meals',
  'plan-recurring-meals',
  'trim-ticked-items',
  'prune-shopping-changes',
  'purge-recipe-trash',
  'purge-share-links',
  'purge-sessions',
  'remove-unfinished-files',
  'check-database',
  'make-backup',
  'reset-demo',
] as const;

/** The key of the job's translations; null for a job that this version of the page does not have. */
export function findJobName(name: string): (typeof jobNames)[number] | null {
  return jobNames.find((one) => one === name) ?? null;
}

/** Jobs and messages with translated names that can end as dead letters. */
const deadLetterNames = [
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

/** The key of the translated name; null for work that this version of the page does not have. */
export function findDeadLetterName(name: string): (typeof deadLetterNames)[number] | null {
  return deadLetterNames.find((one) => one === name) ?? null;
}
