import type { BookChapters, BookFormat, PaperSize } from '@hearth/contract';
import { Button, NativeSelect, SegmentedControl } from '@mantine/core';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchMade } from '../../../platform/api/fetch-made.ts';
import { errorMessage } from '../../../platform/api/index.ts';
import { activeLocale, findLocalPaper } from '../../../platform/i18n/index.ts';
import { saveBlob } from '../../../ui/save-file.ts';
import { Notice } from '../../../ui/states/notice.tsx';
import { bookAddress, bookFormats, type ManyRecipes } from './book-address.ts';
import classes from './exports.module.css';

const chapters = ['category', 'cookbook', 'none'] as const satisfies BookChapters[];
const papers = ['a4', 'letter'] as const satisfies PaperSize[];

/** Asks what kind of book is made of the recipes, and saves it; that takes a while, and can be called off by closing. */
export function BookForm({ of }: { of: ManyRecipes }) {
  const { t } = useTranslation('exports');
  const id = useId();
  const [format, setFormat] = useState<BookFormat>('pdf');
  const [divided, setDivided] = useState<BookChapters>('category');
  const [paper, setPaper] = useState<PaperSize>(() => findLocalPaper(navigator.language));
  const { isMaking, problem, make } = useMakeBook();
  const create = () =>
    make(bookAddress(of, { format, chapters: divided, paper, language: activeLocale.value }));
  return (
    <section className={classes.book} aria-labelledby={id}>
      <h3 id={id}>{t('book.title')}</h3>
      <SegmentedControl
        fullWidth
        aria-label={t('book.format')}
        value={format}
        onChange={setFormat}
        data={bookFormats.map((value) => ({ value, label: t(`book.${value}.name`) }))}
      />
      <p className={classes.text}>{t(`book.${format}.text`)}</p>
      <div className={classes.choices}>
        <NativeSelect
          label={t('book.chapters')}
          value={divided}
          onChange={(event) =>
            setDivided(chapters.find((one) => one === event.currentTarget.value) ?? 'category')
          }
          data={chapters.map((value) => ({ value, label: t(`book.by.${value}`) }))}
        />
        <NativeSelect
          label={t('book.paper')}
          value={paper}
          disabled={format !== 'pdf'}
          onChange={(event) => setPaper(papers.find((one) => one === event.currentTarget.value) ?? 'a4')}
          data={papers.map((value) => ({ value, label: t(`book.on.${value}`) }))}
        />
      </div>
      {problem !== null && <Notice color="error">{errorMessage(problem, t('book.failed'))}</Notice>}
      <div className={classes.make}>
        <Button variant="default" data-part="make-book" loading={isMaking} onClick={() => void create()}>
          {t(`book.${format}.make`)}
        </Button>
        <output className={classes.text}>{isMaking ? t('book.making') : ''}</output>
      </div>
    </section>
  );
}

/** Fetches a book and has the browser save it; leaving the page calls it off. */
function useMakeBook() {
  const [isMaking, setMaking] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);
  const make = async ({ address, name }: { address: string; name: string }) => {
    const controller = new AbortController();
    running.current = controller;
    setMaking(true);
    setProblem(null);
    try {
      saveBlob(name, await fetchMade(address, controller.signal));
    } catch (error) {
      if (!controller.signal.aborted) setProblem(error);
    } finally {
      setMaking(false);
    }
  };
  return { isMaking, problem, make };
}
