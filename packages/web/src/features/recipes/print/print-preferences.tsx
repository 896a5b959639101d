import { NativeSelect, Switch } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import type { RecipeDialogProps } from '../parts/recipe-dialog-props.ts';
import { papers, type PrintOptions, usePrintOptions } from './paper.ts';
import { PrintJob } from './print-job.tsx';
import { PrintSheet } from './print-sheet.tsx';
import classes from './print-preferences.module.css';

const positions: readonly PrintOptions['imagePosition'][] = ['left', 'right', 'hidden'];
const fontSizes: readonly PrintOptions['fontSize'][] = ['small', 'medium', 'large'];
const paperNames = Object.keys(papers) as PrintOptions['paper'][];
const switches = [
  'showDescription',
  'showNotes',
  'showNutrition',
  'ingredientsPerStep',
  'showQrCode',
] as const;

/** How recipes are printed on this device, with a preview that is the sheet itself. */
export function PrintPreferences(props: RecipeDialogProps) {
  const { t } = useTranslation('printing');
  const [options, change] = usePrintOptions();
  const [isPrinting, setPrinting] = useState(false);
  return (
    <Dialog
      opened
      keepOpen
      size={816}
      title={t('title')}
      confirmLabel={t('print')}
      cancelLabel={t('close')}
      onConfirm={() => setPrinting(true)}
      onClose={props.onClose}
    >
      <div className={classes.selects}>
        <Choice name="imagePosition" values={positions} options={options} onChange={change} />
        <Choice name="fontSize" values={fontSizes} options={options} onChange={change} />
        <Choice name="paper" values={paperNames} options={options} onChange={change} />
      </div>
      <div className={classes.switches}>
        {switches.map((name) => (
          <Switch
            key={name}
            label={t(name)}
            checked={options[name]}
            onChange={(event) => change({ [name]: event.currentTarget.checked })}
          />
        ))}
      </div>
      <Preview {...props} options={options} />
      {isPrinting && <PrintJob {...props} onClose={() => setPrinting(false)} />}
    </Dialog>
  );
}

function Choice<Name extends 'imagePosition' | 'fontSize' | 'paper'>({
  name,
  values,
  options,
  onChange,
}: {
  name: Name;
  values: readonly PrintOptions[Name][];
  options: PrintOptions;
  onChange: (changes: Partial<PrintOptions>) => void;
}) {
  const { t } = useTranslation('printing');
  return (
    <NativeSelect
      label={t(`choose.${name}`)}
      name={name}
      value={options[name]}
      onChange={(event) => onChange({ [name]: event.currentTarget.value })}
      data={values.map((value) => ({ value, label: t(`choice.${value}`) }))}
    />
  );
}

function Preview({ recipe, options }: RecipeDialogProps & { options: PrintOptions }) {
  const { t } = useTranslation('printing');
  const { width, height, margin } = papers[options.paper];
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by the keyboard
    <section className={classes.preview} aria-label={t('preview')} tabIndex={0}>
      <div
        className={classes.paper}
        style={{ inlineSize: `${width}mm`, minBlockSize: `${height}mm`, padding: `${margin}mm` }}
      >
        <PrintSheet recipe={recipe} options={options} />
      </div>
    </section>
  );
}
