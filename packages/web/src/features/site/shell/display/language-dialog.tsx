import { Radio } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { languages } from 'virtual:languages';
import { keepTypedTexts } from '../../../../platform/drafts/keep-typed-texts.ts';
import { activeLocale, changeLocale, formats } from '../../../../platform/i18n/index.ts';
import { Dialog } from '../../../../ui/dialog/dialog.tsx';
import classes from './language-dialog.module.css';

/** Chooses the language; each says how much of the app it covers. */
export function LanguageDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('language');
  const [chosen, setChosen] = useState<string>(activeLocale.value);
  const change = () => {
    keepTypedTexts();
    return changeLocale(chosen);
  };
  return (
    <Dialog
      opened
      size="sm"
      title={t('title')}
      onClose={onClose}
      confirmLabel={t('use')}
      isValid={chosen !== activeLocale.value}
      keepOpen
      onConfirm={change}
    >
      <Radio.Group value={chosen} onChange={setChosen} label={t('label')} description={t('reload')}>
        <div className={classes.list}>
          {languages.map(({ value, name, percent }) => (
            <Radio
              key={value}
              value={value}
              className={classes.row ?? ''}
              label={
                <span className={classes.label}>
                  <bdi lang={value}>{name}</bdi>
                  <span className={classes.share}>
                    {t('progress', { percent: formats.percent(percent / 100) })}
                  </span>
                </span>
              }
            />
          ))}
        </div>
      </Radio.Group>
    </Dialog>
  );
}
