import type { ComponentType } from 'react';
import { lazyWithTexts } from '../../../../platform/i18n/index.ts';
import type { CookModeProps } from './cook-mode.tsx';

/** A recipe on the whole screen; it comes when somebody begins to cook. */
export const CookMode: ComponentType<CookModeProps> = lazyWithTexts<CookModeProps>(['cooking'], () =>
  import('./cook-mode.tsx').then((module) => module.CookMode),
);
