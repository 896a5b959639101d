/** The widths at which the layout changes, for `useMediaQuery`; style sheets use the same figures. */
export const PHONE = '(max-width: 37.49em)';
export const BELOW_DESKTOP = '(max-width: 59.99em)';
