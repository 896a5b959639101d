import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { RecipeSettingsDialog } from './recipe-settings-dialog.tsx';
import { chosenSettings, sharedSettings } from './setting-choices.ts';

vi.mock('react-i18next', () => ({ useTranslation: () => ({ t: (key: string) => key }) }));
vi.mock('./use-recipe-change.ts', () => ({ useRecipeChange: () => ({ problem: null }) }));
vi.mock('../../../../../ui/dialog/dialog.tsx', () => ({
  Dialog: ({ children, isValid }: { children: ReactNode; isValid: boolean }) => (
    <form data-valid={isValid}>{children}</form>
  ),
}));

describe('settings of many recipes', () => {
  it('presets no value, and nothing can be saved before one is chosen', () => {
    const page = renderToStaticMarkup(
      <MantineProvider>
        <RecipeSettingsDialog chosen={[]} items={[]} onClose={() => {}} />
      </MantineProvider>,
    );
    expect(page).toContain('data-valid="false"');
    const selected = [...page.matchAll(/<option value="(\w+)" selected=""/g)].map(([, value]) => value);
    expect(selected).toEqual(sharedSettings.map(() => 'keep'));
  });

  it('sends the settings that were chosen, and no other', () => {
    expect(chosenSettings({})).toEqual({});
    expect(chosenSettings({ showNutrition: 'on' })).toEqual({ showNutrition: true });
    expect(chosenSettings({ public: 'off', showAssets: 'keep', disableComments: 'on' })).toEqual({
      public: false,
      disableComments: true,
    });
  });

  it.each(sharedSettings)('sends %s alone, on or off', (name) => {
    expect(chosenSettings({ [name]: 'on' })).toEqual({ [name]: true });
    expect(chosenSettings({ [name]: 'off' })).toEqual({ [name]: false });
  });
});
