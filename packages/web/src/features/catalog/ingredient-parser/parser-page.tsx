import type { ParsedIngredient, RegisteredParser } from '@hearth/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../../platform/api/index.ts';
import { formats } from '../../../platform/i18n/index.ts';
import { announce } from '../../../ui/live-region.tsx';
import { PageTitle } from '../../../ui/page/page-title.tsx';
import { SectionCard } from '../../../ui/settings/section-card.tsx';
import { Loading } from '../../../ui/states/loading.tsx';
import { Notice } from '../../../ui/states/notice.tsx';
import { aiServicesQuery } from '../../imports/ai/index.ts';
import { type LineToRead, useReadLine } from './ingredient-parser.queries.ts';
import { ParserForm } from './parser-form.tsx';
import { ReadingResult } from './reading-result.tsx';
import classes from './ingredient-parser.module.css';

/** Shows how a line of ingredients is read, by which parser and how surely. */
export function ParserPage() {
  const { t } = useTranslation('ingredient-parser');
  const services = useQuery(aiServicesQuery);
  return (
    <>
      <PageTitle title={t('title')} intro={t('intro')} />
      {services.isPending ? <Loading lines={8} /> : <Trial hasAi={services.data?.isEnabled ?? false} />}
    </>
  );
}

/** The read lines, and the parser. */
interface Read {
  readonly parser: RegisteredParser;
  readonly reading: ParsedIngredient;
}

/** The last result stays in sight until the next one is there. */
function Trial({ hasAi }: { hasAi: boolean }) {
  const { t } = useTranslation('ingredient-parser');
  const { mutate, isPending, error } = useReadLine();
  const [last, setLast] = useState<Read | null>(null);
  const read = (line: LineToRead) =>
    mutate(line, {
      onSuccess: (reading) => {
        setLast({ parser: line.parser, reading });
        const { average } = reading.confidence;
        const isSure = average !== null;
        announce(isSure ? t('read.doneWith', { percent: formats.percent(average) }) : t('read.done'));
      },
      onError: () => setLast(null),
    });
  return (
    <>
      <SectionCard title={t('read.title')} text={t('read.text')}>
        <ParserForm hasAi={hasAi} isBusy={isPending} onRead={read} />
      </SectionCard>
      {error !== null && (
        <div className={classes.failed}>
          <Notice color="error">{errorMessage(error, t('read.failed'))}</Notice>
        </div>
      )}
      {last !== null && <ReadingResult {...last} />}
    </>
  );
}
