import { useTranslation } from 'react-i18next';
import { formats } from '../../../platform/i18n/index.ts';
import { useSelf } from '../../../platform/session/index.ts';

export const maxNameLength = 255;

/** The name of a cookbook without a name: its household, and its number on the shelf. */
export function useUntitled(place: number): string {
  const { t } = useTranslation('cookbooks');
  const household = useSelf()?.household ?? '';
  const formatName = (shown: string) => t('untitled', { household: shown, number: formats.number(place) });
  const room = maxNameLength - formatName('').length;
  return formatName([...household].slice(0, room).join('')).trim();
}
