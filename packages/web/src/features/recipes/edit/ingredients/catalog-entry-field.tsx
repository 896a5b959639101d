import { CloseButton, Combobox, TextInput, useCombobox } from '@mantine/core';
import type { CatalogEntryKind, RecipeSummary } from '@hearth/contract/index';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { announce } from '../../../../ui/live-region.tsx';
import { bestFirst } from '../../../../ui/text/best-first.ts';
import { plainText } from '../../../../ui/text/plain-text.ts';
import {
  type CatalogEntries,
  useCreateCatalogEntry,
  catalogEntriesQuery,
} from './catalog-entries.queries.ts';
import { useLinkableRecipes } from './linked/linkable-recipes.ts';
import classes from './ingredient-form.module.css';

const createValue = '+create';

interface CatalogEntryFieldProps<K extends CatalogEntryKind> {
  kind: K;
  name: string;
  value: CatalogEntries[K] | null;
  onChange: (value: CatalogEntries[K] | null) => void;
  /** The recipes of the group are offered as well. */
  recipes?: {
    readonly value: RecipeSummary | null;
    readonly onChoose: (recipe: RecipeSummary) => void;
  };
}

/**
 * A field for a unit or food, or a recipe in the place of a food: Enter takes the first match, or creates an entry if
 * there is none.
 */
export function CatalogEntryField<K extends CatalogEntryKind>(props: CatalogEntryFieldProps<K>) {
  const { kind, name, onChange } = props;
  const value = props.value ?? props.recipes?.value ?? null;
  const { t } = useTranslation('editor');
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  // Fields without focus have no list, because dozens of them would be positioned when the editor opens.
  const [isUsed, setUsed] = useState(false);
  const { selectFirstOption } = combobox;
  const choice = useChoice(props);
  const { text, setText, options, newName, recipes, isRecipe } = choice;
  const best = options[0]?.id ?? (isRecipe ? recipes[0]?.id : null) ?? newName;
  useEffect(() => {
    // The kit chooses among the options that are in the page, so they are rendered first.
    if (text !== null && text !== '' && best !== null) selectFirstOption();
  }, [text, best, selectFirstOption]);
  const leave = () => {
    combobox.closeDropdown();
    if (text?.trim() === '' && value !== null) onChange(null);
    setText(null);
  };
  return (
    <Combobox
      store={combobox}
      keepMounted={isUsed}
      onOptionSubmit={(chosen) => {
        choice.submit(chosen);
        combobox.closeDropdown();
      }}
    >
      <Combobox.Target>
        <TextInput
          name={name}
          label={t(`word.${kind}`)}
          placeholder={t(`word.find.${kind}`)}
          autoComplete="off"
          // The text takes its own direction while the room for the button stays on the side of the page.
          classNames={{ input: classes.entry }}
          value={text ?? value?.name ?? ''}
          onFocus={() => {
            setUsed(true);
            combobox.openDropdown();
          }}
          onBlur={leave}
          onChange={(event) => {
            setText(event.currentTarget.value);
            combobox.openDropdown();
          }}
          rightSection={
            value === null ? null : (
              <CloseButton
                size="sm"
                iconSize={16}
                aria-label={t('pill.remove', { name: value.name })}
                onMouseDown={(event) => event.preventDefault()}
                onClick={({ detail }) => {
                  setText(null);
                  onChange(null);
                  // The button disappears, so the focus of keyboard users moves to the field.
                  if (detail === 0) combobox.focusTarget();
                }}
              />
            )
          }
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={options.length + recipes.length === 0 && newName === null}>
        <Combobox.Options aria-label={t(`word.${kind}`)} mah={260} style={{ overflowY: 'auto' }}>
          {options.map((one) => (
            <Combobox.Option key={one.id} value={one.id}>
              <span dir="auto">{one.name}</span>
            </Combobox.Option>
          ))}
          {isRecipe && <RecipeOptions recipes={recipes} />}
          {newName !== null && (
            <Combobox.Option value={createValue}>{t('organizer.create', { name: newName })}</Combobox.Option>
          )}
          {!isRecipe && <RecipeOptions recipes={recipes} />}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}

function RecipeOptions({ recipes }: { recipes: readonly RecipeSummary[] }) {
  const { t } = useTranslation('recipes-within');
  if (recipes.length === 0) return null;
  return (
    <Combobox.Group label={t('recipes')}>
      {recipes.map(({ id, name }) => (
        <Combobox.Option key={id} value={id}>
          <span dir="auto">{name}</span>
        </Combobox.Option>
      ))}
    </Combobox.Group>
  );
}

function useChoice<K extends CatalogEntryKind>(props: CatalogEntryFieldProps<K>) {
  const { kind, onChange } = props;
  const { t } = useTranslation('editor');
  const [text, setText] = useState<string | null>(null);
  const search = useDeferredValue((text ?? '').trim());
  const { data = [] } = useQuery(catalogEntriesQuery(kind, search));
  const recipes = useLinkableRecipes(props.recipes === undefined ? '' : search);
  const creation = useCreateCatalogEntry(kind);
  const wanted = plainText(text ?? '');
  const options = bestFirst(data, text ?? '', ({ name, pluralName }) => [name, pluralName]);
  const isKnown = data.some(({ name }) => plainText(name) === wanted);
  const isRecipe = recipes.some(({ name }) => plainText(name) === wanted);
  const noteTaken = ({ name }: { name: string }) => {
    setText(null);
    announce(t('organizer.added', { name }));
  };
  const take = (one: CatalogEntries[K]) => {
    noteTaken(one);
    onChange(one);
  };
  const newName = wanted === '' || isKnown ? null : (text ?? '').trim();
  const submit = (chosen: string) => {
    const found = options.find(({ id }) => id === chosen);
    if (found !== undefined) return take(found);
    const recipe = recipes.find(({ id }) => id === chosen);
    if (recipe !== undefined) {
      noteTaken(recipe);
      return props.recipes?.onChoose(recipe);
    }
    if (chosen === createValue && newName !== null && !creation.isPending)
      creation.mutate(newName, { onSuccess: take });
    return undefined;
  };
  return { text, setText, options, recipes, isRecipe, newName, submit };
}
