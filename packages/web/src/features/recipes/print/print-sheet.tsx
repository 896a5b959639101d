import type { Recipe } from '@hearth/contract/index';
import { yieldFacts } from '@hearth/domain/ingredients/scaling';
import { listFieldsWith } from '@hearth/domain/recipes/fields';
import { useTranslation } from 'react-i18next';
import { BrandMark } from '../../../ui/graphics/brand-mark.tsx';
import { MarkdownView } from '../../../ui/markdown/markdown-view.tsx';
import { QrCode } from '../../../ui/graphics/qr-code.tsx';
import { spell, useAmountView } from '../parts/amount-view.ts';
import { hasNutrition, NutritionTable } from '../parts/nutrition-table.tsx';
import { useCooking } from '../parts/use-cooking.ts';
import { hasPicture, pictureUrl } from '../parts/recipe-picture.tsx';
import type { PrintOptions } from './paper.ts';
import { SheetIngredients } from './sheet-ingredients.tsx';
import { SheetWithin } from './sheet-within.tsx';
import { SheetSteps } from './sheet-steps.tsx';
import { getFact, useTotalTime } from '../parts/total-time.ts';
import classes from './print-sheet.module.css';
import { onSite } from '../../../platform/boot/site-address.ts';

/**
 * A recipe on paper: as scaled, and in the measures, that the reader has chosen. The preview and the printer get this
 * same component.
 */
export function PrintSheet({ recipe, options }: { recipe: Recipe; options: PrintOptions }) {
  const { t } = useTranslation('printing');
  const { state } = useCooking(recipe.id);
  const view = useAmountView(state.scale, recipe);
  const { imagePosition, fontSize, paper, showQrCode } = options;
  const isPictured = hasPicture(recipe) && imagePosition !== 'hidden';
  const description = recipe.description ?? '';
  return (
    <div className={classes.sheet} data-paper={paper} data-font={fontSize} data-part="print-sheet">
      <div className={classes.top} data-image={isPictured ? imagePosition : undefined}>
        {isPictured && (
          <img className={classes.picture} src={onSite(pictureUrl(recipe, 'min-original'))} alt="" />
        )}
        <div className={classes.intro}>
          <h2 className={classes.title}>
            <BrandMark size={22} /> <bdi>{recipe.name}</bdi>
          </h2>
          <SheetFacts recipe={recipe} scale={state.scale} />
          {options.showDescription && description !== '' && (
            <MarkdownView text={description} className={classes.text ?? ''} />
          )}
        </div>
        {showQrCode && (
          <div className={classes.qr}>
            <QrCode text={globalThis.location.href.split('?')[0] ?? ''} label={t('qrCode')} />
          </div>
        )}
      </div>
      {!options.ingredientsPerStep && <SheetIngredients recipe={recipe} view={view} />}
      <SheetSteps recipe={recipe} view={view} withIngredients={options.ingredientsPerStep} />
      <SheetWithin recipe={recipe} scale={state.scale} />
      {options.showNotes && <SheetNotes recipe={recipe} />}
      {options.showNutrition && <SheetNutrition recipe={recipe} />}
    </div>
  );
}

function SheetFacts({ recipe, scale }: { recipe: Recipe; scale: number }) {
  const { t } = useTranslation('recipes');
  const made = yieldFacts(recipe, scale, spell);
  const total = useTotalTime(recipe);
  const facts = [
    [t('fact.servings'), made.servings],
    [t('fact.yield'), made.yield],
    ...listFieldsWith({ exported: 'fact' }).map(
      (name) => [t(`fact.${name}`), getFact(recipe, name, total)] as const,
    ),
    [t('scale.title'), scale === 1 ? null : t('scale.times', { times: spell(scale) })],
  ] as const;
  return (
    <ul className={classes.facts}>
      {facts.map(([name, value]) =>
        value === null || value === '' || value === 'none' ? null : (
          <li key={name}>
            {name}: <bdi>{value}</bdi>
          </li>
        ),
      )}
    </ul>
  );
}

function SheetNotes({ recipe }: { recipe: Recipe }) {
  const { t } = useTranslation('recipes');
  if (recipe.notes.length === 0) return null;
  return (
    <div className={classes.notes}>
      <h3 className={classes.heading}>{t('notes')}</h3>
      {recipe.notes.map((note, index) => (
        <div key={`${index}-${note.title}`} className={classes.whole}>
          {note.title !== '' && (
            <p className={classes.subheading}>
              <bdi>{note.title}</bdi>
            </p>
          )}
          <MarkdownView text={note.text} className={classes.text ?? ''} />
        </div>
      ))}
    </div>
  );
}

function SheetNutrition({ recipe }: { recipe: Recipe }) {
  const { t } = useTranslation('recipes');
  if (!hasNutrition(recipe)) return null;
  return (
    <div className={classes.whole}>
      <h3 className={classes.heading}>{t('nutrition.title')}</h3>
      <NutritionTable recipe={recipe} className={classes.nutrition} />
    </div>
  );
}
