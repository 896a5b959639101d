import { useIsPhone } from '../use-is-phone.ts';
import classes from './options-place.module.css';

/**
 * Where the options of a field are listed: floating below it, or on phones between it and what follows. There the
 * field is mostly in a sheet, whose edges and keyboard a floating list would be placed across.
 */
export function useOptionsPlace() {
  const isPhone = useIsPhone();
  if (!isPhone) return { comboboxProps: { withinPortal: true, shadow: 'md' } } as const;
  return {
    comboboxProps: { withinPortal: false },
    classNames: { dropdown: classes.below ?? '', options: classes.options ?? '' },
    withScrollArea: false,
  } as const;
}
