import type { Recipe } from '@hearth/contract/index';
import { IconX } from '../../../ui/icons/x.ts';
import { Link, useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Library } from '../recipes.queries.ts';
import { useCookTabs } from './use-cook-tabs.ts';
import classes from './cook-tabs.module.css';

/** The recipes that are cooked side by side; with only one there is nothing to choose. */
export function CookTabs({ recipe, library }: { recipe: Recipe; library: Library }) {
  const { t } = useTranslation('cooking');
  const navigate = useNavigate();
  const { tabs, drop } = useCookTabs(recipe, library.groupSlug);
  const leave = (id: string) => {
    const [next] = drop(id);
    if (id !== recipe.id || next === undefined) return;
    void navigate({
      to: '/g/$groupSlug/r/$slug',
      params: { groupSlug: next.group, slug: next.slug },
      search: { cook: '1' },
      replace: true,
    });
  };
  if (tabs.length < 2) return null;
  return (
    <nav className={classes.tabs} aria-label={t('tabs')}>
      {tabs.map(({ id, group, slug, name }) => (
        <span key={id} className={classes.tab} data-current={id === recipe.id || undefined}>
          <Link
            to="/g/$groupSlug/r/$slug"
            params={{ groupSlug: group, slug }}
            search={{ cook: '1' }}
            replace
            dir="auto"
            aria-current={id === recipe.id ? 'page' : undefined}
          >
            {name}
          </Link>
          <button type="button" aria-label={t('layAside', { name })} onClick={() => leave(id)}>
            <IconX size={16} aria-hidden />
          </button>
        </span>
      ))}
    </nav>
  );
}
