import type { Draft } from './state/draft.ts';
import type { Edit } from './state/use-draft-state.ts';

/** What every part of the form gets. */
export interface SectionProps {
  draft: Draft;
  edit: Edit;
}
