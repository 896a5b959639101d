import { Button, Input, NativeSelect, SegmentedControl, TextInput } from '@mantine/core';
import type { RegisteredParser } from '@hearth/contract';
import { required } from '@hearth/domain/ui/validators';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { activeLocale } from '../../../platform/i18n/index.ts';
import { useFields } from '../../../ui/form/use-fields.ts';
import { userText } from '../../../ui/form/user-text.ts';
import { Examples } from './examples.tsx';
import type { LineToRead } from './ingredient-parser.queries.ts';
import { type ReadingLanguage, readingLanguages } from './reading-languages.ts';
import classes from './ingredient-parser.module.css';

/** As many characters as the server reads of one line. */
const maxLineLength = 2000;

/** The parser, the line, its language, and examples that are read at once. */
export function ParserForm({
  hasAi,
  isBusy,
  onRead,
}: {
  hasAi: boolean;
  isBusy: boolean;
  onRead: (line: LineToRead) => void;
}) {
  const { t } = useTranslation('ingredient-parser');
  const [parser, setParser] = useState<RegisteredParser>('nlp');
  const [language, setLanguage] = useState<ReadingLanguage | ''>('');
  const fields = useFields({ line: '' }, { line: [required] });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isBusy || !fields.check()) return;
    onRead({ parser, ingredient: fields.values.line.trim(), language: language === '' ? null : language });
  };
  const tryOut = (line: string) => {
    fields.set('line', line);
    setLanguage('');
    if (!isBusy) onRead({ parser, ingredient: line, language: null });
  };
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <ParserChoice parser={parser} hasAi={hasAi} onChoose={setParser} />
      <div className={classes.fields}>
        <TextInput
          {...fields.bind('line')}
          {...userText}
          className={classes.line ?? ''}
          label={t('line')}
          maxLength={maxLineLength}
          autoComplete="off"
        />
        <LanguageChoice language={language} isUsed={parser === 'nlp'} onChoose={setLanguage} />
        <Button type="submit" loading={isBusy} className={classes.submit ?? ''}>
          {t('read.run')}
        </Button>
      </div>
      <Examples onTry={tryOut} />
    </form>
  );
}

function ParserChoice({
  parser,
  hasAi,
  onChoose,
}: {
  parser: RegisteredParser;
  hasAi: boolean;
  onChoose: (parser: RegisteredParser) => void;
}) {
  const { t } = useTranslation('ingredient-parser');
  const offered: readonly RegisteredParser[] = hasAi ? ['nlp', 'brute', 'openai'] : ['nlp', 'brute'];
  return (
    <Input.Wrapper label={t('parser.label')} labelElement="div">
      <div>
        <SegmentedControl
          aria-label={t('parser.label')}
          value={parser}
          onChange={onChoose}
          data={offered.map((value) => ({ value, label: t(`parser.${value}`) }))}
        />
      </div>
      <p className={classes.hint}>
        {t(`parserHint.${parser}`)} {!hasAi && t('parser.noAi')}
      </p>
    </Input.Wrapper>
  );
}

/** Only the parser `nlp` asks for a language. */
function LanguageChoice({
  language,
  isUsed,
  onChoose,
}: {
  language: ReadingLanguage | '';
  isUsed: boolean;
  onChoose: (language: ReadingLanguage | '') => void;
}) {
  const { t } = useTranslation('ingredient-parser');
  const languages = readingLanguages(activeLocale.formats);
  return (
    <NativeSelect
      className={classes.language ?? ''}
      label={t('language.label')}
      disabled={!isUsed}
      value={language}
      onChange={({ currentTarget: { value } }) =>
        onChoose(languages.find((one) => one.value === value)?.value ?? '')
      }
      data={[{ value: '', label: t('language.automatic') }, ...languages]}
    />
  );
}
