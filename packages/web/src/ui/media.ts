/** The widths at which the layout changes, for `useMediaQuery`; style sheets use the same figures. */
export const phone = '(max-width: 37.49em)';
export const belowDesktop = '(max-width: 59.99em)';
