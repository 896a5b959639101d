import { ActionIcon } from '@mantine/core';
import { IconPlus } from '../../../../../ui/icons/plus.ts';
import { type ClipboardEvent, type KeyboardEvent, useEffect, useEffectEvent, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useAboveKeyboard } from '../../../../../ui/use-above-keyboard.ts';
import { splitItems } from '../../lists/lines.ts';
import { HeadingChoice } from './heading-choice.tsx';
import { RecipeChoice } from './recipe-choice.tsx';
import { QuickPreview } from './quick-preview.tsx';
import type { QuickLine as QuickInput } from './use-quick-line.ts';
import classes from './quick-line.module.css';

/**
 * A field for one ingredient after the other as text: “2 kg flour”. The parsed parts are shown below it. Each of
 * several pasted lines becomes a row.
 */
export function QuickLine({
  line,
  startsHere,
}: {
  line: QuickInput;
  /** Whether one begins to write here: the recipe has no ingredient yet. */
  startsHere: boolean;
}) {
  const { t } = useTranslation('editor');
  const hintId = useId();
  const box = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const takeFocus = useEffectEvent(() => {
    if (startsHere) field.current?.focus();
  });
  useAboveKeyboard(box);
  useEffect(() => takeFocus(), []);
  return (
    <div ref={box} className={classes.quick}>
      <div className={classes.field}>
        <input
          ref={field}
          name="quick-ingredient"
          className={classes.input}
          autoComplete="off"
          enterKeyHint="enter"
          dir="auto"
          aria-label={t('quick.label')}
          aria-describedby={hintId}
          placeholder={t('quick.example')}
          value={line.text}
          onChange={(event) => line.setText(event.currentTarget.value)}
          onKeyDown={(event) => addOnEnter(event, line)}
          onPaste={(event) => splitPasted(event, line.addAll)}
        />
        <ActionIcon
          size={44}
          variant="filled"
          aria-label={t('quick.add')}
          disabled={line.text.trim() === ''}
          // The field keeps the focus, and phones their keyboard.
          onPointerDown={(event) => event.preventDefault()}
          onClick={line.add}
        >
          <IconPlus size={20} aria-hidden />
        </ActionIcon>
      </div>
      <div id={hintId} className={classes.hint}>
        <Below line={line} />
      </div>
    </div>
  );
}

function Below({ line }: { line: QuickInput }) {
  const { t } = useTranslation('editor');
  if (line.isTextOnly && line.heading === null) {
    return (
      <>
        <span>{t('quick.textOnly')}</span>{' '}
        <button type="button" className={classes.link} onClick={line.turnAmountsOn}>
          {t('quick.turnOn')}
        </button>
      </>
    );
  }
  if (line.reading === null && line.heading === null) return <span>{t('quick.hint')}</span>;
  return (
    <>
      {line.heading !== null && <HeadingChoice heading={line.heading} onChoose={line.choose} />}
      {line.reading !== null && (
        <QuickPreview
          reading={line.reading}
          isLookedUp={line.isLookedUp}
          choices={line.choices}
          onChoose={line.choose}
        />
      )}
      {line.recipe !== null && <RecipeChoice recipe={line.recipe} onChoose={line.choose} />}
    </>
  );
}

function addOnEnter(event: KeyboardEvent<HTMLInputElement>, line: QuickInput): void {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  event.preventDefault();
  line.add();
}

function splitPasted(event: ClipboardEvent<HTMLInputElement>, addAll: QuickInput['addAll']): void {
  const lines = splitItems(event.clipboardData.getData('text'));
  if (lines.length < 2) return;
  event.preventDefault();
  addAll(lines);
}
