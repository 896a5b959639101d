import { useEffect } from 'react';
import { focusField } from '../../../ui/form/use-fields.ts';

/**
 * Focuses the field that a page begins with when the page opens. The field also carries `data-first-field`, so that a
 * navigation that ends later leaves the focus there.
 */
export function useFirstField(name: string): void {
  useEffect(() => focusField(name), [name]);
}
