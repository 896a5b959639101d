import type { OrganizerKind } from '@hearth/contract/index';
import { useTranslation } from 'react-i18next';
import type { Library } from '../../../recipes.queries.ts';
import lists from '../../lists/lists.module.css';
import { section, type SectionProps } from '../../section.ts';
import type { Draft } from '../../state/draft.ts';
import { OrganizerSelect } from './organizer-select.tsx';
import { type Chosen, nameOrder } from './organizer-match.ts';
import classes from '../fields.module.css';

type Organized = SectionProps<'recipeCategory' | 'tags' | 'tools'>;

/** Categories, tags and tools. */
export const OrganizersEditor = section({ recipeCategory: true, tags: true, tools: true }, OrganizerFields);

function OrganizerFields({ draft, edit, library }: Organized & { library: Library }) {
  const { t } = useTranslation('editor');
  return (
    <section className={lists.section} aria-labelledby="editor-organizers">
      <h2 id="editor-organizers">{t('organizer.title')}</h2>
      <div className={classes.organizers}>
        {(['categories', 'tags', 'tools'] as const).map((kind) => (
          <OrganizerSelect
            key={kind}
            kind={kind}
            library={library}
            chosen={lenses[kind].get(draft)}
            onChange={(chosen) => edit((before) => lenses[kind].set(before, chosen))}
          />
        ))}
      </div>
    </section>
  );
}

/** Where each kind is in a recipe. */
const lenses: Record<
  OrganizerKind,
  {
    get: (draft: Organized['draft']) => readonly Chosen[];
    set: (draft: Draft, chosen: readonly Chosen[]) => Draft;
  }
> = {
  categories: {
    get: (draft) => draft.recipeCategory,
    set: (draft, chosen) => ({ ...draft, recipeCategory: [...chosen].sort(nameOrder) }),
  },
  tags: {
    get: (draft) => draft.tags,
    set: (draft, chosen) => ({ ...draft, tags: [...chosen].sort(nameOrder) }),
  },
  tools: {
    get: (draft) => draft.tools,
    set: (draft, chosen) => ({
      ...draft,
      tools: chosen
        .map((one) => ({
          ...one,
          onHand: one.onHand ?? false,
          householdsWithTool: one.householdsWithTool ?? [],
        }))
        .sort(nameOrder),
    }),
  },
};
