/* oxlint-disable jsx-a11y/prefer-tag-over-role -- hits have icons and headings, which HTML’s own choices cannot show */
import { TextInput } from '@mantine/core';
import { type KeyboardEvent, Suspense, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { typeAheadText } from '../../../platform/shortcuts/index.ts';
import { DialogFrame } from '../../../ui/dialog/dialog-frame.tsx';
import { useWholeText } from '../../imports/incoming/index.ts';
import { LanguageDialog } from '../shell/index.ts';
import { HitList } from './hit-list.tsx';
import type { Hit } from './hits.ts';
import { findNextHit } from './next-hit.ts';
import { type Hits, useHits } from './use-hits.ts';
import classes from './palette.module.css';

/** Properties of {@link CommandPalette}. */
export interface CommandPaletteProps {
  onClose: () => void;
}

/** One field that leads to pages, recipes and lists, and does what can be done from anywhere. */
export function CommandPalette({ onClose }: CommandPaletteProps) {
  const [isChoosingLanguage, setChoosingLanguage] = useState(false);
  if (!isChoosingLanguage)
    return <PaletteDialog onClose={onClose} onLanguage={() => setChoosingLanguage(true)} />;
  return (
    <Suspense>
      <LanguageDialog onClose={onClose} />
    </Suspense>
  );
}

function PaletteDialog({ onClose, onLanguage }: CommandPaletteProps & { onLanguage: () => void }) {
  const { t } = useTranslation('palette');
  const listId = useId();
  const [text, setText] = useState('');
  const { whole, onPaste } = useWholeText(text);
  const hits = useHits(text, whole, onLanguage);
  const choose = (hit: Hit) => {
    hits.keep(hit);
    if (hit.key !== 'action:language') onClose();
    hit.run();
  };
  const { active, setActive, onKeyDown } = useActiveHit(hits, text, choose);
  return (
    <DialogFrame title={t('title')} size={680} isOnTop onClose={onClose}>
      <TextInput
        data-autofocus
        data-keeps-focus
        size="md"
        autoComplete="off"
        enterKeyHint="go"
        role="combobox"
        aria-expanded
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={active === undefined ? undefined : `${listId}-${active.key}`}
        aria-label={t('title')}
        placeholder={t('placeholder')}
        value={text}
        onFocus={() => setText(text + typeAheadText())}
        onChange={(event) => setText(event.currentTarget.value)}
        onPaste={onPaste}
        onKeyDown={onKeyDown}
      />
      <HitList
        id={listId}
        sections={hits.sections}
        activeKey={active?.key}
        onActive={setActive}
        onChoose={choose}
      />
      <Status hits={hits} text={text.trim()} />
    </DialogFrame>
  );
}

/** The chosen hit is the first one until the reader goes to another; that one stays when others arrive. */
function useActiveHit({ sections }: Hits, text: string, choose: (hit: Hit) => void) {
  const hits = sections.flatMap((section) => section.hits);
  const [chosen, setChosen] = useState({ text, key: '' });
  const [first] = hits;
  const active = (chosen.text === text ? hits.find(({ key }) => key === chosen.key) : undefined) ?? first;
  const setActive = (key: string) => setChosen({ text, key });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const next = findNextHit(event.key, hits, active);
    if (next !== undefined) setActive(next.key);
    else if (event.key !== 'Enter') return;
    else if (active !== undefined) choose(active);
    event.preventDefault();
  };
  return { active, setActive, onKeyDown };
}

/** What there is besides hits: that the search goes on, has failed or found nothing. */
function Status({ hits: { sections, isBusy, hasFailed }, text }: { hits: Hits; text: string }) {
  const { t } = useTranslation('palette');
  const count = sections.reduce((sum, { hits }) => sum + hits.length, 0);
  const shown = isBusy ? t('searching') : hasFailed ? t('failed') : count === 0 ? t('nothing', { text }) : '';
  return (
    <>
      <p className={classes.status} aria-hidden={isBusy || undefined}>
        {shown}
      </p>
      <output className="visually-hidden">{isBusy ? '' : t('found', { count })}</output>
    </>
  );
}
