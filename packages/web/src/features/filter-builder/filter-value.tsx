import { MultiSelect, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { userText } from '../../ui/form/user-text.ts';
import { plainText } from '../../ui/plain-text.ts';
import { foodsQuery, householdsQuery } from '../explore/index.ts';
import { organizersQuery } from '../organizers/index.ts';
import type { Library } from '../recipes/index.ts';
import type { ChoiceList, FilterField } from './filter-fields.ts';
import classes from './filter-builder.module.css';

/** As many as one reads; a few letters find the others. */
const mostOptions = 50;

interface ValueProps {
  field: FilterField;
  value: string | readonly string[];
  library: Library;
  onChange: (value: string | string[]) => void;
}

/** What a field is compared with: names to choose, a date, a number or a text. */
export function FilterValue(props: ValueProps) {
  const { t } = useTranslation('filter-builder');
  const { field, value, onChange } = props;
  if (typeof value !== 'string') return <Choices {...props} list={field.key as ChoiceList} chosen={value} />;
  const isText = field.type === 'text';
  return (
    <TextInput
      className={classes.value ?? ''}
      aria-label={t('value')}
      type={isText ? 'text' : field.type}
      {...(field.type === 'number' ? { step: 'any', inputMode: 'decimal' } : {})}
      value={value}
      error={value.includes('"') ? t('noQuotes') : undefined}
      onChange={(event) => onChange(event.currentTarget.value)}
      {...(isText ? userText : {})}
    />
  );
}

/** What was deleted since stays in the filter until somebody takes it out; it has no name any more. */
function Choices({
  list,
  chosen,
  library,
  onChange,
}: ValueProps & { list: ChoiceList; chosen: readonly string[] }) {
  const { t } = useTranslation('filter-builder');
  const options = useOptions(list, library);
  const known = new Set(options.data?.map(({ id }) => id));
  const unknown = options.isPending ? [] : chosen.filter((id) => !known.has(id));
  const data = [
    ...(options.data ?? []).map(({ id, name }) => ({ value: id, label: name })),
    ...unknown.map((id) => ({ value: id, label: t('unknown') })),
  ];
  return (
    <MultiSelect
      className={classes.value ?? ''}
      aria-label={t('value')}
      placeholder={chosen.length === 0 ? t('choose') : ''}
      data={data}
      value={options.isPending ? [] : [...chosen]}
      onChange={onChange}
      disabled={options.isPending}
      error={options.isError ? t('failed') : undefined}
      searchable
      limit={mostOptions}
      nothingFoundMessage={t('nothing')}
      filter={({ options: all, search, limit }) => {
        const wanted = plainText(search);
        return all.filter((one) => 'label' in one && plainText(one.label).includes(wanted)).slice(0, limit);
      }}
      comboboxProps={{ withinPortal: true, shadow: 'md' }}
      hidePickedOptions
      attributes={{ pill: { dir: 'auto' } }}
    />
  );
}

function useOptions(list: ChoiceList, library: Library) {
  const kind = list === 'foods' || list === 'households' ? 'categories' : list;
  const organizers = useQuery({ ...organizersQuery(library, kind), enabled: kind === list });
  const foods = useQuery({ ...foodsQuery(library), enabled: list === 'foods' });
  const households = useQuery({ ...householdsQuery(library), enabled: list === 'households' });
  if (list === 'foods') return foods;
  return list === 'households' ? households : organizers;
}
