declare module 'virtual:locale-progress' {
  /** Percent of the English texts that a locale has. */
  export const localeProgress: Readonly<Record<string, number>>;
}

declare module 'virtual:locale-files' {
  /** Address of the folder that holds the catalogues: `<locale>/<area>.json`. */
  export const localeRoot: string;
}

declare module '@tabler/icons-react/dist/esm/icons/*.mjs' {
  import type { Icon } from '@tabler/icons-react';

  const icon: Icon;
  export default icon;
}
