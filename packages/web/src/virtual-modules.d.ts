declare module 'virtual:locale-progress' {
  /** Percent of the English texts that a locale has. */
  export const localeProgress: Readonly<Record<string, number>>;
}

declare module 'virtual:locale-files' {
  /** Address of the folder that holds the catalogues: `<locale>/<area>.json`. */
  export const localeRoot: string;
}
