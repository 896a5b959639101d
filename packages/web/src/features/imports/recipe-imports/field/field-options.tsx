import { Switch, TextInput } from '@mantine/core';
import type { Incoming } from '@hearth/domain/imports/incoming';
import { useTranslation } from 'react-i18next';
import { useGroupSlug } from '../../../../platform/session/index.ts';
import { IconChevronDown } from '../../../../ui/icons/chevron-down.ts';
import type { ForAll } from '../bulk/bulk.queries.ts';
import { ImportOptions } from '../import-options.tsx';
import { OrganizerPair } from '../organizer-pair.tsx';
import type { RunOptions } from './use-import-run.ts';
import classes from './field.module.css';

/** What few people change, folded away: what comes along, and what goes with a text, photos or several links. */
export function FieldOptions({
  kind,
  isHidden,
  options,
  onChange,
  onForAll,
}: {
  kind: Incoming['kind'];
  isHidden: boolean;
  options: RunOptions;
  onChange: (changes: Partial<Omit<RunOptions, 'forAll'>>) => void;
  onForAll: (forAll: ForAll) => void;
}) {
  const { t } = useTranslation('imports');
  const library = { groupSlug: useGroupSlug() ?? '', isOwn: true };
  return (
    <details className={classes.options} data-part="import-options" hidden={isHidden}>
      <summary className={classes.optionsHead}>
        <IconChevronDown size={20} stroke={1.5} aria-hidden className={classes.chevron ?? ''} />
        {t('options.title')}
      </summary>
      <div className={classes.optionsBody}>
        <ImportOptions options={options} onChange={onChange} />
        {kind === 'pictures' && (
          <Switch
            label={t('image.translate')}
            checked={options.translates}
            onChange={({ currentTarget }) => onChange({ translates: currentTarget.checked })}
          />
        )}
        <TextInput
          name="url"
          label={t('html.url')}
          description={t('html.urlHelp')}
          inputMode="url"
          dir="ltr"
          value={options.pageUrl}
          onChange={({ currentTarget }) => onChange({ pageUrl: currentTarget.value })}
        />
        <OrganizerPair
          library={library}
          title={t('bulk.forAll')}
          chosen={options.forAll}
          onChange={onForAll}
        />
      </div>
    </details>
  );
}
