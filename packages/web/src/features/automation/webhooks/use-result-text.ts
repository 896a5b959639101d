import type { WebhookResult } from '@hearth/contract';
import { useTranslation } from 'react-i18next';
import { formats } from '../../../platform/i18n/index.ts';

/** Says how a webhook went, in a sentence or two. */
export function useResultText(): (result: WebhookResult) => string {
  const { t } = useTranslation('webhooks');
  return ({ outcome, status, reason, isTriedAgain, at }) => {
    const date = formats.dateTime(at);
    if (outcome !== 'failed') return t(`result.${outcome}`, { date, status: status ?? '' });
    if (reason === 'lostSecret') return t('reason.lostSecret');
    const why = t(`reason.${reason ?? 'protocol'}`, { status: status ?? '' });
    const said = t('result.failed', { date, why });
    return isTriedAgain ? `${said} ${t('result.triedAgain')}` : said;
  };
}
