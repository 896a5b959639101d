declare module 'virtual:languages' {
  /** Every language by its name in itself, with the percent of the English texts that it has. */
  export const languages: readonly { value: string; name: string; percent: number }[];
}

declare module 'virtual:locale-files' {
  /** Address of the folder that holds the catalogues: `<locale>/<file>.json`, each with the texts of some areas. */
  export const localeRoot: string;
  /** The file of each area; `rest` for those that are not named. */
  export const fileOfArea: Readonly<Record<string, string>>;
}
