import { IconLanguage } from '../../../../ui/icons/language.ts';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { activeLocale } from '../../../../platform/i18n/index.ts';
import { NativeButton } from '../../../../ui/native/native-button.tsx';
import { LanguageDialog } from './lazy-dialogs.ts';
import { SchemeIcon, useSchemeToggle } from './use-scheme-toggle.tsx';

/** Language and light/dark as two quiet buttons, for layouts without a drawer. */
export function DisplayControls() {
  const { t } = useTranslation('shell');
  const [isChoosing, setChoosing] = useState(false);
  const scheme = useSchemeToggle();
  return (
    <>
      <NativeButton
        look="quiet"
        icon={<IconLanguage size={18} aria-hidden />}
        data-part="language"
        onClick={() => setChoosing(true)}
        aria-label={t('nav.languageNow', { language: activeLocale.name })}
      >
        {activeLocale.name}
      </NativeButton>
      <NativeButton look="quiet" icon={<SchemeIcon scheme={scheme.current} />} onClick={scheme.toggle}>
        {scheme.label}
      </NativeButton>
      {isChoosing && (
        <Suspense>
          <LanguageDialog onClose={() => setChoosing(false)} />
        </Suspense>
      )}
    </>
  );
}
