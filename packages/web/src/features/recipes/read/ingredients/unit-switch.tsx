import { IconRuler2 } from '../../../../ui/icons/ruler-2.ts';
import { useTranslation } from 'react-i18next';
import { type Preferences, usePreference } from '../../../../platform/preferences/index.ts';
import { ActionMenu, type MenuEntry } from '../../../../ui/menu/action-menu.tsx';
import lists from '../recipe-lists.module.css';

type View = Preferences['recipeView'];
const units: readonly View['units'][] = ['original', 'metric', 'us'];
const temperatures: readonly View['temperature'][] = ['original', 'celsius', 'fahrenheit'];

/** The reader's choice of measures and temperature scale; stored on the device, for all recipes. */
export function UnitSwitch() {
  const { t } = useTranslation('recipes');
  const [view, change] = usePreference('recipeView');
  const entries: MenuEntry[] = [
    ...units.map((one) => ({
      key: `units-${one}`,
      label: t(`units.${one}`),
      isChosen: view.units === one,
      onSelect: () => change({ units: one }),
    })),
    ...temperatures.map((one, index) => ({
      key: `temperature-${one}`,
      label: t(`temperature.${one}`),
      isChosen: view.temperature === one,
      startsGroup: index === 0,
      onSelect: () => change({ temperature: one }),
    })),
  ];
  return (
    <ActionMenu
      label={t('units.title')}
      entries={entries}
      renderButton={(props) => (
        <button type="button" {...props} className={lists.muted}>
          <IconRuler2 size={18} aria-hidden />
          {view.units === 'original' ? t('units.title') : t(`units.${view.units}`)}
        </button>
      )}
    />
  );
}
