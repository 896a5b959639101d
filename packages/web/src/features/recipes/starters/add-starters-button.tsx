import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useAddStarters } from './starters.queries.ts';

/** Fills an empty library with the starter recipes. */
export function AddStartersButton() {
  const { t } = useTranslation('starters');
  const add = useAddStarters();
  return (
    <Button variant="default" loading={add.isPending} onClick={() => add.mutate()}>
      {t('add')}
    </Button>
  );
}
