import type { Recipe } from '@hearth/contract/index';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Markdown } from '../../../../ui/markdown/markdown.tsx';
import facts from './recipe-facts.module.css';

/** Characters; a longer description would push the recipe itself out of sight, on a phone sooner. */
const long = 600;
const longOnPhones = 110;

/** The description of a recipe; a long one is folded after its first lines, and printed whole. */
export function Description({ recipe, isShort = false }: { recipe: Recipe; isShort?: boolean }) {
  const { t } = useTranslation('recipes');
  const [opened, setOpened] = useState<string | null>(null);
  const text = recipe.description ?? '';
  if (text === '') return null;
  if (text.length <= (isShort ? longOnPhones : long)) return <Markdown text={text} />;
  const isOpen = opened === recipe.id;
  return (
    <div>
      <div
        className={isOpen ? undefined : facts.folded}
        data-short={isShort || undefined}
        onFocus={() => setOpened(recipe.id)}
      >
        <Markdown text={text} />
      </div>
      <button
        type="button"
        className={facts.unfold}
        aria-expanded={isOpen}
        onClick={() => setOpened(isOpen ? null : recipe.id)}
      >
        {t(isOpen ? 'description.less' : 'description.more')}
      </button>
    </div>
  );
}
