import { Button } from '@mantine/core';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelf } from '../../../platform/session/index.ts';
import { PageTitle } from '../../../ui/page/page-title.tsx';
import { ChangePasswordDialog } from '../self/index.ts';
import { SecondFactorSection } from './second-factor-section.tsx';
import { SessionsSection } from './sessions-section.tsx';
import classes from './security.module.css';

/** Everything that guards the own account: password, second factor, devices. */
export function SecurityPage() {
  const { t } = useTranslation('security');
  return (
    <div className={classes.page}>
      <PageTitle title={t('title')} intro={t('intro')} />
      {useSelf()?.authMethod === 'Mealie' && <PasswordSection />}
      <SecondFactorSection />
      <SessionsSection />
    </div>
  );
}

function PasswordSection() {
  const { t } = useTranslation('security');
  const [isOpen, setOpen] = useState(false);
  return (
    <section className={classes.card} aria-labelledby="password-title">
      <h2 id="password-title" className={classes.heading}>
        {t('password.title')}
      </h2>
      <p className={classes.text}>{t('password.text')}</p>
      <Button variant="default" onClick={() => setOpen(true)}>
        {t('password.change')}
      </Button>
      {isOpen && (
        <Suspense>
          <ChangePasswordDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </section>
  );
}
