import { useTranslation } from 'react-i18next';
import { type Preferences, usePreference } from '../../../../../platform/preferences/index.ts';
import lists from '../recipe-lists.module.css';

type View = Preferences['recipeView'];
const units: readonly View['units'][] = ['original', 'metric', 'us'];
const temperatures: readonly View['temperature'][] = ['original', 'celsius', 'fahrenheit'];

/** The reader's choice of measures and temperature scale; stored on the device, for all recipes. */
export function UnitSwitch() {
  const { t } = useTranslation('recipes');
  const [view, change] = usePreference('recipeView');
  return (
    <div className={lists.selects}>
      <select
        className={lists.select}
        aria-label={t('units.title')}
        value={view.units}
        onChange={({ currentTarget }) => change({ units: currentTarget.value as View['units'] })}
      >
        {units.map((one) => (
          <option key={one} value={one}>
            {t(`units.${one}`)}
          </option>
        ))}
      </select>
      <select
        className={lists.select}
        aria-label={t('temperature.title')}
        value={view.temperature}
        onChange={({ currentTarget }) => change({ temperature: currentTarget.value as View['temperature'] })}
      >
        {temperatures.map((one) => (
          <option key={one} value={one}>
            {t(`temperature.${one}`)}
          </option>
        ))}
      </select>
    </div>
  );
}
