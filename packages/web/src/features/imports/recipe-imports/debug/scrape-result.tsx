import { SegmentedControl } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGroupSlug } from '../../../../platform/session/index.ts';
import { CopyButton } from '../../../../ui/clipboard/copy-button.tsx';
import { Notice } from '../../../../ui/states/notice.tsx';
import { RawText } from '../../../../ui/text/raw-text.tsx';
import { ReadFieldsList } from '../origins/read-fields-list.tsx';
import { JsonTree } from './json-tree.tsx';
import type { ScrapeAnswer } from './scrape-answer.ts';
import classes from './debug.module.css';

/** What a page holds: the recipe as a tree, as code, or by where its parts come from; or that there is none. */
export function ScrapeResult({ url, result }: { url: string; result: ScrapeAnswer | null }) {
  const { t } = useTranslation('imports');
  const groupSlug = useGroupSlug() ?? '';
  const [look, setLook] = useState('tree');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  if (result === null) {
    return (
      <div className={classes.nothing}>
        <Notice color="warning" title={t('problem.noRecipe.title')}>
          {t('problem.noRecipe.text')}
        </Notice>
      </div>
    );
  }
  const code = JSON.stringify(result.recipe, null, 2);
  return (
    <section className={classes.result} aria-labelledby="scrape-result" data-part="scrape-result">
      <div className={classes.head}>
        <h2 id="scrape-result" ref={heading} tabIndex={-1} className={classes.title}>
          {t('debug.result')}
        </h2>
        <CopyButton text={code} label={t('debug.copy')} />
        <SegmentedControl
          aria-label={t('debug.look')}
          data={[
            { value: 'tree', label: t('debug.tree') },
            { value: 'code', label: t('debug.code') },
            { value: 'origins', label: t('debug.origins') },
          ]}
          value={look}
          onChange={setLook}
        />
      </div>
      {look === 'tree' && <JsonTree value={result.recipe} />}
      {look === 'origins' && <ReadFieldsList fields={result.fields} />}
      {look === 'code' && <RawText isCode label={t('debug.code')} text={code} />}
      <p className={classes.next}>
        <Link to="/g/$groupSlug/r/create/url" params={{ groupSlug }} search={{ recipe_import_url: url }}>
          {t('debug.import')}
        </Link>
      </p>
    </section>
  );
}
