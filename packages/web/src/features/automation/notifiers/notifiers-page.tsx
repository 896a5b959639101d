import { Button } from '@mantine/core';
import { IconBell } from '../../../ui/icons/bell.ts';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { Loading } from '../../../ui/states/loading.tsx';
import { PageTitle } from '../../../ui/page/page-title.tsx';
import { QueryError } from '../../../ui/states/query-error.tsx';
import { NewNotifierDialog } from './new-notifier-dialog.tsx';
import { NotifierRow } from './notifier-row.tsx';
import { notifiersQuery } from './notifiers.queries.ts';
import classes from './notifiers.module.css';

const servicesPage = 'https://github.com/caronc/apprise/wiki';

/** The household's notifiers. */
export function NotifiersPage() {
  const { t } = useTranslation('notifiers');
  const [isCreating, setCreating] = useState(false);
  const [open, setOpen] = useState<string | null>(null);
  const create = useRef<HTMLButtonElement>(null);
  const createFirst = () => {
    // The button of the empty page goes with it; the focus comes back to this one.
    create.current?.focus();
    setCreating(true);
  };
  return (
    <div className={classes.page}>
      <PageTitle title={t('title')} intro={t('intro')} />
      <div className={classes.bar}>
        <Button ref={create} onClick={() => setCreating(true)}>
          {t('create')}
        </Button>
        <a href={servicesPage} target="_blank" rel="noreferrer">
          {t('services')}
        </a>
      </div>
      <Notifiers open={open} onToggle={setOpen} onCreateFirst={createFirst} />
      <NewNotifierDialog opened={isCreating} onClose={() => setCreating(false)} onCreated={setOpen} />
    </div>
  );
}

function Notifiers({
  open,
  onToggle,
  onCreateFirst,
}: {
  open: string | null;
  onToggle: (id: string | null) => void;
  onCreateFirst: () => void;
}) {
  const { t } = useTranslation('notifiers');
  const notifiers = useQuery(notifiersQuery);
  if (notifiers.isPending) return <Loading lines={4} />;
  if (notifiers.isLoadingError) return <QueryError query={notifiers} title={t('notLoaded')} />;
  if (notifiers.data.length === 0) {
    return (
      <EmptyState
        icon={<IconBell size={32} stroke={1.5} aria-hidden />}
        title={t('none')}
        text={t('noneText')}
        action={
          <Button variant="default" onClick={onCreateFirst}>
            {t('first')}
          </Button>
        }
      />
    );
  }
  return (
    <div>
      {notifiers.data.map((notifier) => (
        <NotifierRow
          key={notifier.id}
          notifier={notifier}
          isOpen={open === notifier.id}
          onToggle={(isOpen) => (isOpen ? onToggle(notifier.id) : open === notifier.id && onToggle(null))}
        />
      ))}
    </div>
  );
}
