import { ActionIcon, Button, TextInput } from '@mantine/core';
import { IconPlus } from '../../../../../ui/icons/plus.ts';
import { IconX } from '../../../../../ui/icons/x.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { userText } from '../../../../../ui/form/user-text.ts';
import classes from '../dialogs.module.css';

const maxNameLength = 255;

/** Further names of a food or a unit while they are edited. */
export interface Aliases {
  readonly names: readonly string[];
  readonly set: (names: readonly string[]) => void;
  /** As the API takes them, without empty ones. */
  readonly read: () => { name: string }[];
}

export function useAliases(stored: readonly { name: string }[] | undefined): Aliases {
  const [names, set] = useState<readonly string[]>(() => (stored ?? []).map(({ name }) => name));
  const read = () => names.map((name) => ({ name: name.trim() })).filter(({ name }) => name !== '');
  return { names, set, read };
}

/** Further names by which a food or a unit is recognised, a field each. */
export function AliasFields({ aliases: { names, set } }: { aliases: Aliases }) {
  const { t } = useTranslation('data');
  return (
    <fieldset className={classes.aliasSet}>
      <legend>{t('column.aliases')}</legend>
      <p className={classes.text}>{t('aliases.text')}</p>
      <ul className={classes.aliases}>
        {names.map((name, index) => (
          // A row has nothing but its place: the names may be equal while one types.
          <li key={index}>
            <TextInput
              value={name}
              onChange={(event) => set(names.with(index, event.currentTarget.value))}
              aria-label={t('aliases.name', { number: index + 1 })}
              maxLength={maxNameLength}
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- a field that was just asked for
              autoFocus={name === ''}
              {...userText}
            />
            <ActionIcon
              variant="subtle"
              color="gray"
              size={40}
              aria-label={t('aliases.remove', { number: index + 1 })}
              onClick={() => set(names.toSpliced(index, 1))}
            >
              <IconX size={18} aria-hidden />
            </ActionIcon>
          </li>
        ))}
      </ul>
      <Button
        variant="subtle"
        className={classes.add ?? ''}
        leftSection={<IconPlus size={18} aria-hidden />}
        data-part="add-alias"
        onClick={() => set([...names, ''])}
      >
        {t('aliases.add')}
      </Button>
    </fieldset>
  );
}
