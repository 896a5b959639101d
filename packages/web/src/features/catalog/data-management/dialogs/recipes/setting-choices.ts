import type { SentRecipeSettings } from '@hearth/contract';
import { recipeSettings } from '@hearth/domain/recipes/fields';

/** What a change of many recipes does to one setting. */
export const settingChoices = ['keep', 'on', 'off'] as const;
export type SettingChoice = (typeof settingChoices)[number];

/** The settings that many recipes can be given at once; a lock belongs to one recipe. */
export const sharedSettings = recipeSettings.filter((name) => name !== 'locked');
export type SharedSetting = (typeof sharedSettings)[number];

export type SettingChoices = Readonly<Partial<Record<SharedSetting, SettingChoice>>>;

/** The settings to send: those with a choice other than to keep them. */
export function chosenSettings(choices: SettingChoices): SentRecipeSettings {
  const chosen = sharedSettings.filter((name) => (choices[name] ?? 'keep') !== 'keep');
  return Object.fromEntries(chosen.map((name) => [name, choices[name] === 'on']));
}
