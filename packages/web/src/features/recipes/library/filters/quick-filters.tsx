import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { formats } from '../../../../platform/i18n/index.ts';
import { ActionMenu, type MenuEntry } from '../../../../ui/menu/action-menu.tsx';
import type { Library } from '../../index.ts';
import type { Explorer } from '../query/explorer-state.ts';

/** Total times in minutes and least ratings that are offered. */
const offered = { time: [15, 30, 45, 60, 90], rating: [5, 4, 3] } as const;

/** Narrows by what a cook asks first: own favorites, how long it takes, how good it is. */
export function QuickFilters({ library, explorer }: { library: Library; explorer: Explorer }) {
  const { t } = useTranslation('explore');
  const { state, change } = explorer;
  return (
    <>
      {library.isOwn && (
        <Button
          {...chooseLook(state.favorites)}
          aria-pressed={state.favorites}
          onClick={() => change({ favorites: !state.favorites })}
        >
          {t('filter.favorites')}
        </Button>
      )}
      <CountFilter kind="time" explorer={explorer} />
      <CountFilter kind="rating" explorer={explorer} />
    </>
  );
}

function chooseLook(isOn: boolean) {
  return isOn
    ? ({ variant: 'light', color: 'brand' } as const)
    : ({ variant: 'default', color: 'gray' } as const);
}

/** One of a few limits, or none. */
function CountFilter({
  kind,
  explorer: { state, change },
}: {
  kind: keyof typeof offered;
  explorer: Explorer;
}) {
  const { t } = useTranslation('explore');
  const formatName = (count: number) => t(`filter.${kind}Limit`, { number: formats.number(count) });
  const chosen = state[kind];
  const buildEntry = (count: number): MenuEntry => ({
    key: String(count),
    label: count === 0 ? t('filter.any') : formatName(count),
    isChosen: count === chosen,
    onSelect: () => change({ [kind]: count }),
  });
  return (
    <ActionMenu
      label={t(`filter.${kind}`)}
      entries={[0, ...offered[kind]].map(buildEntry)}
      renderButton={(props) => (
        <Button {...chooseLook(chosen > 0)} {...props}>
          {chosen > 0 ? formatName(chosen) : t(`filter.${kind}`)}
        </Button>
      )}
    />
  );
}
