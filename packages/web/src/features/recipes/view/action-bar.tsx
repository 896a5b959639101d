import { Button } from '@mantine/core';
import IconChefHat from '@tabler/icons-react/dist/esm/icons/IconChefHat.mjs';
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import IconEdit from '@tabler/icons-react/dist/esm/icons/IconEdit.mjs';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ActionMenu } from '../../../ui/menu/action-menu.tsx';
import type { Library } from '../recipes.queries.ts';
import type { RecipeContext } from './recipe-actions.ts';
import type { RecipeActions } from './use-recipe-actions.tsx';
import classes from './action-bar.module.css';

/** What the two bars of a recipe get. */
export interface BarProps {
  context: RecipeContext;
  library: Library;
  actions: RecipeActions;
}

/** All that one can do with a recipe, in words; on phones `PhoneBar` takes its place. */
export function ActionBar({ context, library, actions }: BarProps) {
  const { t } = useTranslation('recipes');
  const { recipe, mayEdit } = context;
  const address = {
    to: '/g/$groupSlug/r/$slug',
    params: { groupSlug: library.groupSlug, slug: recipe.slug },
  } as const;
  return (
    <div className={classes.bar}>
      <Button
        leftSection={<IconChefHat size={18} aria-hidden />}
        renderRoot={(props) => <Link to="." search={{ cook: '1' }} {...props} />}
      >
        {t('action.cook')}
      </Button>
      {mayEdit && (
        <Button
          variant="default"
          leftSection={<IconEdit size={18} aria-hidden />}
          renderRoot={(props) => <Link {...address} search={{ edit: 'true' }} {...props} />}
        >
          {t('action.edit')}
        </Button>
      )}
      {actions.buttons.map(({ key, icon: Icon, label, onPress }) => (
        <Button
          key={key}
          data-part={key}
          variant="default"
          leftSection={<Icon size={18} aria-hidden />}
          onClick={onPress}
        >
          {label}
        </Button>
      ))}
      <ActionMenu
        label={t('action.more')}
        entries={actions.entries}
        renderButton={(props) => (
          <Button {...props} variant="default" leftSection={<IconDots size={18} aria-hidden />}>
            {t('action.more')}
          </Button>
        )}
      />
    </div>
  );
}

/** The same on phones, within reach of the thumb; it takes the place of the app's own bar. */
export function PhoneBar({ context, library, actions }: BarProps) {
  const { t } = useTranslation('recipes');
  const { recipe, mayEdit } = context;
  const address = {
    to: '/g/$groupSlug/r/$slug',
    params: { groupSlug: library.groupSlug, slug: recipe.slug },
  } as const;
  return (
    <div className={classes.phoneBar} data-page-bar>
      <Link to="." search={{ cook: '1' }} className={classes.tab} data-main>
        <IconChefHat size={24} stroke={1.75} aria-hidden />
        {t('action.cook')}
      </Link>
      {mayEdit && (
        <Link {...address} search={{ edit: 'true' }} className={classes.tab}>
          <IconEdit size={24} stroke={1.75} aria-hidden />
          {t('action.edit')}
        </Link>
      )}
      {actions.buttons.map(({ key, icon: Icon, label, onPress }) => (
        <button key={key} type="button" data-part={key} className={classes.tab} onClick={onPress}>
          <Icon size={24} stroke={1.75} aria-hidden />
          {label}
        </button>
      ))}
      <ActionMenu
        label={t('action.more')}
        entries={actions.entries}
        renderButton={(props) => (
          <button type="button" {...props} className={classes.tab}>
            <IconDots size={24} stroke={1.75} aria-hidden />
            {t('action.more')}
          </button>
        )}
      />
    </div>
  );
}
