import { useEffect, useState } from 'react';
import { toggled } from '../../../../ui/toggled.ts';

/** The part of the window, from top to bottom, in which a section counts as the one that is read. */
const readingBand = '-25% 0px -55% 0px';

/**
 * The id of the heading whose section one is in: the one with the focus where it is in sight, else the first that
 * reaches into the middle of the window. `ids` must stay the same array while the sections do.
 */
export function useCurrentSection(ids: readonly string[]): string | null {
  const [visible, setVisible] = useState<ReadonlySet<string>>(new Set());
  const [focused, setFocused] = useState<string | null>(null);
  useEffect(() => {
    const sections = ids.flatMap((id) => document.querySelector(`section[aria-labelledby="${id}"]`) ?? []);
    const observer = new IntersectionObserver((entries) => setVisible((before) => updated(before, entries)), {
      rootMargin: readingBand,
    });
    for (const section of sections) observer.observe(section);
    const follow = ({ target }: FocusEvent) => {
      const section = sections.find((one) => target instanceof Node && one.contains(target));
      setFocused(section === undefined ? null : readId(section));
    };
    document.addEventListener('focusin', follow);
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', follow);
    };
  }, [ids]);
  if (focused !== null && visible.has(focused)) return focused;
  return ids.find((id) => visible.has(id)) ?? null;
}

function updated(
  before: ReadonlySet<string>,
  entries: readonly IntersectionObserverEntry[],
): ReadonlySet<string> {
  return entries.reduce(
    (seen, { target, isIntersecting }) => toggled(seen, readId(target), isIntersecting),
    before,
  );
}

function readId(section: Element): string {
  return section.getAttribute('aria-labelledby') ?? '';
}
