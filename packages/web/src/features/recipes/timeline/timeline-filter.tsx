import { Button } from '@mantine/core';
import type { TimelineEventType } from '@hearth/contract';
import { IconSortAscending } from '../../../ui/icons/sort-ascending.ts';
import { IconSortDescending } from '../../../ui/icons/sort-descending.ts';
import { useTranslation } from 'react-i18next';
import { usePreference } from '../../../platform/preferences/index.ts';
import classes from './timeline.module.css';

const kinds = ['comment', 'info', 'system'] as const satisfies readonly TimelineEventType[];

/** Which events are shown and which way they run; the device remembers it. */
export function TimelineFilter() {
  const { t } = useTranslation('timeline');
  const [{ orderDirection, types }, change] = usePreference('timeline');
  const isNewest = orderDirection === 'desc';
  const toggle = (kind: TimelineEventType) =>
    change({ types: kinds.filter((one) => (one === kind) !== types.includes(one)) });
  return (
    <div className={classes.filter}>
      <fieldset aria-label={t('filter.title')} className={classes.kinds}>
        {kinds.map((kind) => (
          <button
            key={kind}
            type="button"
            className={classes.kind}
            aria-pressed={types.includes(kind)}
            onClick={() => toggle(kind)}
          >
            {t(`filter.${kind}`)}
          </button>
        ))}
      </fieldset>
      <Button
        variant="subtle"
        color="gray"
        leftSection={
          isNewest ? (
            <IconSortDescending size={18} aria-hidden />
          ) : (
            <IconSortAscending size={18} aria-hidden />
          )
        }
        onClick={() => change({ orderDirection: isNewest ? 'asc' : 'desc' })}
      >
        {isNewest ? t('filter.newest') : t('filter.oldest')}
      </Button>
    </div>
  );
}
