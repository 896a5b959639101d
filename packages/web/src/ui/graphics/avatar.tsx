import { useState } from 'react';
import classes from './avatar.module.css';
import { onSite } from '../../platform/boot/site-address.ts';

/** From this size on, in pixels, initials grow with the circle. */
const largeSize = 48;

/** The picture of a user, or their initials. Screen readers skip it, because the name is beside it. */
export function Avatar({ src, name, size }: { src: string | null; name: string; size: number }) {
  const [broken, setBroken] = useState<string | null>(null);
  const sizes = { inlineSize: size, blockSize: size, ...(size > largeSize ? { fontSize: size * 0.36 } : {}) };
  return (
    <span className={classes.root} style={sizes} aria-hidden>
      {readInitials(name)}
      {src !== null && broken !== src && (
        <img src={onSite(src)} alt="" width={size} height={size} onError={() => setBroken(src)} />
      )}
    </span>
  );
}

/** The first letters of the first and the last word. */
function readInitials(name: string): string {
  const words = name.trim().split(/\s+/);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return ends
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toLocaleUpperCase();
}
