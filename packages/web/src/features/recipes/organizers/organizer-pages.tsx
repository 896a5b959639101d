import type { Organizer, OrganizerKind } from '@hearth/contract';
import { mayOrganize } from '@hearth/domain/people/policies';
import { Button, TextInput } from '@mantine/core';
import { IconPlus } from '../../../ui/icons/plus.ts';
import { IconSearch } from '../../../ui/icons/search.ts';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGroupSlug, useSelf } from '../../../platform/session/index.ts';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { QueryError } from '../../../ui/states/query-error.tsx';
import { userText } from '../../../ui/form/user-text.ts';
import { Loading } from '../../../ui/states/loading.tsx';
import { PageTitle } from '../../../ui/page/page-title.tsx';
import { DeleteDialog, OrganizerForm } from '../../catalog/data-management/index.ts';
import { byInitial, matching } from './organizer-search.ts';
import { OrganizerTiles } from './organizer-tiles.tsx';
import { organizersQuery } from './organizers.queries.ts';
import pageLinks from '../../../ui/page/page-links.module.css';
import classes from './organizers.module.css';

const kinds = ['categories', 'tags', 'tools'] as const;

export function CategoriesPage() {
  return <OrganizerPage kind="categories" />;
}

export function TagsPage() {
  return <OrganizerPage kind="tags" />;
}

export function ToolsPage() {
  return <OrganizerPage kind="tools" />;
}

type Open = { what: 'edit'; item: Organizer | null } | { what: 'delete'; item: Organizer } | null;

/** All categories, tags or tools as tiles under their initial letters; each leads to its recipes. */
function OrganizerPage({ kind }: { kind: OrganizerKind }) {
  const { t } = useTranslation('organizers');
  const groupSlug = useGroupSlug() ?? '';
  const source = useMemo(() => ({ groupSlug, isOwn: true }), [groupSlug]);
  const organizers = useQuery(organizersQuery(source, kind));
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  return (
    <>
      <Switch groupSlug={groupSlug} />
      <PageTitle
        title={t(`title.${kind}`)}
        intro={t(`intro.${kind}`)}
        actions={
          <Button
            leftSection={<IconPlus size={18} aria-hidden />}
            data-part="create"
            onClick={() => setOpen({ what: 'edit', item: null })}
          >
            {t(`create.${kind}`)}
          </Button>
        }
      />
      {organizers.isPending && <Loading lines={8} />}
      {organizers.isLoadingError && <QueryError query={organizers} title={t('notLoaded')} />}
      {organizers.data !== undefined && (
        <Found kind={kind} groupSlug={groupSlug} organizers={organizers.data} onOpen={setOpen} />
      )}
      <Suspense fallback={null}>
        {open?.what === 'edit' && <OrganizerForm kind={kind} item={open.item} onClose={close} />}
        {open?.what === 'delete' && (
          <DeleteDialog kind={kind} path={`/api/organizers/${kind}`} items={[open.item]} onClose={close} />
        )}
      </Suspense>
    </>
  );
}

function Switch({ groupSlug }: { groupSlug: string }) {
  const { t } = useTranslation('organizers');
  return (
    <nav className={classes.switch} aria-label={t('switch')}>
      {kinds.map((kind) => (
        <Link
          key={kind}
          to={`/g/$groupSlug/recipes/${kind}`}
          params={{ groupSlug }}
          className={pageLinks.link}
          activeOptions={{ includeSearch: false }}
        >
          {t(`title.${kind}`)}
        </Link>
      ))}
    </nav>
  );
}

function Found({
  kind,
  groupSlug,
  organizers,
  onOpen,
}: {
  kind: OrganizerKind;
  groupSlug: string;
  organizers: readonly Organizer[];
  onOpen: (open: Open) => void;
}) {
  const { t } = useTranslation('organizers');
  const self = useSelf();
  const [search, setSearch] = useSearchText(kind, groupSlug);
  const found = useMemo(() => matching(organizers, search), [organizers, search]);
  const initials = useMemo(() => byInitial(found), [found]);
  if (organizers.length === 0)
    return <EmptyState drawing="page" title={t(`empty.${kind}`)} text={t('emptyText')} />;
  return (
    <>
      <TextInput
        type="search"
        className={classes.search ?? ''}
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
        aria-label={t('search')}
        placeholder={t('search')}
        leftSection={<IconSearch size={18} aria-hidden />}
        maxLength={100}
        name="q"
        {...userText}
      />
      <output className="visually-hidden">{t('count', { count: found.length })}</output>
      {found.length === 0 ? (
        <EmptyState drawing="magnifier" title={t('nothing')} text={t('nothingText')} />
      ) : (
        <OrganizerTiles
          kind={kind}
          groupSlug={groupSlug}
          initials={initials}
          isOrganizer={mayOrganize(self)}
          onEdit={(item) => onOpen({ what: 'edit', item })}
          onDelete={(item) => onOpen({ what: 'delete', item })}
        />
      )}
    </>
  );
}

/** The search text is in the URL, so that Back and bookmarks restore it. */
function useSearchText(kind: OrganizerKind, groupSlug: string) {
  const { q = '' } = useSearch({ strict: false }) as { q?: string };
  const navigate = useNavigate();
  const set = (text: string) =>
    void navigate({
      to: `/g/$groupSlug/recipes/${kind}`,
      params: { groupSlug },
      search: text === '' ? {} : { q: text },
      replace: true,
      resetScroll: false,
    });
  return [q, set] as const;
}
