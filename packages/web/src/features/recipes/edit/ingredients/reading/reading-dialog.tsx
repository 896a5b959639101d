import { Button, Loader, Select } from '@mantine/core';
import type { RegisteredParser } from '@hearth/contract/index';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { activeLocale, formats } from '../../../../../platform/i18n/index.ts';
import { readingLanguages } from '../../../../catalog/ingredient-parser/index.ts';
import { aiServicesQuery } from '../../../../imports/ai/index.ts';
import { Dialog } from '../../../../../ui/dialog/dialog.tsx';
import { toast } from '../../../../../ui/toast/toast-store.ts';
import type { Draft } from '../../state/draft.ts';
import type { TextRow } from '../quick/quick-rows.ts';
import { withReadRows } from './read-draft.ts';
import { ReadingRowItem } from './reading-row.tsx';
import { countToCheck, namesToCreate, type ReadingRow } from './reading-rows.ts';
import { type Readings, useReadings } from './use-readings.ts';
import classes from './reading.module.css';

/** Props of the dialog that reads the ingredients of a recipe. */
export interface ReadingDialogProps {
  /** The lines as they were when the dialog was opened. */
  readonly texts: readonly TextRow[];
  readonly onApply: (change: (draft: Draft) => Draft) => void;
  readonly onClose: () => void;
}

/** Reads every line of the recipe that is still text: the doubtful ones first, to be put right before they are kept. */
export function ReadingDialog({ texts, onApply, onClose }: ReadingDialogProps) {
  const { t } = useTranslation('ingredient-reading');
  const readings = useReadings(texts);
  const { rows } = readings;
  const apply = async () => {
    const finished = await readings.finish().catch((error: unknown) => {
      toast.error(t('notKept'), { durationMs: 6000 });
      throw error;
    });
    onApply((draft) => withReadRows(draft, finished));
  };
  return (
    <Dialog
      opened
      size="xl"
      title={t('title')}
      confirmLabel={t('apply', { count: texts.length })}
      isValid={rows !== undefined}
      onConfirm={apply}
      onClose={onClose}
    >
      <Choices readings={readings} />
      <Lines readings={readings} />
    </Dialog>
  );
}

function Choices({ readings }: { readings: Readings }) {
  const { t } = useTranslation('ingredient-reading');
  const { data: services } = useQuery(aiServicesQuery);
  const parsers: RegisteredParser[] =
    services?.isEnabled === true ? ['nlp', 'brute', 'openai'] : ['nlp', 'brute'];
  const languages = readingLanguages(activeLocale.formats);
  const detected = languages.find(({ value }) => value === readings.readLanguage)?.label;
  const automatic =
    detected === undefined ? t('language.auto') : t('language.detected', { language: detected });
  return (
    // The first focus: no button is marked where an address has opened the dialog.
    <div className={classes.choices} tabIndex={-1} data-autofocus>
      <Select
        name="parser"
        label={t('parser.label')}
        allowDeselect={false}
        data={parsers.map((value) => ({ value, label: t(`parser.${value}`) }))}
        value={parsers.includes(readings.parser) ? readings.parser : 'nlp'}
        onChange={(value) => readings.setParser(parsers.find((one) => one === value) ?? 'nlp')}
      />
      {readings.parser === 'nlp' && (
        <Select
          name="language"
          label={t('language.label')}
          allowDeselect={false}
          data={[{ value: 'auto', label: automatic }, ...languages]}
          value={readings.language ?? 'auto'}
          onChange={(chosen) =>
            readings.setLanguage(languages.find(({ value }) => value === chosen)?.value ?? null)
          }
        />
      )}
    </div>
  );
}

function Lines({ readings }: { readings: Readings }) {
  const { t } = useTranslation('ingredient-reading');
  const { rows, isFailed, retry } = readings;
  if (isFailed) {
    return (
      <div role="alert" className={classes.state}>
        <p>{t('failed')}</p>
        <Button variant="default" onClick={retry}>
          {t('retry')}
        </Button>
      </div>
    );
  }
  if (rows === undefined) {
    return (
      <div className={classes.state}>
        <Loader aria-label={t('reading')} />
      </div>
    );
  }
  return (
    <>
      <output className={classes.summary}>{formatSummary(rows, t)}</output>
      <ol className={classes.rows}>
        {rows.map((row, index) => (
          <ReadingRowItem key={row.id} row={row} index={index} readings={readings} />
        ))}
      </ol>
    </>
  );
}

type Texts = ReturnType<typeof useTranslation<'ingredient-reading'>>['t'];

function formatSummary(rows: readonly ReadingRow[], t: Texts): string {
  const toCheck = countToCheck(rows);
  const { units, foods } = namesToCreate(rows);
  const created = units.length + foods.length;
  const checked =
    toCheck === 0 ? t('allSure') : t('toCheck', { count: toCheck, number: formats.number(toCheck) });
  return created === 0
    ? checked
    : `${checked} ${t('creates', { count: created, number: formats.number(created) })}`;
}
