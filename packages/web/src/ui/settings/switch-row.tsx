import { Switch } from '@mantine/core';
import classes from './settings.module.css';

/** A setting that is on or off: name and description on the left, switch on the right. */
export function SwitchRow({
  label,
  hint,
  isOn,
  onChange,
  isDisabled = false,
}: {
  label: string;
  hint?: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  isDisabled?: boolean;
}) {
  return (
    <Switch
      label={label}
      description={hint}
      checked={isOn}
      onChange={(event) => onChange(event.currentTarget.checked)}
      disabled={isDisabled}
      labelPosition="left"
      size="md"
      classNames={{
        root: classes.row ?? '',
        body: classes.rowBody ?? '',
        labelWrapper: classes.rowTexts ?? '',
        label: classes.rowLabel ?? '',
      }}
    />
  );
}
