import { Link } from '@tanstack/react-router';
import type { Place } from '../navigation/navigation.tsx';
import classes from './drawer.module.css';

/** A row of the drawer. In the narrow rail only its icon shows, the name stays for screen readers and as a hint. */
export function PlaceLink({
  place,
  isCurrent,
  onFollow,
}: {
  place: Place;
  /** Of all rows one at most is. */
  isCurrent: boolean;
  onFollow?: (() => void) | undefined;
}) {
  const Icon = place.icon;
  return (
    <li>
      <Link
        to={place.href}
        className={classes.row}
        // One that is not the nearest can be at its own address only, and then it is.
        activeOptions={{ exact: !isCurrent, includeSearch: false }}
        title={place.label}
        {...(onFollow === undefined ? {} : { onClick: onFollow })}
      >
        <Icon className={classes.icon} size={22} stroke={1.75} aria-hidden />
        <span className={classes.name}>{place.label}</span>
      </Link>
    </li>
  );
}
