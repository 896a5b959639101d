import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { formats } from '../../../../platform/i18n/index.ts';
import { type Statistics, statisticsQuery } from '../users.queries.ts';
import { useIsPage } from '../use-is-page.ts';
import classes from './profile.module.css';

const tiles: readonly (readonly [count: keyof Statistics, page: string, path: (slug: string) => string])[] = [
  ['totalRecipes', '/g/$groupSlug', (slug) => `/g/${slug}`],
  ['totalUsers', '/household/members', () => '/household/members'],
  ['totalCategories', '/g/$groupSlug/recipes/categories', (slug) => `/g/${slug}/recipes/categories`],
  ['totalTags', '/g/$groupSlug/recipes/tags', (slug) => `/g/${slug}/recipes/tags`],
  ['totalTools', '/g/$groupSlug/recipes/tools', (slug) => `/g/${slug}/recipes/tools`],
];

/** The household in figures; each links to the counted entries. A figure that is not known is a dash. */
export function StatisticsTiles({ groupSlug }: { groupSlug: string }) {
  const { t } = useTranslation('profile');
  const isPage = useIsPage();
  const { data } = useQuery(statisticsQuery);
  return (
    <section aria-label={t('statistics.title')}>
      <ul className={classes.tiles}>
        {tiles.map(([name, page, path]) => {
          const figure = (
            <>
              <strong>{data === undefined ? '–' : formats.number(data[name])}</strong>
              <span>{t(`statistics.${name}`, { count: data?.[name] ?? 0 })}</span>
            </>
          );
          return (
            <li key={name}>
              {isPage(page) ? (
                <Link to={path(groupSlug)} className={classes.tile}>
                  {figure}
                </Link>
              ) : (
                <div className={classes.tile}>{figure}</div>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
