import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { activeLocale } from '../../../../platform/i18n/index.ts';
import { readAmount, amountText } from '../../../../ui/form/amount-text.ts';

/** An amount in the user's notation: `1,5`, `1/2`, `½`. Empty means none. */
export function AmountInput({
  value,
  onAmount,
}: {
  value: number;
  onAmount: (amount: number | undefined) => void;
}) {
  const { t } = useTranslation('shopping-lists');
  const [text, setText] = useState(() => (value === 0 ? '' : amountText(value, activeLocale.formats)));
  const isWrong = readAmount(text, activeLocale.formats) === undefined;
  return (
    <TextInput
      name="amount"
      label={t('edit.amount')}
      autoComplete="off"
      value={text}
      error={isWrong && t('edit.amountWrong')}
      onChange={(event) => {
        setText(event.currentTarget.value);
        const amount = readAmount(event.currentTarget.value, activeLocale.formats);
        onAmount(amount === null ? 0 : amount);
      }}
    />
  );
}
