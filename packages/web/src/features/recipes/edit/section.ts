import { memo, type ReactNode } from 'react';
import type { Draft } from './state/draft.ts';
import type { Edit } from './state/use-draft-state.ts';

/** Props of a part of the form that reads the members `K` of the draft. */
export interface SectionProps<K extends keyof Draft = keyof Draft> {
  draft: Pick<Draft, K>;
  edit: Edit;
}

/** Every member of the draft that a part with these props reads. */
type Reads<Props extends { draft: object }> = Readonly<Record<keyof Props['draft'], true>>;

/**
 * A part of the form that renders again only when a member of the draft that it reads, or another prop, has changed: a
 * key in one field does not render the forty others. `reads` is complete, or the types do not fit.
 */
export function section<Props extends { draft: object; edit: Edit }>(
  reads: Reads<Props>,
  Part: (props: Props) => ReactNode,
) {
  return memo(Part, (before: Props, next: Props) => isAlike(before, next, reads));
}

/** Whether two sets of props give a part the same to show. */
export function isAlike<Props extends { draft: object }>(before: Props, next: Props, reads: Reads<Props>) {
  const { draft: draftBefore, ...othersBefore } = before;
  const { draft, ...others } = next;
  return (
    isSameIn(draftBefore, draft, Object.keys(reads)) && isSameIn(othersBefore, others, Object.keys(others))
  );
}

function isSameIn(before: object, next: object, names: readonly string[]): boolean {
  const known = new Map<string, unknown>(Object.entries(before));
  const values = new Map<string, unknown>(Object.entries(next));
  return names.every((name) => Object.is(known.get(name), values.get(name)));
}
