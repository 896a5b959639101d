import { Button } from '@mantine/core';
import { IconArrowLeft } from '../../../ui/icons/arrow-left.ts';
import { IconArrowRight } from '../../../ui/icons/arrow-right.ts';
import { useTranslation } from 'react-i18next';
import { formats } from '../../../platform/i18n/index.ts';
import type { StepPager } from './cook-mode.tsx';
import classes from './cook.module.css';

/** Back, where one is, on; the last step ends it. */
export function CookFoot({ pager, onFinish }: { pager: StepPager; onFinish: () => void }) {
  const { t } = useTranslation('cooking');
  const { index, count, isFirst, isLast, move } = pager;
  if (count === 0) return null;
  const position = t('stepOf', { number: formats.number(index + 1), count: formats.number(count) });
  return (
    <div className={classes.foot}>
      <Button
        variant="default"
        size="md"
        disabled={isFirst}
        leftSection={<IconArrowLeft className="mantine-rotate-rtl" size={20} aria-hidden />}
        onClick={() => move(-1)}
      >
        {t('previous')}
      </Button>
      <div className={classes.progress}>
        <span>{position}</span>
        <progress value={index + 1} max={count} aria-label={position} />
      </div>
      <Button
        size="md"
        rightSection={<IconArrowRight className="mantine-rotate-rtl" size={20} aria-hidden />}
        onClick={() => (isLast ? onFinish() : move(1))}
      >
        {isLast ? t('finish') : t('next')}
      </Button>
    </div>
  );
}
