import { useState } from 'react';
import { LabelChip } from '../../ui/chips/label-chip.tsx';
import { StrengthBar } from '../../ui/form/strength-bar.tsx';
import { Avatar } from '../../ui/graphics/avatar.tsx';
import { BrandMark } from '../../ui/graphics/brand-mark.tsx';
import { Markdown } from '../../ui/markdown/markdown.tsx';
import { ReorderHandle } from '../../ui/reorder/reorder-handle.tsx';
import { Disclosure } from '../../ui/settings/disclosure.tsx';
import { FactList } from '../../ui/settings/fact-list.tsx';
import { Pager } from '../../ui/settings/pager.tsx';
import { SectionCard } from '../../ui/settings/section-card.tsx';
import classes from './components.module.css';
import samples from './samples.json';
import { Specimen } from './specimen.tsx';

/** Passwords from weak to very strong. */
const passwords = ['', 'soup', 'leek soup 2', 'Leek soup for 4!', 'Leek & potato soup, 1½ l for 4'];

/** The palest and the darkest that a household can choose, and usual ones. */
const labelColors = ['#ffffff', '#000000', '#e8a33d', '#1971c2'];

/** Parts that pages are put together from. */
export function Parts() {
  const [page, setPage] = useState(2);
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <Specimen name="SectionCard" isWide>
        <SectionCard title={samples.short} text={samples.hint}>
          <FactList facts={samples.facts.map(([name = '', value = '']) => [name, value] as const)} />
        </SectionCard>
      </Specimen>
      <Specimen name="Disclosure" isWide>
        {[true, false].map((isOn) => (
          <Disclosure
            key={String(isOn)}
            title={samples.short}
            text={samples.hint}
            isOn={isOn}
            isOpen={isOn && isOpen}
            onToggle={setOpen}
          >
            {samples.sentence}
          </Disclosure>
        ))}
      </Specimen>
      <Specimen name="Pager">
        <Pager page={page} pages={3} onPage={setPage} />
      </Specimen>
      <Specimen name="StrengthBar" isWide>
        {passwords.map((password) => (
          <StrengthBar key={password} password={password} />
        ))}
      </Specimen>
      <Specimen name="ReorderHandle" isWide>
        <Rows />
      </Specimen>
      <Specimen name="LabelChip">
        {labelColors.map((color, index) => (
          <LabelChip key={color} label={{ name: samples.words[index] ?? '', color }} isQuiet={index > 1} />
        ))}
      </Specimen>
      <Specimen name="Avatar">
        <BrandMark size={40} />
        {[32, 40, 72].map((size) => (
          <Avatar key={size} src={null} name={samples.short} size={size} />
        ))}
      </Specimen>
      <Specimen name="Markdown" isWide>
        <Markdown text={`**${samples.short}**\n\n- ${samples.hint}\n- *${samples.sentence}*`} />
      </Specimen>
    </>
  );
}

function Rows() {
  const [names, setNames] = useState(samples.words);
  const move = (from: number, to: number) => {
    const name = names[from] ?? '';
    setNames(names.toSpliced(from, 1).toSpliced(to, 0, name));
  };
  return (
    <ul className={classes.rows} data-reorder>
      {names.map((name, index) => (
        <li key={name}>
          <ReorderHandle name={name} index={index} count={names.length} onMove={move} />
          {name}
        </li>
      ))}
    </ul>
  );
}
