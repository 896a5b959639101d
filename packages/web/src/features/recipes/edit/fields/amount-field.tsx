import { TextInput, type TextInputProps } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { activeLocale } from '../../../../platform/i18n/index.ts';
import { userText } from '../../../../ui/form/user-text.ts';
import { readAmount, amountText, fractionalAmountText } from '../../../../ui/form/amount-text.ts';

/** A field for an amount: decimals with comma or point, fractions, the figures of the reader's language. */
export function AmountField({
  value,
  onAmount,
  hasError = true,
  isDecimal = false,
  ...others
}: Omit<TextInputProps, 'value' | 'onChange' | 'error'> & {
  value: number | null;
  onAmount: (amount: number | null) => void;
  /** Whether there is room for the error message; else only the frame shows it. */
  hasError?: boolean;
  /** Whether halves are written as 0.5 and not as ½: kilograms have no fractions. */
  isDecimal?: boolean;
}) {
  const { t } = useTranslation('editor');
  const [typed, setTyped] = useState<string | null>(null);
  const locale = activeLocale.formats;
  const read = typed === null ? undefined : readAmount(typed, locale);
  const isWrong = typed !== null && read === undefined;
  const change = (text: string) => {
    setTyped(text);
    const amount = readAmount(text, locale);
    if (amount !== undefined) onAmount(amount);
  };
  // The field keeps the typed text, unless the amount changes elsewhere.
  const written = typed !== null && (isWrong || read === value) ? typed : null;
  const write = isDecimal ? amountText : fractionalAmountText;
  return (
    <TextInput
      // Without it a fraction would stand before its whole number where the page is read from right to left.
      {...userText}
      {...others}
      inputMode="text"
      autoComplete="off"
      value={written ?? write(value, locale)}
      onChange={(event) => change(event.currentTarget.value)}
      error={isWrong && (hasError ? t('amount.wrong') : true)}
    />
  );
}
