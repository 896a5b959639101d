import { Link } from '@tanstack/react-router';
import type { Place } from '../navigation/navigation.tsx';
import classes from './drawer.module.css';

/** A row of the drawer. In the narrow rail only its icon shows, the name stays for screen readers and as a hint. */
export function PlaceLink({ place, onFollow }: { place: Place; onFollow?: (() => void) | undefined }) {
  const Icon = place.icon;
  return (
    <li>
      <Link
        to={place.href}
        className={classes.row}
        activeOptions={{ exact: place.isExact ?? false, includeSearch: false }}
        title={place.label}
        {...(onFollow === undefined ? {} : { onClick: onFollow })}
      >
        <Icon className={classes.icon} size={22} stroke={1.75} aria-hidden />
        <span className={classes.name}>{place.label}</span>
      </Link>
    </li>
  );
}
