import { IconChevronLeft } from '../../../../ui/icons/chevron-left.ts';
import { IconChevronRight } from '../../../../ui/icons/chevron-right.ts';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { activeLocale, formats } from '../../../../platform/i18n/index.ts';
import { DialogFrame } from '../../../../ui/dialog/dialog-frame.tsx';
import { announce } from '../../../../ui/live-region.tsx';
import { IconButton } from '../../../../ui/native/icon-button.tsx';
import { useSwipe } from '../../../../ui/use-swipe.ts';
import type { ShownPicture } from './shown-picture.ts';
import classes from './pictures.module.css';
import { onSite } from '../../../../platform/boot/site-address.ts';

/** Props of the large view. */
export interface LargeViewProps {
  pictures: readonly ShownPicture[];
  /** Which picture it begins with. */
  first: number;
  onClose: () => void;
}

/** One picture as large as the window lets it be. Buttons, arrow keys and swipes go round through all of them. */
export function LargeView({ pictures, first, onClose }: LargeViewProps) {
  const { t } = useTranslation('recipe-assets');
  const [at, setAt] = useState(first);
  const count = pictures.length;
  const move = (by: 1 | -1) => {
    const next = (at + by + count) % count;
    setAt(next);
    announce(t('shown', { ...formatNumbers(next), name: pictures[next]?.name }));
  };
  const formatNumbers = (index: number) => ({
    number: formats.number(index + 1),
    count: formats.number(count),
  });
  const swipe = useSwipe(move);
  const picture = pictures[at];
  if (picture === undefined) return null;
  const name = <bdi>{picture.name}</bdi>;
  return (
    <DialogFrame
      title={name}
      size="min(1100px, 94vw)"
      onClose={onClose}
      onKeyDown={(event) => moveByKey(event, move)}
    >
      <figure className={classes.large} data-part="large-picture" {...swipe}>
        <LargePicture key={picture.address} picture={picture} />
      </figure>
      {count > 1 && (
        <div className={classes.moves}>
          <IconButton size={44} aria-label={t('previous')} onClick={() => move(-1)}>
            <IconChevronLeft className="mantine-rotate-rtl" size={24} aria-hidden />
          </IconButton>
          <span>{t('place', formatNumbers(at))}</span>
          <IconButton size={44} aria-label={t('next')} onClick={() => move(1)}>
            <IconChevronRight className="mantine-rotate-rtl" size={24} aria-hidden />
          </IconButton>
        </div>
      )}
    </DialogFrame>
  );
}

/** The arrow that points along the line of reading goes on, the other one back. */
function moveByKey(event: KeyboardEvent, move: (by: 1 | -1) => void): void {
  if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return;
  event.preventDefault();
  move((event.key === 'ArrowRight') === (activeLocale.dir === 'ltr') ? 1 : -1);
}

function LargePicture({ picture: { name, address } }: { picture: ShownPicture }) {
  const { t } = useTranslation('recipe-assets');
  const [isBroken, setBroken] = useState(false);
  if (isBroken) return <p role="alert">{t('broken')}</p>;
  return <img src={onSite(address)} alt={name} decoding="async" onError={() => setBroken(true)} />;
}
