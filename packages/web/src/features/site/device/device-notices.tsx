import { useEffect } from 'react';
import { watchForUpdate } from '../../../platform/device/app-update.ts';
import { findInstallWay, install } from '../../../platform/device/install-prompt.ts';
import { countVisit, isTimeToOffer, rememberOffer } from '../../../platform/device/visits.ts';
import { i18n } from '../../../platform/i18n/i18n.ts';
import { loadTexts } from '../../../platform/i18n/index.ts';
import { toast } from '../../../ui/toast/toast-store.ts';
import { useOutboxNotices } from './use-outbox.ts';
import { useTimerBadge } from '../../recipes/timers/index.ts';

const offerMs = 30_000;
/** A page that is open for days still says so. */
const updateMs = 7 * 24 * 3_600_000;

/** What the installed app, and the one that could be, tells people: how to install it, and that a newer release is here. */
export function DeviceNotices() {
  useTimerBadge();
  useOutboxNotices();
  useEffect(() => void offerInstallation().catch(() => undefined), []);
  useEffect(() => watchForUpdate((load) => void offerUpdate(load).catch(() => undefined)), []);
  return null;
}

async function offerInstallation(): Promise<void> {
  const isTime = isTimeToOffer(countVisit());
  const way = findInstallWay();
  if (!isTime || way === 'none') return;
  await loadTexts(['device']);
  rememberOffer();
  if (way === 'share-menu') {
    toast.info(i18n.t('device:install.shareMenu'), { durationMs: offerMs });
    return;
  }
  toast.info(i18n.t('device:install.offer'), {
    durationMs: offerMs,
    action: { label: i18n.t('device:install.button'), run: () => void install() },
  });
}

async function offerUpdate(load: () => void): Promise<void> {
  await loadTexts(['device']);
  toast.info(i18n.t('device:update.ready'), {
    durationMs: updateMs,
    action: { label: i18n.t('device:update.load'), run: load },
  });
}
