import { limits } from '@hearth/contract/kernel/limits';
import { Button } from '@mantine/core';
import type { Incoming } from '@hearth/domain/imports/incoming';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { formats } from '../../../../platform/i18n/index.ts';
import { Spinner } from '../../../../ui/native/spinner.tsx';
import { Notice } from '../../../../ui/states/notice.tsx';
import { readsPicturesQuery } from '../imports.queries.ts';
import classes from './field.module.css';

/** Directly below the field, in sight above a phone's keyboard: what will be done, then how it goes, with a way out. */
export function ImportLine({
  incoming,
  isPending,
  onCancel,
  onMove,
}: {
  incoming: Incoming;
  isPending: boolean;
  onCancel: () => void;
  /** The page for files of other programs opens. */
  onMove: () => void;
}) {
  const { t } = useTranslation(['imports', 'ui']);
  const label = useActionLabel(incoming);
  const { data: readsPictures } = useQuery(readsPicturesQuery);
  if (isPending)
    return (
      <div className={classes.line} data-part="import-progress">
        <output className={classes.doing}>
          <Spinner />
          {t(incoming.kind === 'pictures' ? 'image.slow' : 'doing')}
        </output>
        <Button variant="default" size="md" onClick={onCancel}>
          {t('ui:action.cancel')}
        </Button>
      </div>
    );
  if (incoming.kind === 'library')
    return (
      <Notice>
        {t('field.library')}{' '}
        <Link to="/group/migrations" onClick={onMove}>
          {t('moving.link')}
        </Link>
      </Notice>
    );
  if (incoming.kind === 'mixed') return <Notice color="error">{t('field.mixed')}</Notice>;
  if (incoming.kind === 'pictures' && readsPictures === false) return <Notice>{t('image.off')}</Notice>;
  if (incoming.kind === 'links' && incoming.urls.length > limits.importPages)
    return (
      <Notice color="error">
        {t('bulk.tooMany', { count: limits.importPages, number: formats.number(limits.importPages) })}
      </Notice>
    );
  return (
    <div className={classes.line}>
      <Button type="submit" size="md" className={classes.submit ?? ''}>
        <span className={classes.label}>{label}</span>
      </Button>
    </div>
  );
}

/** What will be done with what is in the field. */
function useActionLabel(incoming: Incoming): string {
  const { t } = useTranslation('imports');
  if (incoming.kind === 'links') {
    const count = incoming.urls.length;
    return t('do.links', { count, number: formats.number(count) });
  }
  if (incoming.kind === 'pictures')
    return t('do.pictures', { count: incoming.count, number: formats.number(incoming.count) });
  if (incoming.kind === 'name') return t('do.name', { name: incoming.name });
  if (incoming.kind === 'text') return t(`do.${incoming.form}`);
  if (incoming.kind === 'archive' || incoming.kind === 'textFile') return t(`do.${incoming.kind}`);
  return t('do.nothing');
}
