import type { OptionsFilter } from '@mantine/core';
import { bestFirst } from '../text/best-first.ts';

/** The filter of a field with options: those that match the typed text, best first. */
export const bestOptionsFirst: OptionsFilter = ({ options, search, limit }) =>
  bestFirst(options, search, (one) => ('label' in one ? [one.label] : [])).slice(0, limit);
