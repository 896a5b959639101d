import { useMediaQuery } from '@mantine/hooks';
import { phone } from './media.ts';

/** Whether the window is as narrow as a phone, from the first render on. */
export function useIsPhone(): boolean {
  return useMediaQuery(phone, undefined, { getInitialValueInEffect: false }) ?? false;
}
