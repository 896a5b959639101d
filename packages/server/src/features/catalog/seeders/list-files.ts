/** A list of foods as it is written: entries by aisle and key. */
export interface FoodFile {
  /** The locale whose list this one builds on; it then has only what differs. */
  readonly over?: string;
  /** Keys of shared foods that the kitchens of the language do without. */
  readonly without?: readonly string[];
  readonly aisles: Readonly<Record<string, FoodFileAisle>>;
}

interface FoodFileAisle {
  readonly label?: string;
  readonly foods: Readonly<Record<string, string>>;
}

/** A list of units as it is written: entries by key. */
export interface UnitFile {
  readonly over?: string;
  readonly without?: readonly string[];
  readonly units: Readonly<Record<string, string>>;
}

/** The lists of foods by locale; a list is read when a group is first seeded with it. */
export const foodFiles: ReadonlyMap<string, () => Promise<{ default: FoodFile }>> = new Map<
  string,
  () => Promise<{ default: FoodFile }>
>([
  ['af-ZA', () => import('./lists/foods.af-ZA.json', { with: { type: 'json' } })],
  ['ar-SA', () => import('./lists/foods.ar-SA.json', { with: { type: 'json' } })],
  ['bg-BG', () => import('./lists/foods.bg-BG.json', { with: { type: 'json' } })],
  ['ca-ES', () => import('./lists/foods.ca-ES.json', { with: { type: 'json' } })],
  ['cs-CZ', () => import('./lists/foods.cs-CZ.json', { with: { type: 'json' } })],
  ['da-DK', () => import('./lists/foods.da-DK.json', { with: { type: 'json' } })],
  ['de-DE', () => import('./lists/foods.de-DE.json', { with: { type: 'json' } })],
  ['el-GR', () => import('./lists/foods.el-GR.json', { with: { type: 'json' } })],
  ['en-GB', () => import('./lists/foods.en-GB.json', { with: { type: 'json' } })],
  ['en-US', () => import('./lists/foods.en-US.json', { with: { type: 'json' } })],
  ['es-ES', () => import('./lists/foods.es-ES.json', { with: { type: 'json' } })],
  ['fi-FI', () => import('./lists/foods.fi-FI.json', { with: { type: 'json' } })],
  ['fr-BE', () => import('./lists/foods.fr-BE.json', { with: { type: 'json' } })],
  ['fr-CA', () => import('./lists/foods.fr-CA.json', { with: { type: 'json' } })],
  ['fr-FR', () => import('./lists/foods.fr-FR.json', { with: { type: 'json' } })],
  ['gl-ES', () => import('./lists/foods.gl-ES.json', { with: { type: 'json' } })],
  ['he-IL', () => import('./lists/foods.he-IL.json', { with: { type: 'json' } })],
  ['hr-HR', () => import('./lists/foods.hr-HR.json', { with: { type: 'json' } })],
  ['hu-HU', () => import('./lists/foods.hu-HU.json', { with: { type: 'json' } })],
  ['it-IT', () => import('./lists/foods.it-IT.json', { with: { type: 'json' } })],
  ['ja-JP', () => import('./lists/foods.ja-JP.json', { with: { type: 'json' } })],
  ['ko-KR', () => import('./lists/foods.ko-KR.json', { with: { type: 'json' } })],
  ['nl-NL', () => import('./lists/foods.nl-NL.json', { with: { type: 'json' } })],
  ['no-NO', () => import('./lists/foods.no-NO.json', { with: { type: 'json' } })],
  ['pl-PL', () => import('./lists/foods.pl-PL.json', { with: { type: 'json' } })],
  ['pt-BR', () => import('./lists/foods.pt-BR.json', { with: { type: 'json' } })],
  ['pt-PT', () => import('./lists/foods.pt-PT.json', { with: { type: 'json' } })],
  ['ro-RO', () => import('./lists/foods.ro-RO.json', { with: { type: 'json' } })],
  ['ru-RU', () => import('./lists/foods.ru-RU.json', { with: { type: 'json' } })],
  ['sk-SK', () => import('./lists/foods.sk-SK.json', { with: { type: 'json' } })],
  ['sl-SI', () => import('./lists/foods.sl-SI.json', { with: { type: 'json' } })],
  ['sr-SP', () => import('./lists/foods.sr-SP.json', { with: { type: 'json' } })],
  ['sv-SE', () => import('./lists/foods.sv-SE.json', { with: { type: 'json' } })],
  ['tr-TR', () => import('./lists/foods.tr-TR.json', { with: { type: 'json' } })],
  ['uk-UA', () => import('./lists/foods.uk-UA.json', { with: { type: 'json' } })],
  ['vi-VN', () => import('./lists/foods.vi-VN.json', { with: { type: 'json' } })],
  ['zh-CN', () => import('./lists/foods.zh-CN.json', { with: { type: 'json' } })],
  ['zh-TW', () => import('./lists/foods.zh-TW.json', { with: { type: 'json' } })],
]);

