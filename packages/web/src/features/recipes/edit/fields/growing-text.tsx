import type { TextareaHTMLAttributes } from 'react';
import classes from './fields.module.css';

/**
 * A field for text that grows with it. The height comes from an invisible twin of the text in the same grid cell, so
 * a page with a hundred of them measures nothing.
 */
export function GrowingText({
  value,
  look = 'boxed',
  className = '',
  ...others
}: TextareaHTMLAttributes<HTMLTextAreaElement> & { value: string; look?: 'boxed' | 'plain' }) {
  return (
    <span className={`${classes.grow ?? ''} ${className}`} data-value={value} data-look={look} dir="auto">
      <textarea rows={1} dir="auto" value={value} {...others} />
    </span>
  );
}
