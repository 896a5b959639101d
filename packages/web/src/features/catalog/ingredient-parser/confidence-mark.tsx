import { IconCircleCheck } from '../../../ui/icons/circle-check.ts';
import { IconAlertTriangle } from '../../../ui/icons/alert-triangle.ts';
import { IconHelpCircle } from '../../../ui/icons/help-circle.ts';
import { IconMinus } from '../../../ui/icons/minus.ts';
import type { Icon } from '../../../ui/icons/create-icon.ts';
import { useTranslation } from 'react-i18next';
import { formats } from '../../../platform/i18n/index.ts';
import { chooseBand, type ConfidenceBand } from './confidence-band.ts';
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
  const band = chooseBand(confidence);
  const BandIcon = icons[band];
  return (
    <span className={classes.mark} data-band={band}>
      <BandIcon size={16} stroke={2} aria-hidden />
      <span>{t(`band.${band}`, { percent: formats.percent(confidence ?? 0) })}</span>
    </span>
  );
}
