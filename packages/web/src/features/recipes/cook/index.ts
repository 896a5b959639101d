import type { ComponentType } from 'react';
import { lazyWithTexts } from '../../../platform/i18n/index.ts';
import type { CookModeProps } from './cook-mode.tsx';

/** Full-screen cook mode, loaded on demand. */
export const CookMode: ComponentType<CookModeProps> = lazyWithTexts<CookModeProps>(['cooking'], () =>
  import('./cook-mode.tsx').then((module) => module.CookMode),
);
