/**
 * The upper bounds of everything that a request may contain, in one table. `docs/limits.md` documents it; the schemas of
 * this package and the server's platform refuse larger requests with 413 (bytes) or 422.
 *
 * Texts are counted in UTF-16 code units, as JavaScript does; sizes in bytes.
 */
export const limits = {
  /** A body of a route that anyone may call. */
  publicBodyBytes: 64 * 1024,
  /** A JSON body of a route for signed-in users. */
  jsonBodyBytes: 3 * 1024 * 1024,
  /** A JSON body that carries a whole web page. */
  pageBodyBytes: 12 * 1024 * 1024,
  /** One file of a form. */
  fileBytes: 10 * 1024 * 1024,
  /** All parts of a form together. */
  formBytes: 24 * 1024 * 1024,
  formFiles: 5,
  formFields: 20,
  /** One text field of a form. */
  formFieldBytes: 64 * 1024,
  /** Forms with files that are under way at once, of one account and of all. */
  uploadsPerAccount: 2,
  uploads: 6,

  connections: 2_000,
  /** Of one address, unless it is a proxy's. */
  connectionsPerAddress: 200,
  liveStreams: 1_000,
  liveStreamsPerAccount: 20,
  headersMs: 10_000,
  /** How long a body may take to arrive, besides what its length needs at `bodyBytesPerSecond`. */
  bodyMs: 10_000,
  bodyBytesPerSecond: 50_000,

  jsonDepth: 32,
  /** Objects, lists, keys and values of one JSON body, counted by its commas and opening brackets. */
  jsonValues: 100_000,

  archiveEntries: 1_000,
  /** Everything that an archive unpacks to. */
  archiveBytes: 40 * 1024 * 1024,
  /** How many times larger than its packed form an entry may be. */
  archiveRatio: 200,
  /** A backup that is uploaded, its files, everything that it unpacks to, and a row of one of its tables. */
  backupUploadBytes: 256 * 1024 * 1024 * 1024,
  backupFiles: 1_000_000,
  backupBytes: 1024 * 1024 * 1024 * 1024,
  backupLineBytes: 16 * 1024 * 1024,
  /** The database of a backup of Mealie, which is read as a whole. */
  mealieDatabaseBytes: 256 * 1024 * 1024,
  /** As `archiveRatio`, for texts that repeat their columns in every row. */
  backupRatio: 500,
  /** An archive of another program: packed, its files, everything that it unpacks to, and one of its files. */
  movedArchiveBytes: 1024 * 1024 * 1024,
  movedFiles: 50_000,
  movedBytes: 4 * 1024 * 1024 * 1024,
  movedFileBytes: 64 * 1024 * 1024,
  /** So many of them are imported at once; others wait. */
  movedAtOnce: 3,

  /** A web page that is read for a recipe. */
  pageBytes: 8 * 1024 * 1024,
  pageElements: 100_000,

  /** Pixels of a picture that comes line by line (JPEG, PNG) or in tiles (HEIC of phones). */
  picturePixels: 50_000_000,
  /** Of others by their format: so many fit into `pictureMegabytes`. */
  progressiveJpegPixels: 22_000_000,
  interlacedPngPixels: 8_000_000,
  webpPixels: 16_000_000,
  losslessWebpPixels: 10_000_000,
  gifPixels: 8_000_000,
  avifPixels: 6_000_000,
  /** With 10 or 12 bits a channel. */
  deepAvifPixels: 4_000_000,
  wholeHeicPixels: 13_000_000,
  /** Reading a picture, in a process: time, and all its resident memory. */
  pictureMs: 30_000,
  pictureMegabytes: 180,

  /** Work in a worker thread: time, and memory of its heap. */
  workerMs: 10_000,
  workerMegabytes: 160,
  /** A read of a large library that runs in a worker: slow machines take their time. */
  longReadMs: 60_000,
  /** A read whose cost its sender decides, such as a filter over ingredients. */
  costlyReadMs: 10_000,

  /** Names of things: foods, labels, lists, people. */
  nameLength: 255,
  slugLength: 500,
  /** A title, a note of an ingredient, a line of text. */
  lineLength: 5_000,
  /** Text of several paragraphs: a step, a note, a description, a comment. */
  textLength: 50_000,
  urlLength: 4_000,
  tokenLength: 4_000,
  passwordLength: 1_000,
  queryFilterLength: 20_000,
  queryFilterTerms: 250,
  queryFilterDepth: 50,
  /** Values in the lists of a filter, all together. */
  queryFilterValues: 2_000,
  searchLength: 1_000,

  ingredients: 1_000,
  steps: 1_000,
  recipeNotes: 500,
  recipeAssets: 500,
  /** Categories, tags or tools of one recipe. */
  organizers: 500,
  ingredientReferences: 1_000,
  aliases: 200,
  /** What may be taken in the place of one food, or of one line. */
  substitutions: 50,
  /** What a group has taught the readers of ingredient lines; the oldest makes room. */
  ingredientCorrections: 5_000,
  /** Foods and units of a group that were merged or deleted and are still recognised; the oldest makes room. */
  formerEntries: 10_000,
  extras: 200,
  households: 1_000,
  /** Ignored data that clients send back, such as the comments of a recipe that they save. */
  ignoredEntries: 10_000,

  /** Recipes that one bulk action names. */
  bulkRecipes: 1_000,
  /** Recipes whose ingredients are read at once. */
  bulkReadRecipes: 50,
  /** Whole recipes in one body. */
  bulkBodies: 200,
  bulkCookbooks: 500,
  /** Recipes picked by hand for one cookbook: its filter also has to fit into an address. */
  pickedRecipes: 250,
  /** Days that are filled with meals in one request. */
  filledDays: 31,
  /** Kinds of recipes of which a household says how often they are planned. */
  planFrequencies: 20,
  /** Recipes of a kind that a week may be asked to have. */
  weeklyMeals: 50,
  /** Days that may be asked to lie between two recipes. */
  planRestDays: 60,
  /** Kinds of meals that a household names, and people who usually eat one. */
  mealKinds: 24,
  mealEaters: 100,
  /** What a household plans again and again, and for how many days ahead its entries are in the plan. */
  recurringMeals: 100,
  recurringDays: 84,
  /** Menus that a household saves, and entries of one. */
  planTemplates: 50,
  planTemplateEntries: 300,
  /** People that one invitation brings in, and the days for which it is open. */
  invitationUses: 1_000,
  invitationDays: 30,
  /** Items of shopping lists in one request. */
  shoppingItems: 1_000,
  /** Recipes put on a list in one request, and recipes that one item comes from. */
  shoppingRecipes: 100,
  /** Ingredients of all recipes that are put on a list in one request. */
  shoppingIngredients: 2_000,
  labelSettings: 2_000,
  shoppingChanges: 100,
  /** Stores of a household, and what all of them sell together. */
  stores: 30,
  storeFoods: 10_000,
  /** Characters of an `Idempotency-Key`. */
  idempotencyKeyLength: 100,
  /** Keys that are remembered of each person; older ones are forgotten. */
  idempotencyKeys: 1_000,
  /** Recipes of a printed book, and the length of all its texts: the typesetter has the whole book in memory. */
  printedRecipes: 500,
  printedLength: 5_000_000,
  /** Setting a book, in a process: time, and all its resident memory. */
  printMs: 120_000,
  printMegabytes: 640,
  /** Recipes of an e-book or a website, whose pages are made one after another. */
  bookRecipes: 5_000,
  importPages: 5_000,
  /** Recipes of one pasted text. */
  textRecipes: 100,
  importImages: 5,
} as const;
