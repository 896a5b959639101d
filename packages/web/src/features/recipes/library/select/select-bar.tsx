import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { formats } from '../../../../platform/i18n/index.ts';
import { ActionMenu } from '../../../../ui/menu/action-menu.tsx';
import { useRootAttribute } from '../../../../ui/page/use-root-attribute.ts';
import type { Library } from '../../index.ts';
import { useSelectActions } from './use-select-actions.tsx';
import type { Selection } from './use-selection.ts';
import classes from './select.module.css';

/** How many recipes are selected, and what can be done with them. */
export function SelectBar({
  selection,
  library,
  onDone,
}: {
  selection: Selection;
  library: Library;
  onDone: () => void;
}) {
  const { t } = useTranslation('selecting');
  useRootAttribute('data-has-page-bar');
  const { entries, dialog } = useSelectActions(selection.recipes, library);
  const count = selection.recipes.length;
  return (
    <fieldset className={classes.bar} aria-label={t('label')} data-part="select-bar">
      <p className={classes.count} aria-live="polite">
        {t('count', { count, number: formats.number(count) })}
      </p>
      <div className={classes.buttons}>
        <Button variant="default" onClick={selection.isAll ? selection.clear : selection.selectAll}>
          {t(selection.isAll ? 'none' : 'all')}
        </Button>
        <ActionMenu
          label={t('actions')}
          entries={entries}
          renderButton={(props) => (
            <Button {...props} disabled={count === 0}>
              {t('actions')}
            </Button>
          )}
        />
        <Button variant="default" onClick={onDone}>
          {t('done')}
        </Button>
      </div>
      {dialog}
    </fieldset>
  );
}
