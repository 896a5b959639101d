import type { Recipe } from '@hearth/contract';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LargeViewProps } from './large-view.tsx';
import { type ShownPicture, shownPictures } from './shown-picture.ts';
import classes from './pictures.module.css';
import { onSite } from '../../../../platform/boot/site-address.ts';

/** Props of the strip. */
export interface PictureStripProps {
  recipe: Recipe;
  /** Address of the main picture in its full size; null where there is none. */
  main: string | null;
}

const loadView = () => import('./large-view.tsx');
const preload = () => void loadView();
const LargeView: ComponentType<LargeViewProps> = lazy(() =>
  loadView().then((module) => ({ default: module.LargeView })),
);

/** Small pictures in a row; each opens large, and so does the main picture, which lies above. */
export function PictureStrip({ recipe, main }: PictureStripProps) {
  const { t } = useTranslation('recipe-assets');
  const [opened, setOpened] = useState<number | null>(null);
  const extra = shownPictures(recipe);
  const all: ShownPicture[] = main === null ? extra : [{ name: recipe.name, address: main }, ...extra];
  const buildButton = (index: number) => ({
    type: 'button' as const,
    'aria-label': t('enlarge', { name: all[index]?.name }),
    'aria-haspopup': 'dialog' as const,
    onPointerEnter: preload,
    onFocus: preload,
    onClick: () => setOpened(index),
  });
  return (
    <>
      {main !== null && <button className={classes.main} {...buildButton(0)} />}
      <ul className={classes.strip} aria-label={t('pictures')} data-part="pictures">
        {extra.map(({ address }, index) => (
          <li key={address}>
            <button {...buildButton(all.length - extra.length + index)}>
              <img src={onSite(address)} alt="" loading="lazy" decoding="async" />
            </button>
          </li>
        ))}
      </ul>
      <Suspense fallback={null}>
        {opened !== null && <LargeView pictures={all} first={opened} onClose={() => setOpened(null)} />}
      </Suspense>
    </>
  );
}
