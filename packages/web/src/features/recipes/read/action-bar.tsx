import { Button } from '@mantine/core';
import { IconDots } from '../../../ui/icons/dots.ts';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ActionMenu } from '../../../ui/menu/action-menu.tsx';
import { useRootAttribute } from '../../../ui/page/use-root-attribute.ts';
import { afterPage } from '../cook/use-cook-mode.ts';
import type { RecipeActions } from '../menu/use-recipe-actions.tsx';
import classes from './action-bar.module.css';

/** The main actions of a recipe as labelled buttons, the others in a menu; on phones `PhoneBar` takes its place. */
export function ActionBar({ actions: { wide } }: { actions: RecipeActions }) {
  const { t } = useTranslation('recipes');
  return (
    <div className={classes.bar}>
      {wide.buttons.map(({ key, icon: Icon, shortLabel, search, onPress }, index) => (
        <Button
          key={key}
          data-part={key}
          variant={index === 0 ? 'filled' : 'default'}
          leftSection={<Icon size={18} aria-hidden />}
          {...(search === undefined
            ? { onClick: onPress }
            : { renderRoot: (props) => <Link to="." search={search} state={afterPage} {...props} /> })}
        >
          {shortLabel}
        </Button>
      ))}
      <ActionMenu
        label={t('action.more')}
        entries={wide.entries}
        renderButton={(props) => (
          <Button
            {...props}
            data-part="more"
            variant="default"
            leftSection={<IconDots size={18} aria-hidden />}
          >
            {t('action.more')}
          </Button>
        )}
      />
    </div>
  );
}

/** The same on phones, within reach of the thumb; it takes the place of the app's own bar. */
export function PhoneBar({ actions: { phone } }: { actions: RecipeActions }) {
  const { t } = useTranslation('recipes');
  useRootAttribute('data-has-page-bar');
  return (
    <div className={classes.phoneBar}>
      {phone.buttons.map(({ key, icon: Icon, shortLabel, search, onPress }) =>
        search === undefined ? (
          <button key={key} type="button" data-part={key} className={classes.tab} onClick={onPress}>
            <Icon size={24} stroke={1.75} aria-hidden />
            {shortLabel}
          </button>
        ) : (
          <Link
            key={key}
            to="."
            search={search}
            state={afterPage}
            data-part={key}
            className={classes.tab}
            data-main
          >
            <Icon size={24} stroke={1.75} aria-hidden />
            {shortLabel}
          </Link>
        ),
      )}
      <ActionMenu
        label={t('action.more')}
        entries={phone.entries}
        renderButton={(props) => (
          <button type="button" {...props} data-part="more" className={classes.tab}>
            <IconDots size={24} stroke={1.75} aria-hidden />
            {t('action.more')}
          </button>
        )}
      />
    </div>
  );
}
