import { describe, expect, it } from 'vitest';
import { isAlike, section, type SectionProps } from './section.ts';

const notes = [{ title: '', text: 'Rest it' }];
const before = { draft: { notes, extras: {} }, edit: () => undefined, nameProblem: null };

describe('a part of the form', () => {
  it('renders again when a member changes that it reads', () => {
    const reads = { notes: true, extras: true } as const;
    expect(isAlike(before, { ...before }, reads)).toBe(true);
    expect(isAlike(before, { ...before, draft: { notes: [...notes], extras: {} } }, reads)).toBe(false);
  });

  it('renders again when another of its props changes', () => {
    const taken: { draft: object; nameProblem: string | null } = { ...before, nameProblem: 'taken' };
    expect(isAlike(before, taken, {})).toBe(false);
  });

  it('does not render again for members that it does not read', () => {
    const part: { draft: Pick<typeof before.draft, 'notes'> } = before;
    const draft = { notes, extras: { a: 'b' } };
    expect(isAlike(part, { ...before, draft }, { notes: true })).toBe(true);
  });

  it('names every member that it reads, and no other', () => {
    const Part = ({ draft }: SectionProps<'notes' | 'extras'>) => draft.notes.length;
    expect(section({ notes: true, extras: true }, Part).type).toBe(Part);
    // @ts-expect-error: it reads `extras`, too
    section({ notes: true }, Part);
    // @ts-expect-error: it does not read `name`
    section({ notes: true, extras: true, name: true }, Part);
  });
});
