import { Button } from '@mantine/core';
import type { ReadCookBook } from '@hearth/contract';
import { IconPlus } from '../../../ui/icons/plus.ts';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePreference } from '../../../platform/preferences/index.ts';
import { useGroupSlug, useIsOwnGroup } from '../../../platform/session/index.ts';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { Loading } from '../../../ui/states/loading.tsx';
import { PageTitle } from '../../../ui/page/page-title.tsx';
import { QueryError } from '../../../ui/states/query-error.tsx';
import { moved } from '../../../ui/reorder/drop-place.ts';
import { SwitchRow } from '../../../ui/settings/switch-row.tsx';
import type { Library } from '../index.ts';
import { CookbookDialogs, type OpenDialog, useCookbookDialogs } from './cookbook-dialogs.tsx';
import type { CookbookGroup } from './cookbook-groups.ts';
import { CookbookLine } from './cookbook-line.tsx';
import { CookbookTile } from './cookbook-tile.tsx';
import { useOrderCookbooks } from './cookbooks.queries.ts';
import { useCookbooks } from './use-cookbooks.ts';
import { type Covers, useCovers } from './use-covers.ts';
import shelf from './cookbook-shelf.module.css';
import classes from './cookbooks.module.css';

/** The cookbooks of a group on a shelf; those of the own household are arranged and changed in a list. */
export function CookbooksPage() {
  const { t } = useTranslation('cookbooks');
  const groupSlug = useGroupSlug() ?? '';
  const isOwn = useIsOwnGroup();
  const library = useMemo(() => ({ groupSlug, isOwn }), [groupSlug, isOwn]);
  const { own, others, query } = useCookbooks(library);
  const covers = useCovers(library);
  const [dialog, setDialog] = useCookbookDialogs();
  const [wantsToArrange, setArranging] = useState(false);
  const isArranging = wantsToArrange && own.length > 0;
  const actions = (
    <>
      {own.length > 0 && (
        <Button variant="default" onClick={() => setArranging(!isArranging)}>
          {t(isArranging ? 'arranged' : 'arrange')}
        </Button>
      )}
      <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setDialog({ kind: 'new' })}>
        {t('create')}
      </Button>
    </>
  );
  const isEmpty = query.isSuccess && query.data.length === 0;
  const lastPosition = Math.max(0, ...own.map(({ position }) => position));
  const onShelf = { covers, groupSlug };
  return (
    <>
      <PageTitle
        title={t('title')}
        intro={t(isOwn ? 'intro' : 'introPublic')}
        {...(isOwn ? { actions } : {})}
      />
      {query.isPending && <Loading lines={4} />}
      {query.isLoadingError && <QueryError query={query} title={t('failed')} />}
      {isEmpty && (
        <EmptyState
          drawing="books"
          title={t('empty.title')}
          text={t(isOwn ? 'empty.text' : 'empty.public')}
        />
      )}
      {isArranging ? (
        <OwnCookbooks cookbooks={own} library={library} onOpen={setDialog} />
      ) : (
        <Shelf cookbooks={own} heading="h2" {...onShelf} />
      )}
      {others.map((group) => (
        <OtherCookbooks key={group.id} group={group} {...onShelf} />
      ))}
      {isOwn && others.length > 0 && <HideOthers />}
      <CookbookDialogs
        open={dialog}
        setOpen={setDialog}
        position={lastPosition + 1}
        count={own.length}
        library={library}
      />
    </>
  );
}

interface OnShelf {
  covers: Covers;
  groupSlug: string;
}

function Shelf({
  cookbooks,
  ...tile
}: OnShelf & { cookbooks: readonly ReadCookBook[]; heading: 'h2' | 'h3' }) {
  if (cookbooks.length === 0) return null;
  return (
    <ul className={shelf.shelf}>
      {cookbooks.map((cookbook) => (
        <CookbookTile key={cookbook.id} cookbook={cookbook} {...tile} />
      ))}
    </ul>
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

function OtherCookbooks({ group, ...onShelf }: OnShelf & { group: CookbookGroup }) {
  return (
    <section>
      <h2 className={classes.household} dir="auto">
        {group.name}
      </h2>
      <Shelf cookbooks={group.cookbooks} heading="h3" {...onShelf} />
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
