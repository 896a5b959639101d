import { Button, Textarea, TextInput } from '@mantine/core';
import { required, url as validUrl } from '@hearth/domain/ui/validators';
import { useSearch } from '@tanstack/react-router';
import type { SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { readText } from '../../../platform/routing/index.ts';
import { useFields } from '../../../ui/form/use-fields.ts';
import { CreateFrame } from './create-frame.tsx';
import { ImportOptions } from './import-options.tsx';
import { ImportOutcome } from './import-outcome.tsx';
import { useCreateRecipe } from './imports.queries.ts';
import { useFirstField } from './use-first-field.ts';
import { useFormOptions } from './use-import-options.ts';
import classes from './create.module.css';

/** Page to import a pasted recipe: plain text, HTML or schema.org JSON. */
export function CreateHtmlPage() {
  const { t } = useTranslation('imports');
  const creation = useCreateRecipe();
  const [options, change] = useFormOptions();
  const asked = readText(useSearch({ strict: false }), 'recipe_import_url') ?? '';
  const fields = useFields({ data: '', url: asked }, { data: [required], url: [validUrl] });
  useFirstField('data');
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!fields.check()) return;
    const { data, url } = fields.values;
    creation.mutate({ source: { kind: 'text', data, url: url.trim() === '' ? null : url.trim() }, options });
  };
  return (
    <CreateFrame way="html">
      <form className={classes.form} onSubmit={submit} noValidate>
        <Textarea
          {...fields.bind('data')}
          data-first-field
          label={t('html.label')}
          description={t('html.help')}
          minRows={10}
          rows={12}
          spellCheck={false}
          dir="auto"
          classNames={{ input: classes.code ?? '' }}
        />
        <TextInput
          {...fields.bind('url')}
          label={t('html.url')}
          description={t('html.urlHelp')}
          inputMode="url"
          dir="ltr"
        />
        <ImportOptions options={options} onChange={change} />
        <Button type="submit" size="md" loading={creation.isPending} className={classes.submit ?? ''}>
          {t('html.submit')}
        </Button>
      </form>
      <ImportOutcome creation={creation} way="html" />
    </CreateFrame>
  );
}
