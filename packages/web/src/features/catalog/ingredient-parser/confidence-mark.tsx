import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconHelpCircle from '@tabler/icons-react/dist/esm/icons/IconHelpCircle.mjs';
import IconMinus from '@tabler/icons-react/dist/esm/icons/IconMinus.mjs';
import type { Icon } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formats } from '../../../platform/i18n/index.ts';
import { bandOf, type ConfidenceBand } from './confidence-band.ts';
import classes from './ingredient-parser.module.css';

const icons: Readonly<Record<ConfidenceBand, Icon>> = {
  high: IconCircleCheck,
  medium: IconHelpCircle,
  low: IconAlertTriangle,
  none: IconMinus,
};

/** A confidence in percent, with an icon and a word for its band. */
export function ConfidenceMark({ confidence }: { confidence: number | null }) {
  const { t } = useTranslation('ingredient-parser');
  const band = bandOf(confidence);
  const BandIcon = icons[band];
  return (
    <span className={classes.mark} data-band={band}>
      <BandIcon size={16} stroke={2} aria-hidden />
      <span>{t(`band.${band}`, { percent: formats.percent(confidence ?? 0) })}</span>
    </span>
  );
}
