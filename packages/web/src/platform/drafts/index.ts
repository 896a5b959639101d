/** Unsaved work: kept on the device, guarded when leaving. */
export { RecoverBanner } from './recover-banner.tsx';
export { UnsavedChangesGuard } from './unsaved-changes-guard.tsx';
export { type DraftHandle, useDraft } from './use-draft.ts';
