import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { i18n } from '../../../platform/i18n/i18n.ts';
import { loadTexts } from '../../../platform/i18n/index.ts';
import { countWaiting, takeSettled, watchOutbox } from '../../../platform/offline/outbox/outbox-news.ts';
import type { OutboxNews, PendingWrite } from '../../../platform/offline/outbox/pending-write.ts';
import { useSelf } from '../../../platform/session/index.ts';
import { toast } from '../../../ui/toast/toast-store.ts';

const waitingKey = ['outbox', 'waiting'];
/** Long enough to be read and acted on. */
const noticeMs = 30_000;
/** What changes when waiting writes are stored. */
const affected = [['recipes'], ['ratings'], ['timeline'], ['meal-plans']];

/** How many changes of this device wait for the server. */
export function useWaitingCount(): number {
  const userId = useSelf()?.id ?? '';
  return useQuery({ queryKey: waitingKey, queryFn: () => countWaiting(userId) }).data ?? 0;
}

/** Tells people when a change waits, when all were sent, and which ones need them. */
export function useOutboxNotices(): void {
  const queries = useQueryClient();
  const router = useRouter();
  const self = useSelf();
  const onNews = useEffectEvent(async (news: OutboxNews | null) => {
    if (self === null) return;
    await loadTexts(['device']);
    await queries.invalidateQueries({ queryKey: waitingKey });
    if (news?.kind === 'kept' && news.waiting === 1)
      toast.info(i18n.t('device:waiting.kept'), { durationMs: 6000 });
    if (news?.kind === 'settled' || news?.kind === 'sent') await refresh(queries);
    if (news?.kind === 'settled') toast.success(i18n.t('device:waiting.sent'), { durationMs: 6000 });
    const open = (slug: string) =>
      void router.navigate({
        to: '/g/$groupSlug/r/$slug',
        params: { groupSlug: self.groupSlug, slug },
        search: { edit: 'true' },
      });
    for (const write of await takeSettled(self.id)) tell(write, open);
  });
  useEffect(() => {
    void onNews(null);
    return watchOutbox((news) => void onNews(news));
  }, []);
}

async function refresh(queries: QueryClient): Promise<void> {
  await Promise.all(affected.map((queryKey) => queries.invalidateQueries({ queryKey })));
}

function tell({ state, name }: PendingWrite, open: (slug: string) => void): void {
  if (state.kind === 'refused')
    toast.error(i18n.t('device:waiting.refused', { name, reason: state.reason }), { durationMs: noticeMs });
  if (state.kind === 'conflict')
    toast.warning(i18n.t('device:waiting.conflict', { name }), {
      durationMs: noticeMs,
      action: { label: i18n.t('device:waiting.open'), run: () => open(state.slug) },
    });
}
