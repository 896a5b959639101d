import { useTranslation } from 'react-i18next';
import { ChoiceSelect } from '../../recipes/filter-builder/index.ts';
import type { Library } from '../../recipes/index.ts';
import type { ForAll } from './bulk/bulk.queries.ts';
import classes from './create.module.css';

/** Categories and tags of one recipe, or of many. */
export function OrganizerPair({
  library,
  title,
  chosen,
  onChange,
}: {
  library: Library;
  title?: string;
  chosen: ForAll;
  onChange: (chosen: ForAll) => void;
}) {
  const { t } = useTranslation('imports');
  const { categories, tags } = chosen;
  return (
    <fieldset className={classes.pairFrame}>
      <legend className={title === undefined ? 'visually-hidden' : classes.pairTitle}>
        {title ?? t('bulk.organizeShort')}
      </legend>
      <div className={classes.pair}>
        <ChoiceSelect
          list="categories"
          label={t('bulk.categories')}
          isLabelShown
          library={library}
          chosen={categories}
          onChange={(ids) => onChange({ categories: ids, tags })}
        />
        <ChoiceSelect
          list="tags"
          label={t('bulk.tags')}
          isLabelShown
          library={library}
          chosen={tags}
          onChange={(ids) => onChange({ categories, tags: ids })}
        />
      </div>
    </fieldset>
  );
}
