import { Button } from '@mantine/core';
import { IconPlus } from '../../../../ui/icons/plus.ts';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ActionMenu, type MenuEntry } from '../../../../ui/menu/action-menu.tsx';
import { useNavigation } from './navigation.tsx';
import classes from '../drawer/drawer.module.css';

/** Create, with its ways: only in the own group. */
export function CreateButton({ isCompact, onFollow }: { isCompact: boolean; onFollow?: () => void }) {
  const { t } = useTranslation('shell');
  const entries = useCreateEntries(onFollow);
  return (
    <ActionMenu
      label={t('create.menu')}
      entries={entries}
      renderButton={(props) => (
        <Button
          {...props}
          className={classes.create ?? ''}
          data-compact={isCompact || undefined}
          aria-label={t('create.menu')}
          leftSection={<IconPlus size={20} aria-hidden />}
        >
          {isCompact ? null : t('create.menu')}
        </Button>
      )}
    />
  );
}

/** The rows of the Create menu. */
export function useCreateEntries(onFollow?: () => void): readonly MenuEntry[] {
  const { create } = useNavigation();
  const navigate = useNavigate();
  return create.map(({ key, label, href, icon: Icon }) => ({
    key,
    label,
    href,
    icon: <Icon size={20} stroke={1.75} aria-hidden />,
    startsGroup: key === 'new',
    onSelect: () => {
      onFollow?.();
      void navigate({ to: href });
    },
  }));
}
