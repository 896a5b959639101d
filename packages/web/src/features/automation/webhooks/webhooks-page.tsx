import { Button } from '@mantine/core';
import { IconWebhook } from '../../../ui/icons/webhook.ts';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { Loading } from '../../../ui/states/loading.tsx';
import { PageTitle } from '../../../ui/page/page-title.tsx';
import { QueryError } from '../../../ui/states/query-error.tsx';
import { toggled } from '../../../ui/toggled.ts';
import { minutesAhead, utcTime } from './local-time.ts';
import { readOwnZone } from './time-zones.ts';
import { WebhookRow } from './webhook-row.tsx';
import { useCreateWebhook, webhooksQuery } from './webhooks.queries.ts';
import classes from './webhooks.module.css';

/** When a new webhook is sent, until one says otherwise. */
const usualTime = '07:00';

/** URLs that receive the household's meal plan every day. */
export function WebhooksPage() {
  const { t } = useTranslation('webhooks');
  const create = useCreateWebhook();
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const toggle = (id: string, isOpen: boolean) => setOpen((before) => toggled(before, id, isOpen));
  const add = () =>
    create.mutate(
      {
        name: t('newName'),
        scheduledTime: utcTime(usualTime, minutesAhead(new Date())),
        wallTime: usualTime,
        timeZone: readOwnZone(),
      },
      { onSuccess: ({ id }) => toggle(id, true) },
    );
  const createButton = useRef<HTMLButtonElement>(null);
  const addFirst = () => {
    // The button of the empty page goes with it.
    createButton.current?.focus();
    add();
  };
  return (
    <div className={classes.page}>
      <PageTitle title={t('title')} intro={t('intro')} />
      <div>
        <Button ref={createButton} onClick={add} loading={create.isPending}>
          {t('create')}
        </Button>
      </div>
      <Webhooks open={open} onToggle={toggle} onAddFirst={addFirst} />
    </div>
  );
}

function Webhooks({
  open,
  onToggle,
  onAddFirst,
}: {
  open: ReadonlySet<string>;
  onToggle: (id: string, isOpen: boolean) => void;
  onAddFirst: () => void;
}) {
  const { t } = useTranslation('webhooks');
  const webhooks = useQuery(webhooksQuery);
  if (webhooks.isPending) return <Loading lines={4} />;
  if (webhooks.isLoadingError) return <QueryError query={webhooks} title={t('notLoaded')} />;
  if (webhooks.data.length === 0) {
    return (
      <EmptyState
        icon={<IconWebhook size={32} stroke={1.5} aria-hidden />}
        title={t('none')}
        text={t('noneText')}
        action={
          <Button variant="default" onClick={onAddFirst}>
            {t('first')}
          </Button>
        }
      />
    );
  }
  return (
    <div>
      {webhooks.data.map((webhook) => (
        <WebhookRow
          key={webhook.id}
          webhook={webhook}
          isOpen={open.has(webhook.id)}
          onToggle={(isOpen) => onToggle(webhook.id, isOpen)}
        />
      ))}
    </div>
  );
}
