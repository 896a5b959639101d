import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { selfQuery } from '../../../platform/session/index.ts';
import { AccountGuideForm } from '../self/index.ts';
import { SetupCard } from './setup-card.tsx';
import classes from '../../../ui/steps/steps.module.css';

/** Introduction of the guide, with a button to skip it. */
export function GuideWelcome({ onNext }: { onNext: () => void }) {
  const { t } = useTranslation('setup');
  return (
    <SetupCard step={1} title={t('guide.welcome.title')}>
      <p className={classes.text}>{t('guide.welcome.text')}</p>
      <div className={classes.buttons}>
        <Button component={Link} to="/" variant="default" size="md">
          {t('guide.skip')}
        </Button>
        <Button size="md" onClick={onNext}>
          {t('guide.start')}
        </Button>
      </div>
    </SetupCard>
  );
}

/** Who runs the server now: an account that the configuration made may need another name. */
export function GuideAccount({ onBack, onNext }: { onBack: () => void; onNext: () => void }) {
  const { t } = useTranslation('setup');
  const { data: self } = useQuery(selfQuery);
  return (
    <SetupCard step={2} title={t('guide.account.title')}>
      <p className={classes.text}>{t('guide.account.text')}</p>
      <Suspense>
        {self && (
          <AccountGuideForm
            self={self}
            labels={{ back: t('back'), next: t('next') }}
            onBack={onBack}
            onNext={onNext}
          />
        )}
      </Suspense>
    </SetupCard>
  );
}

/** Back and on, at the foot of a step. */
export function GuideButtons({ onBack, onNext }: { onBack: (() => void) | undefined; onNext: () => void }) {
  const { t } = useTranslation('setup');
  return (
    <div className={classes.buttons}>
      {onBack === undefined ? (
        <span />
      ) : (
        <Button variant="default" size="md" onClick={onBack}>
          {t('back')}
        </Button>
      )}
      <Button size="md" onClick={onNext}>
        {t('next')}
      </Button>
    </div>
  );
}
