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
  const isWrong = typed !== null && readAmount(typed) === undefined;
  const change = (text: string) => {
    setTyped(text);
    const amount = readAmount(text);
    if (amount !== undefined) onAmount(amount);
  };
  const write = isDecimal ? amountText : fractionalAmountText;
  return (
    <TextInput
      // Without it a fraction would stand before its whole number where the page is read from right to left.
      {...userText}
      {...others}
      inputMode="text"
      autoComplete="off"
      value={typed ?? write(value, activeLocale.formats)}
      onChange={(event) => change(event.currentTarget.value)}
      onBlur={() => !isWrong && setTyped(null)}
      error={isWrong && (hasError ? t('amount.wrong') : true)}
    />
  );
}
