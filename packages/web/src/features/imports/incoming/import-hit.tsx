import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { formats } from '../../../platform/i18n/index.ts';
import { IconLink } from '../../../ui/icons/link.ts';
import { handOver } from './handed.ts';
import { readImportOffer } from './import-offer.ts';
import classes from './import-hit.module.css';

/** Properties of {@link ImportHit}. */
export interface ImportHitProps {
  groupSlug: string;
  /** The typed or pasted text, with its lines. */
  text: string;
}

/** The first hit of a search for what is no name but a link, several links or a whole recipe: the way to import it. */
export function ImportHit({ groupSlug, text }: ImportHitProps) {
  const { t } = useTranslation('incoming');
  const offer = readImportOffer(text);
  if (offer === null) return null;
  const { count, url } = offer;
  return (
    <Link
      to="/g/$groupSlug/r/create/url"
      params={{ groupSlug }}
      search={url === undefined ? {} : { recipe_import_url: url }}
      className={classes.hit}
      data-part="import-hit"
      onClick={() => {
        if (url === undefined) handOver(text);
      }}
    >
      <IconLink size={20} stroke={1.75} aria-hidden />
      <span className={classes.words}>
        {t('import', { count, number: formats.number(count) })}
        {url !== undefined && (
          <span className={classes.from} dir="ltr">
            {url}
          </span>
        )}
      </span>
    </Link>
  );
}
