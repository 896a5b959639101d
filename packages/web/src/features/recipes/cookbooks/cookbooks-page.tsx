import { Button } from '@mantine/core';
import type { ReadCookBook } from '@hearth/contract';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { usePreference } from '../../../platform/preferences/index.ts';
import { useGroupSlug, useIsOwnGroup } from '../../../platform/session/index.ts';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { Loading } from '../../../ui/states/loading.tsx';
import { PageTitle } from '../../../ui/page/page-title.tsx';
import { QueryError } from '../../../ui/states/query-error.tsx';
import { moved } from '../../../ui/reorder/drop-place.ts';
import { SwitchRow } from '../../../ui/settings/switch-row.tsx';
import type { Library } from '../recipe/index.ts';
import { CookbookDialogs, type OpenDialog, useCookbookDialogs } from './cookbook-dialogs.tsx';
import type { CookbookGroup } from './cookbook-groups.ts';
import { CookbookLine } from './cookbook-line.tsx';
import { useOrderCookbooks } from './cookbooks.queries.ts';
import { useCookbooks } from './use-cookbooks.ts';
import classes from './cookbooks.module.css';

/** The cookbooks of a group: the own household's to arrange and change, the others' to read. */
export function CookbooksPage() {
  const { t } = useTranslation('cookbooks');
  const groupSlug = useGroupSlug() ?? '';
  const isOwn = useIsOwnGroup();
  const library = useMemo(() => ({ groupSlug, isOwn }), [groupSlug, isOwn]);
  const { own, others, query } = useCookbooks(library);
  const [dialog, setDialog] = useCookbookDialogs();
  const create = isOwn ? <CreateButton onCreate={() => setDialog({ kind: 'new' })} /> : undefined;
  const isEmpty = query.isSuccess && query.data.length === 0;
  const lastPosition = Math.max(0, ...own.map(({ position }) => position));
  return (
    <div className={classes.page}>
      <PageTitle title={t('title')} intro={t(isOwn ? 'intro' : 'introPublic')} actions={create} />
      {query.isPending && <Loading lines={4} />}
      {query.isLoadingError && <QueryError query={query} title={t('failed')} />}
      {isEmpty && (
        <EmptyState
          drawing="books"
          title={t('empty.title')}
          text={t(isOwn ? 'empty.text' : 'empty.public')}
        />
      )}
      {own.length > 0 && <OwnCookbooks cookbooks={own} library={library} onOpen={setDialog} />}
      {others.map((group) => (
        <OtherCookbooks key={group.id} group={group} library={library} />
      ))}
      {isOwn && others.length > 0 && <HideOthers />}
      <CookbookDialogs open={dialog} setOpen={setDialog} position={lastPosition + 1} library={library} />
    </div>
  );
}

function CreateButton({ onCreate }: { onCreate: () => void }) {
  const { t } = useTranslation('cookbooks');
  return (
    <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={onCreate}>
      {t('create')}
    </Button>
  );
}

function OwnCookbooks({
  cookbooks,
  library,
  onOpen,
}: {
  cookbooks: readonly ReadCookBook[];
  library: Library;
  onOpen: (open: OpenDialog) => void;
}) {
  const order = useOrderCookbooks(library);
  const onMove = (from: number, to: number) => {
    const ordered = moved(cookbooks, from, to).map((one, index) => ({ ...one, position: index + 1 }));
    order.mutate(ordered);
  };
  return (
    <ul className={classes.list} data-reorder>
      {cookbooks.map((cookbook, index) => (
        <CookbookLine
          key={cookbook.id}
          cookbook={cookbook}
          groupSlug={library.groupSlug}
          own={{
            reordering: { index, count: cookbooks.length, onMove },
            onEdit: () => onOpen({ kind: 'edit', cookbook }),
            onDelete: () => onOpen({ kind: 'delete', cookbook }),
          }}
        />
      ))}
    </ul>
  );
}

function OtherCookbooks({ group, library }: { group: CookbookGroup; library: Library }) {
  return (
    <section>
      <h2 className={classes.household} dir="auto">
        {group.name}
      </h2>
      <ul className={classes.list}>
        {group.cookbooks.map((cookbook) => (
          <CookbookLine key={cookbook.id} cookbook={cookbook} groupSlug={library.groupSlug} />
        ))}
      </ul>
    </section>
  );
}

function HideOthers() {
  const { t } = useTranslation('cookbooks');
  const [{ hideOtherHouseholds }, change] = usePreference('cookbook');
  return (
    <SwitchRow
      label={t('hideOthers')}
      hint={t('hideOthersHelp')}
      isOn={hideOtherHouseholds}
      onChange={(isOn) => change({ hideOtherHouseholds: isOn })}
    />
  );
}
