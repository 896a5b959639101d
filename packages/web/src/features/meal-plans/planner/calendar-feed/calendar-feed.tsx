import { Button, TextInput } from '@mantine/core';
import type { MealPlanFeed } from '@hearth/contract';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formats, lazyWithTexts } from '../../../../platform/i18n/index.ts';
import { CopyButton } from '../../../../ui/clipboard/copy-button.tsx';
import { Loading } from '../../../../ui/states/loading.tsx';
import { QueryError } from '../../../../ui/states/query-error.tsx';
import { SectionCard } from '../../../../ui/settings/section-card.tsx';
import { feedQuery, useRenewFeed } from './feed.queries.ts';
import type { RevokeFeedProps } from './revoke-feed-dialog.tsx';
import classes from '../rules/rules.module.css';
import { siteAddress } from '../../../../platform/boot/site-address.ts';

const RevokeFeedDialog = lazyWithTexts<RevokeFeedProps>(['planner'], () =>
  import('./revoke-feed-dialog.tsx').then((module) => module.RevokeFeedDialog),
);

/** The address under which calendar programs find the plan: making, handing on, taking back. */
export function CalendarFeed() {
  const { t } = useTranslation('planner');
  const feed = useQuery(feedQuery);
  return (
    <SectionCard title={t('feed.title')} text={t('feed.text')}>
      {feed.isPending && <Loading lines={2} />}
      {feed.isLoadingError && <QueryError query={feed} title={t('feed.failed')} />}
      {feed.data?.path === null && <CreateAddress />}
      {feed.data !== undefined && feed.data.path !== null && (
        <Address path={feed.data.path} createdAt={feed.data.createdAt} />
      )}
    </SectionCard>
  );
}

function CreateAddress() {
  const { t } = useTranslation('planner');
  const renew = useRenewFeed();
  return (
    <Button data-part="feed-create" loading={renew.isPending} onClick={() => renew.mutate()}>
      {t('feed.create')}
    </Button>
  );
}

/** The browser knows better than the server how both reach it. */
function Address({ path, createdAt }: { path: string } & Pick<MealPlanFeed, 'createdAt'>) {
  const { t } = useTranslation('planner');
  const [isRevoking, setRevoking] = useState(false);
  const url = siteAddress(path);
  return (
    <>
      <div className={classes.address}>
        <TextInput
          label={t('feed.address')}
          description={createdAt === null ? undefined : t('feed.since', { date: formats.date(createdAt) })}
          value={url}
          readOnly
          dir="ltr"
          onFocus={(event) => event.currentTarget.select()}
        />
        <CopyButton text={url} label={t('feed.copy')} />
      </div>
      <Button variant="default" color="error" onClick={() => setRevoking(true)} data-part="feed-revoke">
        {t('feed.revoke')}
      </Button>
      <Suspense fallback={null}>
        {isRevoking && <RevokeFeedDialog onClose={() => setRevoking(false)} />}
      </Suspense>
    </>
  );
}
