import type { Recipe } from '@hearth/contract/index';
import { IconMinus } from '../../../../ui/icons/minus.ts';
import { IconPlus } from '../../../../ui/icons/plus.ts';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyWithTexts } from '../../../../platform/i18n/index.ts';
import { useShortcut } from '../../../../platform/shortcuts/index.ts';
import { IconButton } from '../../../../ui/native/icon-button.tsx';
import { useIsPhone } from '../../../../ui/use-is-phone.ts';
import { ScaleChips } from './scale-chips.tsx';
import { useScaling } from './use-scaling.ts';
import lists from '../recipe-lists.module.css';

const ScaleDialog = lazyWithTexts<{ recipe: Recipe; onClose: () => void }>(['scaling'], () =>
  import('./scale-dialog.tsx').then((module) => module.ScaleDialog),
);

/** Cooks for more or fewer, by steps or by the usual multiples; the figure opens the other ways to scale. */
export function ScaleControl({ recipe }: { recipe: Recipe }) {
  const { t } = useTranslation('recipes');
  const [isOpen, setOpen] = useState(false);
  const { scale, text, isLeast, less, more, reset, setScale } = useScaling(recipe);
  const isPhone = useIsPhone();
  useShortcut({ keys: '+', label: t('scale.more'), run: more });
  useShortcut({ keys: '-', label: t('scale.less'), run: less });
  useShortcut({ keys: '0', label: t('scale.reset'), run: reset });
  return (
    <>
      <fieldset className={lists.stepper}>
        <legend className="visually-hidden">{t('scale.title')}</legend>
        <IconButton aria-label={t('scale.less')} disabled={isLeast} onClick={less}>
          <IconMinus size={18} aria-hidden />
        </IconButton>
        <button
          type="button"
          className={lists.scaled}
          aria-haspopup="dialog"
          title={t('scale.open')}
          data-part="scale"
          onClick={() => setOpen(true)}
        >
          <output>{text}</output>
        </button>
        <IconButton aria-label={t('scale.more')} onClick={more}>
          <IconPlus size={18} aria-hidden />
        </IconButton>
      </fieldset>
      <ScaleChips isNarrow={isPhone} scale={scale} onScale={setScale} />
      <Suspense fallback={null}>
        {isOpen && <ScaleDialog recipe={recipe} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}
