import { encode } from 'uqr';
import classes from './qr-code.module.css';

/** A text as a picture that cameras read; always dark on light, which some of them need. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: 4 });
  const squares = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')));
  return (
    <svg className={classes.qr} viewBox={`0 0 ${size} ${size}`}>
      <title>{label}</title>
      <rect width={size} height={size} fill="#fff" />
      <path d={squares.join('')} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
}
