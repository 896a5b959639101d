import { IconLanguage } from '../../../../ui/icons/language.ts';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NativeButton } from '../../../../ui/native/native-button.tsx';
import { LanguageDialog } from './lazy-dialogs.ts';
import { schemeIcons, schemes, useScheme } from './use-scheme.ts';
import classes from './display-controls.module.css';

/** Language and light/dark as two quiet buttons, for layouts without a drawer. */
export function DisplayControls() {
  const { t } = useTranslation('shell');
  const [isChoosing, setChoosing] = useState(false);
  return (
    <>
      <NativeButton
        look="quiet"
        icon={<IconLanguage size={18} aria-hidden />}
        data-part="language"
        onClick={() => setChoosing(true)}
        aria-label={t('nav.languageNow', { language: t('nav.languageName') })}
      >
        {t('nav.languageName')}
      </NativeButton>
      <SchemeSelect />
      {isChoosing && (
        <Suspense>
          <LanguageDialog onClose={() => setChoosing(false)} />
        </Suspense>
      )}
    </>
  );
}

/** The browser's own menu: the kit's would be more code than the sign-in page has by itself. */
function SchemeSelect() {
  const { t } = useTranslation('shell');
  const [current, choose] = useScheme();
  const Icon = schemeIcons[current];
  return (
    <span className={classes.scheme}>
      <Icon size={18} aria-hidden />
      <select
        className={classes.select}
        aria-label={t('scheme.menu')}
        value={current}
        onChange={({ currentTarget }) => {
          const chosen = schemes.find((scheme) => scheme === currentTarget.value);
          if (chosen !== undefined) choose(chosen);
        }}
      >
        {schemes.map((scheme) => (
          <option key={scheme} value={scheme}>
            {t(`scheme.${scheme}`)}
          </option>
        ))}
      </select>
    </span>
  );
}
