import type { RecipeIngredient } from '@hearth/contract/index';
import { type AmountView, renderIngredient, type Segment } from '@hearth/domain/ingredients/lines';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { LineText } from '../../../../ui/line/line-text.tsx';
import type { Library } from '../../recipes.queries.ts';
import reading from '../reading.module.css';

type Reference = NonNullable<RecipeIngredient['referencedRecipe']>;

/** Stands for the name of the recipe while the line is written: it has no plural, and no amount of its own. */
const mark = '\uFFFC';

/** An ingredient that is a recipe, with its name as a link. One in the trash is named without a link. */
export function LinkedText({
  ingredient,
  reference,
  view,
  library,
}: {
  ingredient: RecipeIngredient;
  reference: Reference;
  view: AmountView;
  /** Null where the name leads nowhere. */
  library: Library | null;
}) {
  const { before, after } = useMemo(() => splitAtName(ingredient, view), [ingredient, view]);
  const { slug, name, inTrash } = reference;
  return (
    <span className={reading.line} dir="auto">
      {before.length > 0 && <LineText segments={before} />}
      {inTrash || library === null ? (
        name
      ) : (
        <Link to="/g/$groupSlug/r/$slug" params={{ groupSlug: library.groupSlug, slug }}>
          {name}
        </Link>
      )}
      {after.length > 0 && <LineText segments={after} />}
    </span>
  );
}

function splitAtName(ingredient: RecipeIngredient, view: AmountView) {
  const line = { ...ingredient, originalText: null, food: null, referencedRecipe: { name: mark } };
  const segments = renderIngredient(line, view);
  const at = segments.findIndex(({ text }) => text.includes(mark));
  if (at < 0) return { before: segments, after: [] };
  const [start = '', end = ''] = segments[at]?.text.split(mark) ?? [];
  return {
    before: [...segments.slice(0, at), ...asText(start)],
    after: [...asText(end), ...segments.slice(at + 1)],
  };
}

function asText(text: string): Segment[] {
  return text === '' ? [] : [{ kind: 'text', text }];
}
