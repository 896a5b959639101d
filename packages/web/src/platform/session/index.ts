/** The current user and their rights. */
export { useGroupSlug, useIsOwnGroup } from './group-slug.ts';
export {
  requireAdmin,
  requireAdvanced,
  requireGroupManager,
  requireHouseholdManager,
  requireMember,
  requireOrganizer,
  requireOwnGroup,
} from './guards.ts';
export { keepSessionAlive, markSessionFresh } from './keep-alive.ts';
export { selfQuery, useSelf } from './self-query.ts';
export { confirmationQuestion, signInQuestion } from './question.ts';
