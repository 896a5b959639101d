import { Button, CloseButton, TextInput } from '@mantine/core';
import { mayUseAdvanced, readRights } from '@hearth/domain/people/policies';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelf } from '../../../../platform/session/index.ts';
import { focusField } from '../../../../ui/form/use-fields.ts';
import { userText } from '../../../../ui/form/user-text.ts';
import { section, type SectionProps } from '../section.ts';
import classes from './fields.module.css';
import lists from '../lists/lists.module.css';

/** Texts by key that other programs read through the API. For advanced users. */
export const ExtrasEditor = section({ extras: true }, ExtraFields);

function ExtraFields({ draft, edit }: SectionProps<'extras'>) {
  const { t } = useTranslation('editor');
  const self = useSelf();
  const [key, setKey] = useState('');
  if (self === null || !mayUseAdvanced(readRights(self))) return null;
  const set = (name: string, value: string) =>
    edit((before) => ({ ...before, extras: { ...before.extras, [name]: value } }), `extra:${name}`);
  const remove = (name: string) =>
    edit((before) => ({
      ...before,
      extras: Object.fromEntries(Object.entries(before.extras).filter(([one]) => one !== name)),
    }));
  const isTaken = key.trim() in draft.extras;
  const add = () => {
    const name = key.trim();
    if (name === '' || isTaken) return;
    set(name, '');
    setKey('');
    requestAnimationFrame(() => focusField(`extra-${name}`));
  };
  const addByEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    add();
  };
  return (
    <section className={lists.section} aria-labelledby="editor-extras">
      <h2 id="editor-extras">{t('extras.title')}</h2>
      <p className={classes.hint}>{t('extras.hint')}</p>
      {Object.entries(draft.extras).map(([name, value]) => (
        <div key={name} className={classes.extra}>
          <TextInput
            name={`extra-${name}`}
            label={<span dir="auto">{name}</span>}
            value={value}
            {...userText}
            onChange={(event) => set(name, event.currentTarget.value)}
          />
          <CloseButton size={36} aria-label={t('extras.remove', { name })} onClick={() => remove(name)} />
        </div>
      ))}
      <div className={classes.adding}>
        <TextInput
          name="extra-key"
          label={t('extras.key')}
          value={key}
          maxLength={255}
          error={isTaken && t('extras.taken')}
          onChange={(event) => setKey(event.currentTarget.value)}
          onKeyDown={addByEnter}
        />
        <Button variant="default" disabled={key.trim() === '' || isTaken} onClick={add}>
          {t('extras.add')}
        </Button>
      </div>
    </section>
  );
}
