declare module 'virtual:languages' {
  /** Every language by its name in itself, with the percent of the English texts that it has. */
  export const languages: readonly { value: string; name: string; percent: number }[];
}

declare module 'virtual:locale-files' {
  /** Address of the folder that holds the catalogues: `<locale>/<area>.json`. */
  export const localeRoot: string;
}
