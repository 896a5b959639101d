import { Link } from '@tanstack/react-router';
import { useGroupSlug } from '../../../../platform/session/index.ts';
import { BrandMark } from '../../../../ui/graphics/brand-mark.tsx';
import classes from '../bars/top-bar.module.css';

/** The brand leads to the library of the group, or to the start when there is none. */
export function BrandLink() {
  const groupSlug = useGroupSlug();
  const content = (
    <>
      <BrandMark size={32} />
      <span className={classes.brandName}>Hearth</span>
    </>
  );
  if (groupSlug === null) {
    return (
      <Link to="/" className={classes.brand}>
        {content}
      </Link>
    );
  }
  return (
    <Link to="/g/$groupSlug" params={{ groupSlug }} className={classes.brand}>
      {content}
    </Link>
  );
}
