import type { temperatureView } from '@hearth/domain/measures/temperatures';
import { useCallback, useEffect, useState } from 'react';
import { usePreference } from '../../../platform/preferences/index.ts';

type Rule = typeof temperatureView;

/** A text with its temperatures as this reader wants them. */
export type ShowTemperatures = (text: string) => string;

let loaded: Rule | null = null;

/** Shows temperatures in the reader's scale. The rule comes to readers who have chosen one. */
export function useTemperatures(): ShowTemperatures {
  const [{ temperature }] = usePreference('recipeView');
  const [rule, setRule] = useState<Rule | null>(() => loaded);
  const isChosen = temperature !== 'original';
  useEffect(() => {
    if (!isChosen || rule !== null) return;
    void import('@hearth/domain/measures/temperatures').then((module) => {
      loaded = module.temperatureView;
      setRule(() => module.temperatureView);
    });
  }, [isChosen, rule]);
  return useCallback(
    (text) => (temperature === 'original' || rule === null ? text : rule(text, temperature)),
    [temperature, rule],
  );
}
