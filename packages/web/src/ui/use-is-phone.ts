import { useMediaQuery } from '@mantine/hooks';
import { PHONE } from './media.ts';

/** Whether the window is as narrow as a phone, from the first render on. */
export function useIsPhone(): boolean {
  return useMediaQuery(PHONE, undefined, { getInitialValueInEffect: false }) ?? false;
}
