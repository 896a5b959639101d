import { Button } from '@mantine/core';
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ActionMenu } from '../../../../../ui/menu/action-menu.tsx';
import type { RecipeActions } from './use-recipe-actions.tsx';
import classes from './action-bar.module.css';

/** All that one can do with a recipe, in words; on phones `PhoneBar` takes its place. */
export function ActionBar({ actions }: { actions: RecipeActions }) {
  const { t } = useTranslation('recipes');
  return (
    <div className={classes.bar}>
      {actions.links.map(({ key, icon: Icon, label, search = {} }, index) => (
        <Button
          key={key}
          variant={index === 0 ? 'filled' : 'default'}
          leftSection={<Icon size={18} aria-hidden />}
          renderRoot={(props) => <Link to="." search={search} {...props} />}
        >
          {label}
        </Button>
      ))}
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
export function PhoneBar({ actions }: { actions: RecipeActions }) {
  const { t } = useTranslation('recipes');
  return (
    <div className={classes.phoneBar} data-page-bar>
      {actions.links.map(({ key, icon: Icon, label, search = {} }, index) => (
        <Link key={key} to="." search={search} className={classes.tab} data-main={index === 0 || undefined}>
          <Icon size={24} stroke={1.75} aria-hidden />
          {label}
        </Link>
      ))}
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
