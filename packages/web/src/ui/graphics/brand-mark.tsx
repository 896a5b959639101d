/** The hearth: an arch and a flame. */
export function BrandMark({ size = 32 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden>
      <rect width="32" height="32" rx="8" fill="var(--mantine-color-brand-filled)" />
      <path
        fill="var(--hearth-on-brand)"
        d="M6.5 24.5V15a9.5 9.5 0 0 1 19 0v9.5h-3V15a6.5 6.5 0 0 0-13 0v9.5z"
      />
      <path
        fill="var(--hearth-on-brand)"
        opacity="0.82"
        d="M16.2 12.5c.5 2.7 3.8 4.3 3.8 7.8a4 4 0 0 1-8 .2c0-1.8.9-2.9 1.8-3.8.2 1 .7 1.5 1.3 1.7-.5-2.1-.2-4.3 1.1-5.9z"
      />
    </svg>
  );
}
