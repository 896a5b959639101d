import { renderIngredientText } from '@hearth/domain/ingredients/lines';
import { exchangeLine } from '@hearth/domain/recipes/substitutions';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { IconArrowsExchange } from '../../../../ui/icons/arrows-exchange.ts';
import { ActionMenu, type MenuButtonProps, type MenuEntry } from '../../../../ui/menu/action-menu.tsx';
import type { LineAsideProps } from '../../parts/ingredient-rows.tsx';
import { useCookingChanges, useCookingPart } from '../../parts/use-cooking.ts';
import { recipeSubstitutionsQuery } from '../../substitutions.queries.ts';
import classes from './line-substitutes.module.css';

/**
 * A button after an ingredient that something else can be taken for: it lists what, and how much of it, at the scale of
 * the page. A choice stays on the device with the scale.
 */
export function LineSubstitutes({ recipeId, ingredient, view }: LineAsideProps) {
  const { t } = useTranslation('substitutions');
  const { base, isExchanged, entries } = useChoices({ recipeId, ingredient, view });
  if (entries.length === 0) return null;
  const label = isExchanged
    ? t('instead', { line: renderIngredientText(base, view) })
    : t('open', { name: base.food?.name });
  const renderButton = (props: MenuButtonProps) => (
    <button
      {...props}
      type="button"
      className={classes.button}
      aria-label={label}
      title={label}
      data-part="substitutes"
      data-exchanged={isExchanged || undefined}
    >
      <IconArrowsExchange size={16} aria-hidden />
    </button>
  );
  return (
    <span className={classes.place}>
      <ActionMenu label={label} entries={entries} renderButton={renderButton} />
    </span>
  );
}

/** Keeps the order of an amount and its food where the text around them runs the other way. */
function isolate(text: string): string {
  return `\u2068${text}\u2069`;
}

/** The line as the recipe has it, and what can be taken in its place; last, once something was, the way back. */
function useChoices({ recipeId, ingredient, view }: LineAsideProps) {
  const { t } = useTranslation('substitutions');
  const { referenceId } = ingredient;
  const { data } = useQuery(recipeSubstitutionsQuery(recipeId));
  const stored = useCookingPart(recipeId, (state) => state.exchanged[referenceId]);
  const exchanged = stored?.line.display === ingredient.display ? stored : undefined;
  const { exchange } = useCookingChanges(recipeId);
  const base = exchanged?.base ?? ingredient;
  const own = (data ?? []).filter((one) => one.referenceId === referenceId);
  const choices = own.map((one): MenuEntry => {
    const line = exchangeLine(base, one);
    const text = renderIngredientText(line, view);
    return {
      key: one.id,
      label: isolate(text),
      isChosen: exchanged?.line.display === line.display,
      onSelect: () => exchange(referenceId, { base, line }),
    };
  });
  const back: MenuEntry = {
    key: 'back',
    label: t('back', { line: isolate(renderIngredientText(base, view)) }),
    startsGroup: true,
    onSelect: () => exchange(referenceId, null),
  };
  const isExchanged = exchanged !== undefined;
  const isGone = isExchanged && data !== undefined && !choices.some(({ isChosen }) => isChosen);
  useEffect(() => {
    if (isGone) exchange(referenceId, null);
  }, [isGone, exchange, referenceId]);
  return { base, isExchanged, entries: isExchanged ? [...choices, back] : choices };
}
