import { useTranslation } from 'react-i18next';
import classes from './recipe-view.module.css';

/** The parts of a recipe of which a phone shows one. */
export const parts = ['ingredients', 'steps', 'notes'] as const;
export type Part = (typeof parts)[number];

/** Tabs for the parts of a recipe on phones; wider screens show all parts. */
export function PartTabs({ shown, onShow }: { shown: Part; onShow: (part: Part) => void }) {
  const { t } = useTranslation('recipes');
  return (
    <div className={classes.tabs}>
      <fieldset className={classes.segments} data-part="parts">
        <legend className="visually-hidden">{t('parts')}</legend>
        {parts.map((part) => (
          <button key={part} type="button" aria-pressed={part === shown} onClick={() => onShow(part)}>
            {t(part)}
          </button>
        ))}
      </fieldset>
    </div>
  );
}

/** The part beside another one, the same at the ends. */
export function partBeside(part: Part, by: 1 | -1): Part {
  return parts[parts.indexOf(part) + by] ?? part;
}
