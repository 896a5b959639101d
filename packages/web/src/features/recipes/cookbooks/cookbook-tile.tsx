import type { ReadCookBook } from '@hearth/contract';
import { Link } from '@tanstack/react-router';
import { CookbookCover } from './cookbook-cover.tsx';
import { CookbookFacts } from './cookbook-facts.tsx';
import type { Covers } from './use-covers.ts';
import classes from './cookbook-shelf.module.css';

/** A cookbook on the shelf: all of it leads to its page. */
export function CookbookTile({
  cookbook,
  covers,
  groupSlug,
  heading: Heading,
}: {
  cookbook: ReadCookBook;
  covers: Covers;
  groupSlug: string;
  /** Those of other households are below the name of their household. */
  heading: 'h2' | 'h3';
}) {
  const { name, slug, id } = cookbook;
  const cover = covers.of(id);
  return (
    <li className={classes.tile} data-part="cookbook">
      <CookbookCover name={name} cover={cover} isPending={covers.isPending} />
      <Heading className={classes.name}>
        <Link
          to="/g/$groupSlug/cookbooks/$slug"
          params={{ groupSlug, slug: slug ?? id }}
          className={classes.link}
        >
          <bdi>{name}</bdi>
        </Link>
      </Heading>
      <CookbookFacts cookbook={cookbook} cover={cover} />
    </li>
  );
}