/** The lists of units by locale. */
export const unitFiles: ReadonlyMap<string, () => Promise<{ default: UnitFile }>> = new Map<
  string,
  () => Promise<{ default: UnitFile }>
>([
  ['af-ZA', () => import('./lists/units.af-ZA.json', { with: { type: 'json' } })],
  ['ar-SA', () => import('./lists/units.ar-SA.json', { with: { type: 'json' } })],
  ['bg-BG', () => import('./lists/units.bg-BG.json', { with: { type: 'json' } })],
  ['ca-ES', () => import('./lists/units.ca-ES.json', { with: { type: 'json' } })],
  ['cs-CZ', () => import('./lists/units.cs-CZ.json', { with: { type: 'json' } })],
  ['da-DK', () => import('./lists/units.da-DK.json', { with: { type: 'json' } })],
  ['de-DE', () => import('./lists/units.de-DE.json', { with: { type: 'json' } })],
  ['el-GR', () => import('./lists/units.el-GR.json', { with: { type: 'json' } })],
  ['en-GB', () => import('./lists/units.en-GB.json', { with: { type: 'json' } })],
  ['en-US', () => import('./lists/units.en-US.json', { with: { type: 'json' } })],
  ['es-ES', () => import('./lists/units.es-ES.json', { with: { type: 'json' } })],
  ['fi-FI', () => import('./lists/units.fi-FI.json', { with: { type: 'json' } })],
  ['fr-BE', () => import('./lists/units.fr-BE.json', { with: { type: 'json' } })],
  ['fr-CA', () => import('./lists/units.fr-CA.json', { with: { type: 'json' } })],
  ['fr-FR', () => import('./lists/units.fr-FR.json', { with: { type: 'json' } })],
  ['gl-ES', () => import('./lists/units.gl-ES.json', { with: { type: 'json' } })],
  ['he-IL', () => import('./lists/units.he-IL.json', { with: { type: 'json' } })],
  ['hr-HR', () => import('./lists/units.hr-HR.json', { with: { type: 'json' } })],
  ['hu-HU', () => import('./lists/units.hu-HU.json', { with: { type: 'json' } })],
  ['is-IS', () => import('./lists/units.is-IS.json', { with: { type: 'json' } })],
  ['it-IT', () => import('./lists/units.it-IT.json', { with: { type: 'json' } })],
  ['ja-JP', () => import('./lists/units.ja-JP.json', { with: { type: 'json' } })],
  ['ko-KR', () => import('./lists/units.ko-KR.json', { with: { type: 'json' } })],
  ['lt-LT', () => import('./lists/units.lt-LT.json', { with: { type: 'json' } })],
  ['lv-LV', () => import('./lists/units.lv-LV.json', { with: { type: 'json' } })],
  ['nl-NL', () => import('./lists/units.nl-NL.json', { with: { type: 'json' } })],
  ['no-NO', () => import('./lists/units.no-NO.json', { with: { type: 'json' } })],
  ['pl-PL', () => import('./lists/units.pl-PL.json', { with: { type: 'json' } })],
  ['pt-BR', () => import('./lists/units.pt-BR.json', { with: { type: 'json' } })],
  ['pt-PT', () => import('./lists/units.pt-PT.json', { with: { type: 'json' } })],
  ['ro-RO', () => import('./lists/units.ro-RO.json', { with: { type: 'json' } })],
  ['ru-RU', () => import('./lists/units.ru-RU.json', { with: { type: 'json' } })],
  ['sk-SK', () => import('./lists/units.sk-SK.json', { with: { type: 'json' } })],
  ['sl-SI', () => import('./lists/units.sl-SI.json', { with: { type: 'json' } })],
  ['sr-SP', () => import('./lists/units.sr-SP.json', { with: { type: 'json' } })],
  ['sv-SE', () => import('./lists/units.sv-SE.json', { with: { type: 'json' } })],
  ['tr-TR', () => import('./lists/units.tr-TR.json', { with: { type: 'json' } })],
  ['uk-UA', () => import('./lists/units.uk-UA.json', { with: { type: 'json' } })],
  ['vi-VN', () => import('./lists/units.vi-VN.json', { with: { type: 'json' } })],
  ['zh-CN', () => import('./lists/units.zh-CN.json', { with: { type: 'json' } })],
  ['zh-TW', () => import('./lists/units.zh-TW.json', { with: { type: 'json' } })],
]);
