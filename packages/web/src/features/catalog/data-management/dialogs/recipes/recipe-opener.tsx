import type { RecipeSummary } from '@hearth/contract';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useGroupSlug, useSelf } from '../../../../../platform/session/index.ts';
import type { DataFormProps } from '../../data-kind.ts';

/** Recipes are written where they are read: goes to the editor of one, or to where a new one begins. */
export function RecipeOpener({ item, onClose }: DataFormProps<RecipeSummary>) {
  const navigate = useNavigate();
  const here = useGroupSlug();
  const self = useSelf();
  const groupSlug = here ?? self?.groupSlug ?? '';
  useEffect(() => {
    onClose();
    if (item === null) return void navigate({ to: '/g/$groupSlug/r/create/new', params: { groupSlug } });
    void navigate({
      to: '/g/$groupSlug/r/$slug',
      params: { groupSlug, slug: item.slug },
      search: { edit: 'true' },
    });
  }, [item, groupSlug, navigate, onClose]);
  return null;
}
