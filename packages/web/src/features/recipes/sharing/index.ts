import { lazyWithTexts } from '../../../platform/i18n/index.ts';
import type { ShareDialogProps } from './share-dialog.tsx';

export const ShareDialog = lazyWithTexts<ShareDialogProps>(['sharing', 'dates'], () =>
  import('./share-dialog.tsx').then((module) => module.ShareDialog),
);
