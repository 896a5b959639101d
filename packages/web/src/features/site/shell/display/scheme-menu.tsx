import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionMenu, type MenuButtonProps } from '../../../../ui/menu/action-menu.tsx';
import { schemeIcons, schemes, useScheme } from './use-scheme.ts';

/** The menu of system, light and dark; its button shows the current one. */
export function SchemeMenu({
  renderButton,
}: {
  renderButton: (props: MenuButtonProps, icon: ReactNode, label: string) => ReactElement;
}) {
  const { t } = useTranslation('shell');
  const [current, choose] = useScheme();
  const Icon = schemeIcons[current];
  const entries = schemes.map((scheme) => ({
    key: scheme,
    label: t(`scheme.${scheme}`),
    isChosen: scheme === current,
    onSelect: () => choose(scheme),
  }));
  return (
    <ActionMenu
      label={t('scheme.menu')}
      entries={entries}
      renderButton={(props) =>
        renderButton(
          props,
          <Icon size={18} aria-hidden />,
          t('scheme.now', { scheme: t(`scheme.${current}`) }),
        )
      }
    />
  );
}
