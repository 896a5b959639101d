import { Button, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { required } from '@hearth/domain/ui/validators';
import { useQuery } from '@tanstack/react-query';
import type { SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../../platform/api/index.ts';
import { useSelf } from '../../../platform/session/index.ts';
import { useFields } from '../../../ui/form/use-fields.ts';
import { userText } from '../../../ui/form/user-text.ts';
import { CreateFrame } from './create-frame.tsx';
import { useFirstField } from './use-first-field.ts';
import { nameFreeQuery, useCreateRecipe } from './imports.queries.ts';
import classes from './create.module.css';

const debounceMs = 500;
const inEditor = { opensEditor: true };

/** Starts an empty recipe and opens its editor. */
export function CreateNewPage() {
  const { t } = useTranslation('imports');
  const creation = useCreateRecipe();
  const fields = useFields({ name: '' }, { name: [required] });
  useFirstField('name');
  const isTaken = useIsNameTaken(fields.values.name);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (fields.check())
      creation.mutate({ source: { kind: 'name', name: fields.values.name.trim() }, options: inEditor });
  };
  return (
    <CreateFrame way="new">
      <form className={classes.form} onSubmit={submit} noValidate>
        <TextInput
          {...fields.bind('name')}
          data-first-field
          label={t('new.label')}
          description={isTaken ? t('new.taken') : t('new.help')}
          size="md"
          {...userText}
        />
        <Button type="submit" size="md" loading={creation.isPending} className={classes.submit ?? ''}>
          {t('new.submit')}
        </Button>
      </form>
      {creation.isError && (
        <p className={classes.problem} role="alert">
          {errorMessage(creation.error, t('problem.other.title'))}
        </p>
      )}
    </CreateFrame>
  );
}

function useIsNameTaken(name: string): boolean {
  const self = useSelf();
  const [asked] = useDebouncedValue(name.trim(), debounceMs);
  const isAsked = asked !== '' && self !== null;
  const { data } = useQuery({ ...nameFreeQuery(self?.groupId ?? '', asked), enabled: isAsked });
  return isAsked && data?.valid === false;
}
