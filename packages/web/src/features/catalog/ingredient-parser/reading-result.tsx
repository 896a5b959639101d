import type { ParsedIngredient, RegisteredParser } from '@hearth/contract';
import { useTranslation } from 'react-i18next';
import { activeLocale, formats } from '../../../platform/i18n/index.ts';
import { CopyButton } from '../../../ui/clipboard/copy-button.tsx';
import { FactList } from '../../../ui/settings/fact-list.tsx';
import { SectionCard } from '../../../ui/settings/section-card.tsx';
import { RawText } from '../../../ui/text/raw-text.tsx';
import { ConfidenceMark } from './confidence-mark.tsx';
import { Offers } from './offers.tsx';
import { PartCard } from './part-card.tsx';
import { listParts } from './read-parts.ts';
import { languageName } from './reading-languages.ts';
import classes from './ingredient-parser.module.css';

/** What a parser made of a line: its parts, how sure it is, what else may be meant, and the answer as it came. */
export function ReadingResult({ parser, reading }: { parser: RegisteredParser; reading: ParsedIngredient }) {
  const { t } = useTranslation('ingredient-parser');
  const { language, isLearned, confidence, offers } = reading;
  return (
    <SectionCard
      title={t('result.title')}
      text={
        <span className={classes.input} dir="auto">
          {reading.input}
        </span>
      }
    >
      <ul className={classes.parts} data-part="parts">
        {listParts(reading, formats.amount).map((part) => (
          <PartCard key={part.name} part={part} />
        ))}
      </ul>
      <FactList
        facts={[
          [t('result.confidence'), <ConfidenceMark key="mark" confidence={confidence.average} />],
          [t('parser.label'), t(`parser.${parser}`)],
          [
            t('language.label'),
            language === null || language === undefined
              ? t('language.none')
              : languageName(language, activeLocale.formats),
          ],
          [t('result.learned'), t(isLearned ? 'result.learnedYes' : 'result.learnedNo')],
        ]}
      />
      <div className={classes.offers}>
        <Offers kind="unit" offers={offers.units} />
        <Offers kind="food" offers={offers.foods} />
      </div>
      <RawAnswer reading={reading} />
    </SectionCard>
  );
}

/** The answer of the API, for those who write programs. */
function RawAnswer({ reading }: { reading: ParsedIngredient }) {
  const { t } = useTranslation('ingredient-parser');
  const code = JSON.stringify(reading, null, 2);
  return (
    <details className={classes.raw}>
      <summary>{t('raw.title')}</summary>
      <div className={classes.rawBody}>
        <CopyButton text={code} label={t('raw.copy')} />
        <RawText isCode label={t('raw.title')} text={code} />
      </div>
    </details>
  );
}
