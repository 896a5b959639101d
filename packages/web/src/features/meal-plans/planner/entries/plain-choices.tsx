import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { plainMeals } from './plain-meals.ts';
import classes from './plain-choices.module.css';

/** Meals for which nothing is cooked, each with one tap. */
export function PlainChoices({
  isBusy = false,
  onChoose,
}: {
  isBusy?: boolean;
  onChoose: (title: string) => void;
}) {
  const { t } = useTranslation('planner');
  return (
    <fieldset className={classes.plain} disabled={isBusy}>
      <legend className="visually-hidden">{t('plain.label')}</legend>
      {plainMeals.map(({ key, Icon }) => (
        <Button
          key={key}
          variant="default"
          size="sm"
          radius="xl"
          leftSection={<Icon size={18} aria-hidden />}
          data-plain={key}
          disabled={isBusy}
          onClick={() => onChoose(t(`plain.${key}`))}
        >
          {t(`plain.${key}`)}
        </Button>
      ))}
    </fieldset>
  );
}
