import type { LineSubstitution, RecipeIngredient } from '@hearth/contract/index';
import { type AmountView, renderIngredientText } from '@hearth/domain/ingredients/lines';
import { exchangeLine } from '@hearth/domain/recipes/substitutions';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { IconArrowsExchange } from '../../../../ui/icons/arrows-exchange.ts';
import { ActionMenu, type MenuButtonProps, type MenuEntry } from '../../../../ui/menu/action-menu.tsx';
import type { LineAsideProps } from '../../parts/ingredient-rows.tsx';
import { useCookingChanges, useCookingPart } from '../../parts/use-cooking.ts';
import { recipeSubstitutionsQuery } from '../../substitutions.queries.ts';
import classes from './line-substitutes.module.css';

/**
 * A button behind an ingredient that something else can be taken for: it lists what, and how much of it, at the scale of
 * the page. A choice stays on the device with the scale.
 */
export function LineSubstitutes({ recipeId, ingredient, view }: LineAsideProps) {
  const { t } = useTranslation('substitutions');
  const { referenceId } = ingredient;
  const { data = [] } = useQuery(recipeSubstitutionsQuery(recipeId));
  const stored = useCookingPart(recipeId, (state) => state.exchanged[referenceId]);
  const exchanged = stored?.line.display === ingredient.display ? stored : undefined;
  const { exchange } = useCookingChanges(recipeId);
  const base = exchanged?.base ?? ingredient;
  const own = data.filter((one) => one.referenceId === referenceId);
  if (own.length === 0 && exchanged === undefined) return null;
  const entries: MenuEntry[] = own.map((one) => {
    const line = exchangeLine(base, one);
    return {
      key: one.id,
      label: describe(one, line, view, t),
      isChosen: exchanged?.line.display === line.display,
      onSelect: () => exchange(referenceId, { base, line }),
    };
  });
  const baseText = renderIngredientText(base, view);
  const back: MenuEntry = {
    key: 'back',
    label: t('back', { line: baseText }),
    startsGroup: true,
    onSelect: () => exchange(referenceId, null),
  };
  const label = exchanged ? t('instead', { line: baseText }) : t('open', { name: base.food?.name });
  const renderButton = (props: MenuButtonProps) => (
    <button
      {...props}
      type="button"
      className={classes.button}
      aria-label={label}
      title={label}
      data-part="substitutes"
      data-exchanged={exchanged !== undefined || undefined}
    >
      <IconArrowsExchange size={16} aria-hidden />
    </button>
  );
  return (
    <span className={classes.place}>
      <ActionMenu
        label={label}
        entries={exchanged ? [...entries, back] : entries}
        renderButton={renderButton}
      />
    </span>
  );
}

type Translate = ReturnType<typeof useTranslation<'substitutions'>>['t'];

function describe(
  { note }: LineSubstitution,
  line: RecipeIngredient,
  view: AmountView,
  t: Translate,
): string {
  const text = renderIngredientText(line, view);
  return note === '' ? text : t('noted', { line: text, note });
}
