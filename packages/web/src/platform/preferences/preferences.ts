/** How large the text of cook mode is. */
export type TextSize = 'normal' | 'large' | 'huge';

/** Preferences of a device, with the defaults of the specification (chapter 3, local preferences). */
export const preferenceDefaults = {
  mealPlanner: { numberOfDays: 7 },
  recipePrint: {
    imagePosition: 'left' as 'left' | 'right' | 'hidden',
    showDescription: true,
    showNotes: true,
    showNutrition: true,
    /** Ingredients under each step, instead of one list. */
    ingredientsPerStep: false,
    fontSize: 'medium' as 'small' | 'medium' | 'large',
    /** Null for the paper that people have where the reader is. */
    paper: null as 'A4' | 'Letter' | 'A5' | 'card' | null,
    showQrCode: false,
  },
  recipeView: {
    units: 'original' as 'original' | 'metric' | 'us',
    temperature: 'original' as 'original' | 'celsius' | 'fahrenheit',
    /** Under each step the ingredients that are linked to it. */
    showLinked: true,
  },
  /** What of a page comes along with its recipe. */
  importing: { includeTags: true, showNutrition: true, readIngredients: true },
  /** What reads ingredient lines. */
  parsing: { parser: 'nlp' as 'nlp' | 'brute' | 'openai' },
  /** `knowsScreenTurnsOff`: has read why this device does not keep the screen on. */
  cooking: { keepAwake: true, knowsScreenTurnsOff: false, textSize: 'normal' as TextSize },
  /** Recipes that are on this device without a network. `cookbooks` are ids. */
  keptRecipes: {
    recent: true,
    favorites: true,
    planned: true,
    all: false,
    cookbooks: [] as readonly string[],
    pictures: 'small' as 'none' | 'small' | 'large',
  },
  timerDock: { isOpen: false },
  /** Shortcuts of one key can be in the way of speech input and shaky hands. */
  keyboard: { singleKeys: true },
  /** The last choices in the command palette, and whose they are: the next person on this device must not see them. */
  palette: { userId: '', recent: [] as readonly { key: string; name: string; slug?: string }[] },
  /** The row of suggestions for today above the library. */
  shelf: { isHidden: false },
  recipeSection: {
    orderBy: 'name',
    orderDirection: 'asc' as 'asc' | 'desc',
    useMobileCards: false,
  },
  shoppingList: {
    /** Hides the lists of other members of the household. */
    ownListsOnly: false,
    viewByLabel: true,
    viewAsWalked: false,
    keepAwake: true,
    /** A tap anywhere on a row ticks it; the editor is in its menu. */
    ticksByRow: false,
    /** Where this device is with a list: ids of stores by the ids of lists. */
    storeOfList: {} as Readonly<Record<string, string>>,
    /** Whether the household had stores when this device last heard of them. */
    hasStores: false,
    /** Sorts a list in the order of the store that was chosen for it. */
    viewAsStore: true,
  },
  timeline: {
    orderDirection: 'asc' as 'asc' | 'desc',
    types: ['info', 'system', 'comment'] as ('info' | 'system' | 'comment')[],
  },
  cookbook: { hideOtherHouseholds: false },
  /** Whether the library no longer offers to delete the starter recipes. */
  starters: { isLineHidden: false },
  /** What there is to cook with, and how much may be missing. */
  finder: {
    foods: [] as readonly string[],
    tools: [] as readonly string[],
    maxMissingFoods: 3,
    maxMissingTools: 1,
    includeFoodsOnHand: true,
    /** Salt, oil, water and the like are not missing. */
    includeStaples: true,
    includeToolsOnHand: true,
    queryFilter: '',
    /** How many conditions `queryFilter` has. */
    conditions: 0,
  },
  /** Columns that are shown, by page of data; a page that is not named shows its usual ones. */
  dataTables: { columns: {} as Readonly<Record<string, readonly string[]>> },
  /** Also read by the page itself (index.html), before the first paint. */
  display: {
    contrast: 'auto' as 'auto' | 'normal' | 'high',
    density: 'comfortable' as 'comfortable' | 'compact',
  },
  layout: { isDrawerOpen: null as boolean | null },
};

/** State for the lifetime of the tab. */
export const sessionDefaults = {
  searchQuery: { recipe: '' },
};

export type Preferences = typeof preferenceDefaults;
export type PreferenceName = keyof Preferences;
export type SessionPreferences = typeof sessionDefaults;
export type SessionPreferenceName = keyof SessionPreferences;
