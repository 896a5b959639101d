import { mayUseAdvanced, readRights } from '@hearth/domain/people/policies';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelf } from '../../../../platform/session/index.ts';
import type { Draft } from '../state/draft.ts';
import { useCurrentSection } from './use-current-section.ts';
import classes from './frame.module.css';

/** The sections of the form with the texts of their headings, in the order one meets them. */
const sections = [
  { id: 'editor-ingredients', title: 'ingredient.title' },
  { id: 'editor-steps', title: 'step.title' },
  { id: 'editor-notes', title: 'note.title' },
  { id: 'editor-assets', title: 'asset.title' },
  { id: 'editor-organizers', title: 'organizer.title' },
  { id: 'editor-nutrition', title: 'nutrition.title' },
  { id: 'editor-settings', title: 'settings.title' },
  { id: 'editor-extras', title: 'extras.title' },
] as const;

/** Leads to the sections of the form and, once it is whole, marks the one that one is in. On wide windows only. */
export function SectionIndex({ draft, isWhole }: { draft: Draft; isWhole: boolean }) {
  const { t } = useTranslation('editor');
  const self = useSelf();
  const hasNutrition = draft.settings?.showNutrition === true;
  const hasExtras = self !== null && mayUseAdvanced(readRights(self));
  const shown = useMemo(
    () =>
      sections.filter(
        ({ id }) => (id !== 'editor-nutrition' || hasNutrition) && (id !== 'editor-extras' || hasExtras),
      ),
    [hasNutrition, hasExtras],
  );
  const ids = useMemo(() => (isWhole ? shown.map(({ id }) => id) : []), [shown, isWhole]);
  const current = useCurrentSection(ids);
  return (
    <nav className={classes.index} aria-label={t('index.label')}>
      {shown.map(({ id, title }) => (
        <button key={id} type="button" aria-current={id === current} onClick={() => goTo(id)}>
          {t(title)}
        </button>
      ))}
    </nav>
  );
}

/** Brings a section into sight and the focus to its heading, so that the next Tab goes on from there. */
function goTo(id: string): void {
  const heading = document.getElementById(id);
  if (heading === null) return;
  heading.tabIndex = -1;
  heading.scrollIntoView({ block: 'start' });
  heading.focus({ preventScroll: true });
}
