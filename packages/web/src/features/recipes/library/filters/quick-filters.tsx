import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formats } from '../../../../platform/i18n/index.ts';
import type { Library } from '../../index.ts';
import type { Explorer } from '../query/explorer-state.ts';
import { FilterButton } from './filter-button.tsx';

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

const limitTexts = { time: 'filter.timeLimit', rating: 'filter.ratingLimit' } as const;

/** One of a few limits, or none. */
function CountFilter({
  kind,
  explorer: { state, change },
}: {
  kind: keyof typeof offered;
  explorer: Explorer;
}) {
  const { t } = useTranslation('explore');
  const [isOpen, setOpen] = useState(false);
  const formatName = (count: number) => t(limitTexts[kind], { number: formats.number(count) });
  const chosen = state[kind];
  return (
    <FilterButton
      label={t(`filter.${kind}`)}
      chosenName={chosen > 0 ? formatName(chosen) : undefined}
      part={`filter-${kind}`}
      isOpen={isOpen}
      onToggle={setOpen}
      panel={{
        options: offered[kind].map((count) => ({ id: String(count), name: formatName(count) })),
        isLoading: false,
        chosen: chosen > 0 ? [String(chosen)] : [],
        onChoose: ([id]) => change({ [kind]: Number(id ?? 0) }),
        isSingle: true,
        closesOnChoice: true,
      }}
    />
  );
}
