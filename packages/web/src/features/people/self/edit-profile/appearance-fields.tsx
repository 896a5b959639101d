import { useMantineColorScheme } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { type Preferences, usePreference } from '../../../../platform/preferences/index.ts';
import { ChoiceChips } from '../../../../ui/chips/choice-chips.tsx';
import classes from './edit-profile.module.css';

const schemes = ['auto', 'light', 'dark'] as const;
const contrasts = ['auto', 'normal', 'high'] as const;
const densities = ['comfortable', 'compact'] as const;

/** Theme, contrast and density of this device; each is shown and kept at once. */
export function AppearanceFields() {
  const { t } = useTranslation('profile');
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const [{ contrast, density }, change] = useDisplay();
  return (
    <div className={classes.form} data-part="appearance">
      <ChoiceChips
        label={t('edit.appearance.scheme.label')}
        choices={schemes.map((value) => ({ value, label: t(`edit.appearance.scheme.${value}`) }))}
        chosen={colorScheme}
        onChoose={setColorScheme}
      />
      <ChoiceChips
        label={t('edit.appearance.contrast.label')}
        choices={contrasts.map((value) => ({ value, label: t(`edit.appearance.contrast.${value}`) }))}
        chosen={contrast}
        onChoose={(value) => change({ contrast: value })}
      />
      <ChoiceChips
        label={t('edit.appearance.density.label')}
        choices={densities.map((value) => ({ value, label: t(`edit.appearance.density.${value}`) }))}
        chosen={density}
        onChoose={(value) => change({ density: value })}
      />
      <p className={classes.text}>{t('edit.appearance.help')}</p>
    </div>
  );
}

/** The preference, whose changes the script of the page (index.html) puts into effect. */
function useDisplay() {
  const [display, keep] = usePreference('display');
  const change = (changes: Partial<Preferences['display']>) => {
    keep(changes);
    dispatchEvent(new CustomEvent('hearth.display', { detail: { ...display, ...changes } }));
  };
  return [display, change] as const;
}
