import { Button } from '@mantine/core';
import { focusField } from '../../../../ui/form/use-fields.ts';
import type { SectionProps } from '../section.ts';
import classes from './fields.module.css';

/** Writes a proposed total time into its field. */
export function TotalButton({
  label,
  time,
  edit,
}: Pick<SectionProps<'totalTime'>, 'edit'> & { label: string; time: string }) {
  return (
    <Button
      className={classes.suggestion ?? ''}
      variant="default"
      size="xs"
      onClick={() => {
        edit((before) => ({ ...before, totalTime: time }), 'totalTime');
        focusField('totalTime');
      }}
    >
      {label}
    </Button>
  );
}
