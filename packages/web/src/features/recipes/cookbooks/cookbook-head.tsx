import type { ReadCookBook } from '@hearth/contract';
import type { ReactNode } from 'react';
import { PageTitle } from '../../../ui/page/page-title.tsx';
import type { Library } from '../index.ts';
import { CookbookCover } from './cookbook-cover.tsx';
import { CookbookFacts } from './cookbook-facts.tsx';
import { useCovers } from './use-covers.ts';
import classes from './cookbook-shelf.module.css';

/** The head of a cookbook's page: cover, name, how many recipes it has, and what it is about. */
export function CookbookHead({
  cookbook,
  library,
  household,
  actions,
}: {
  cookbook: ReadCookBook;
  library: Library;
  household: string | undefined;
  actions?: ReactNode;
}) {
  const covers = useCovers(library);
  const cover = covers.of(cookbook.id);
  const { name, description } = cookbook;
  return (
    <div className={classes.head}>
      <CookbookCover name={name} cover={cover} isPending={covers.isPending} />
      <div>
        <PageTitle
          title={name}
          intro={<CookbookFacts cookbook={cookbook} cover={cover} household={household} />}
          actions={actions}
        />
        {description !== '' && (
          <p className={classes.about} dir="auto">
            {description}
          </p>
        )}
      </div>
    </div>
  );
}
