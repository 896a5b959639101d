import { Button, Checkbox } from '@mantine/core';
import type { RecipeIngredient } from '@hearth/contract';
import { buildThingKey } from '@hearth/domain/shopping/order';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formats } from '../../../platform/i18n/index.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { useShoppingList } from '../sync/index.ts';
import { ItemText } from '../items/item-text.tsx';
import {
  buildItem,
  firstTicked,
  getIngredients,
  isOnHand,
  isUnread,
  listThings,
  type RecipeToBuy,
  rowKey,
  sectionsToBuy,
} from './recipes-to-buy.ts';
import classes from './add.module.css';

/** Selects the ingredients to add; all that are not on hand are preselected. */
export function IngredientStep({
  list,
  recipes,
  onSubmit,
  onBack,
  onClose,
}: {
  /** Without an id it is created with what is added. */
  list: { readonly id: string | null; readonly name: string };
  recipes: readonly RecipeToBuy[];
  onSubmit: (ticked: ReadonlySet<string>) => Promise<void>;
  onBack: () => void;
  onClose: () => void;
}) {
  const { t } = useTranslation('shopping-lists');
  const [ticked, setTicked] = useState(() => firstTicked(recipes));
  const keys = recipes.flatMap((one) => getIngredients(one).map((part) => rowKey(one, part)));
  const things = listThings(useShoppingList(list.id ?? '').items);
  const toggle = (key: string) =>
    setTicked((before) => {
      const next = new Set(before);
      if (!next.delete(key)) next.add(key);
      return next;
    });
  return (
    <Dialog
      opened
      size="70%"
      title={t('add.toList', { name: list.name })}
      confirmLabel={t('add.submit')}
      isValid={ticked.size > 0 || recipes.some(isUnread)}
      onConfirm={() => onSubmit(ticked)}
      onClose={onClose}
    >
      <div className={classes.all}>
        <Button variant="default" onClick={() => setTicked(new Set(keys))}>
          {t('add.all')}
        </Button>
        <Button variant="default" onClick={() => setTicked(new Set())}>
          {t('add.none')}
        </Button>
        {list.id !== null && (
          <Button variant="subtle" onClick={onBack}>
            {t('add.otherList')}
          </Button>
        )}
      </div>
      {recipes.map((one) => (
        <section key={one.recipe.id}>
          <h3 className={classes.recipe}>
            <bdi>{one.recipe.name}</bdi>
            {one.scale !== 1 && (
              <span className={classes.muted}>{t('add.times', { times: formats.number(one.scale) })}</span>
            )}
          </h3>
          {isUnread(one) && <p className={classes.muted}>{t('add.unread')}</p>}
          <Sections recipe={one} ticked={ticked} things={things} onToggle={toggle} />
        </section>
      ))}
    </Dialog>
  );
}

function Sections({
  recipe,
  ticked,
  things,
  onToggle,
}: {
  recipe: RecipeToBuy;
  ticked: ReadonlySet<string>;
  /** The keys of what is on the list already. */
  things: ReadonlySet<string>;
  onToggle: (key: string) => void;
}) {
  return sectionsToBuy(getIngredients(recipe)).map(({ title, ingredients }) => (
    <div key={`${title} ${ingredients[0]?.referenceId ?? ''}`}>
      {title !== '' && (
        <h4 className={classes.section}>
          <bdi>{title}</bdi>
        </h4>
      )}
      <div className={classes.ingredients}>
        {ingredients.map((ingredient) => {
          const key = rowKey(recipe, ingredient);
          return (
            <Checkbox
              key={key}
              className={classes.ingredient ?? ''}
              label={<Line ingredient={ingredient} recipe={recipe} things={things} />}
              checked={ticked.has(key)}
              onChange={() => onToggle(key)}
            />
          );
        })}
      </div>
    </div>
  ));
}

/** The item as the list will show it. */
function Line({
  ingredient,
  recipe,
  things,
}: {
  ingredient: RecipeIngredient;
  recipe: RecipeToBuy;
  things: ReadonlySet<string>;
}) {
  const { t } = useTranslation('shopping-lists');
  const item = buildItem(recipe, ingredient);
  return (
    <>
      {item !== undefined && <ItemText item={item} />}
      {item !== undefined && things.has(buildThingKey(item)) && (
        <span className={classes.muted}> {t('add.onList')}</span>
      )}
      {isOnHand(ingredient) && <span className={classes.muted}> {t('add.onHand')}</span>}
    </>
  );
}
