import {
  Button,
  Checkbox,
  NativeSelect,
  PasswordInput,
  SegmentedControl,
  Textarea,
  TextInput,
} from '@mantine/core';
import { IconDots } from '../../ui/icons/dots.ts';
import { IconPlus } from '../../ui/icons/plus.ts';
import { useState } from 'react';
import { CopyButton } from '../../ui/clipboard/copy-button.tsx';
import { ActionMenu } from '../../ui/menu/action-menu.tsx';
import { IconButton } from '../../ui/native/icon-button.tsx';
import { NativeButton } from '../../ui/native/native-button.tsx';
import { SwitchRow } from '../../ui/settings/switch-row.tsx';
import samples from './samples.json';
import { Specimen } from './specimen.tsx';

const nothing = () => undefined;

/** Buttons and menus. */
export function Buttons() {
  const plus = <IconPlus size={18} aria-hidden />;
  return (
    <>
      <Specimen name="Button">
        <Button>{samples.save}</Button>
        <Button leftSection={plus}>{samples.save}</Button>
        <Button loading>{samples.save}</Button>
        <Button disabled>{samples.save}</Button>
        <Button color="error">{samples.delete}</Button>
        {(['default', 'light', 'subtle'] as const).map((variant) => (
          <Button key={variant} variant={variant}>
            {samples.save}
          </Button>
        ))}
      </Specimen>
      <Specimen name="NativeButton">
        {(['filled', 'outlined', 'quiet'] as const).map((look) => (
          <NativeButton key={look} look={look}>
            {samples.save}
          </NativeButton>
        ))}
        <NativeButton isLoading>{samples.save}</NativeButton>
      </Specimen>
      <Specimen name="IconButton">
        {([36, 40, 44] as const).map((size) => (
          <IconButton key={size} size={size} aria-label={`${samples.save} ${size}`}>
            {plus}
          </IconButton>
        ))}
        <CopyButton text={samples.short} label={samples.short} />
      </Specimen>
      <Specimen name="ActionMenu">
        <ActionMenu
          label={samples.short}
          icon={<IconDots size={20} aria-hidden />}
          header={samples.short}
          entries={samples.words.map((label, index, { length }) => ({
            key: label,
            label,
            icon: plus,
            onSelect: nothing,
            isDisabled: index === 1,
            isDangerous: index === length - 1,
            startsGroup: index === length - 1,
          }))}
        />
      </Specimen>
    </>
  );
}

/** Fields and choices. */
export function Fields() {
  const [isOn, setOn] = useState(true);
  const [choice, choose] = useState(samples.choices[0] ?? '');
  return (
    <>
      <Specimen name="TextInput" isWide>
        <TextInput label={samples.label} />
        <TextInput label={samples.label} description={samples.hint} defaultValue={samples.long} />
        <TextInput label={samples.label} error={samples.problem} />
        <TextInput label={samples.label} defaultValue={samples.short} disabled />
        <PasswordInput label={samples.label} defaultValue={samples.short} />
        <Textarea label={samples.label} defaultValue={samples.sentence} />
        <NativeSelect label={samples.label} data={samples.choices} />
      </Specimen>
      <Specimen name="Checkbox">
        <Checkbox label={samples.short} />
        <Checkbox label={samples.short} defaultChecked />
        <Checkbox label={samples.short} indeterminate />
        <Checkbox label={samples.short} disabled />
      </Specimen>
      <Specimen name="SwitchRow" isWide>
        <SwitchRow label={samples.short} hint={samples.hint} isOn={isOn} onChange={setOn} />
        <SwitchRow label={samples.long} isOn={!isOn} onChange={(next) => setOn(!next)} />
        <SwitchRow label={samples.short} isOn={false} isDisabled onChange={nothing} />
      </Specimen>
      <Specimen name="SegmentedControl">
        <SegmentedControl
          data={samples.choices}
          value={choice}
          onChange={choose}
          aria-label={samples.label}
        />
      </Specimen>
    </>
  );
}
