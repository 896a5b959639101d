import { TextInput } from '@mantine/core';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';

/** The field for the address of a page, the first of its form; takes what a form binds to a field. */
export function AddressField(bound: ComponentProps<typeof TextInput>) {
  const { t } = useTranslation('imports');
  return (
    <TextInput
      {...bound}
      data-first-field
      label={t('url.label')}
      placeholder="https://"
      inputMode="url"
      autoComplete="url"
      size="md"
      dir="ltr"
    />
  );
}
