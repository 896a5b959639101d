import { Button } from '@mantine/core';
import IconLanguage from '@tabler/icons-react/dist/esm/icons/IconLanguage.mjs';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { activeLocale } from '../../platform/i18n/index.ts';
import { LanguageDialog } from './lazy-dialogs.ts';
import { SchemeIcon, useSchemeToggle } from './use-scheme-toggle.tsx';

/** Language and light/dark as two quiet buttons, for layouts without a drawer. */
export function DisplayControls() {
  const { t } = useTranslation('shell');
  const [isChoosing, setChoosing] = useState(false);
  const scheme = useSchemeToggle();
  return (
    <>
      <Button
        variant="subtle"
        color="gray"
        leftSection={<IconLanguage size={18} aria-hidden />}
        onClick={() => setChoosing(true)}
        aria-label={t('nav.languageNow', { language: activeLocale.name })}
      >
        {activeLocale.name}
      </Button>
      <Button
        variant="subtle"
        color="gray"
        leftSection={<SchemeIcon scheme={scheme.current} />}
        onClick={scheme.toggle}
      >
        {scheme.label}
      </Button>
      {isChoosing && (
        <Suspense>
          <LanguageDialog onClose={() => setChoosing(false)} />
        </Suspense>
      )}
    </>
  );
}
