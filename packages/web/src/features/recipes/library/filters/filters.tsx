import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OrganizerKind } from '@hearth/contract';
import { organizerCountsQuery, organizersQuery } from '../../organizers/index.ts';
import type { Library } from '../../index.ts';
import type { Explorer } from '../query/explorer-state.ts';
import { foodsQuery, householdsQuery } from '../explore.queries.ts';
import { FilterButton } from './filter-button.tsx';
import type { FilterOption } from './filter-panel.tsx';
import { withCounts } from './with-counts.ts';

const requireAll = {
  categories: 'requireAllCategories',
  tags: 'requireAllTags',
  tools: 'requireAllTools',
  foods: 'requireAllFoods',
} as const satisfies Record<OrganizerKind | 'foods', string>;

interface FilterProps {
  library: Library;
  explorer: Explorer;
}

/** Narrows by categories, tags or tools. */
export function OrganizerFilter({ kind, library, explorer }: FilterProps & { kind: OrganizerKind }) {
  const [isOpen, setOpen] = useState(false);
  const options = useQuery({ ...organizersQuery(library, kind), enabled: isOpen });
  const counts = useQuery({ ...organizerCountsQuery(library, kind), enabled: isOpen && library.isOwn });
  const found = useMemo(() => withCounts(options.data, counts.data), [options.data, counts.data]);
  return (
    <KindFilter
      kind={kind}
      explorer={explorer}
      isOpen={isOpen}
      onToggle={setOpen}
      options={{ data: found, isPending: options.isPending }}
    />
  );
}

/** Narrows by what recipes are made of. */
export function FoodFilter({ library, explorer }: FilterProps) {
  const [isOpen, setOpen] = useState(false);
  const options = useQuery({ ...foodsQuery(library), enabled: isOpen });
  return <KindFilter kind="foods" explorer={explorer} isOpen={isOpen} onToggle={setOpen} options={options} />;
}

/** Switch between any and all of the chosen entries. */
function KindFilter({
  kind,
  explorer: { state, change },
  options,
  ...button
}: {
  kind: keyof typeof requireAll;
  explorer: Explorer;
  options: { data: readonly FilterOption[] | undefined; isPending: boolean };
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
}) {
  const { t } = useTranslation('explore');
  const flag = requireAll[kind];
  return (
    <FilterButton
      {...button}
      label={t(`filter.${kind}`)}
      part={`filter-${kind}`}
      panel={{
        options: options.data ?? [],
        isLoading: options.isPending,
        chosen: state[kind],
        onChoose: (ids) => change({ [kind]: ids }),
        requiresAll: state[flag],
        onRequireAll: (all) => change({ [flag]: all }),
      }}
    />
  );
}

/** Narrows to one household; shown only where there are several. */
export function HouseholdFilter({ library, explorer: { state, change } }: FilterProps) {
  const { t } = useTranslation('explore');
  const [isOpen, setOpen] = useState(false);
  const households = useQuery(householdsQuery(library));
  const options = households.data ?? [];
  if (options.length < 2) return null;
  return (
    <FilterButton
      label={t('filter.households')}
      isOpen={isOpen}
      onToggle={setOpen}
      panel={{
        options,
        isLoading: false,
        chosen: state.households,
        onChoose: (ids) => change({ households: ids }),
        isSingle: true,
      }}
    />
  );
}
