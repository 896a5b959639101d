import { Button, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { siteAddress } from '../../../../platform/boot/site-address.ts';
import { CopyButton } from '../../../../ui/clipboard/copy-button.tsx';
import { ConfirmDialog } from '../../../../ui/dialog/confirm-dialog.tsx';
import { DialogFrame } from '../../../../ui/dialog/dialog-frame.tsx';
import { Loading } from '../../../../ui/states/loading.tsx';
import { QueryError } from '../../../../ui/states/query-error.tsx';
import type { ListOverlayProps } from '../list-overlay.tsx';
import { listFeedQuery, useCreateListFeed, useRevokeListFeeds } from './list-feed.queries.ts';
import classes from './elsewhere.module.css';

/** The address under which programs for tasks read a list: making it, handing it on, taking it back. */
export function FeedDialog({ list: { id }, onClose }: Pick<ListOverlayProps, 'list' | 'onClose'>) {
  const { t } = useTranslation('shopping-lists');
  const feed = useQuery(listFeedQuery(id));
  const create = useCreateListFeed(id);
  const revoke = useRevokeListFeeds(id);
  const [isRevoking, setRevoking] = useState(false);
  const path = feed.data?.path ?? null;
  if (isRevoking)
    return (
      <ConfirmDialog
        opened
        title={t('feed.confirm.title')}
        text={t('feed.confirm.text')}
        confirmLabel={t('feed.revoke')}
        isDangerous
        onConfirm={() => revoke.mutateAsync()}
        onClose={() => setRevoking(false)}
      />
    );
  return (
    <DialogFrame title={t('feed.title')} onPhones="sheet" onClose={onClose}>
      <div className={classes.body}>
        <p className={classes.text}>{t('feed.text')}</p>
        <p className={classes.text}>{t('feed.apps')}</p>
        {feed.isPending && <Loading lines={2} />}
        {feed.isLoadingError && <QueryError query={feed} title={t('feed.failed')} />}
        {feed.data?.path === null && (
          <Button data-part="feed-create" loading={create.isPending} onClick={() => create.mutate()}>
            {t('feed.create')}
          </Button>
        )}
        {path !== null && (
          <>
            <div className={classes.address}>
              <TextInput
                label={t('feed.address')}
                value={siteAddress(path)}
                readOnly
                dir="ltr"
                onFocus={(event) => event.currentTarget.select()}
              />
              <CopyButton text={siteAddress(path)} label={t('feed.copy')} />
            </div>
            <Button variant="default" color="error" data-part="feed-revoke" onClick={() => setRevoking(true)}>
              {t('feed.revoke')}
            </Button>
          </>
        )}
      </div>
    </DialogFrame>
  );
}
