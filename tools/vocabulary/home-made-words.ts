/** A word of our own for something that has a name already. */
export interface HomeMadeWord {
  /** Matches it in code, comments and file names. */
  readonly word: RegExp;
  /** What to write instead. */
  readonly use: string;
}

/**
 * Words that are not to come back, each with the term of the field or of the contract. A stranger searches by those.
 * Wire names and stored names keep theirs, so the patterns leave them alone.
 */
export const homeMadeWords: readonly HomeMadeWord[] = [
  { word: /\b(?:most|longest|largest|fewest)(?!UsedPasswords)[A-Z]\w*/, use: 'max… or min…, with the unit' },
  { word: /[bB]rought(?:List|Recipe|Setting)\w*|\b[bB]ringer\b/, use: 'client-created, ChangeContext' },
  { word: /\b(?:keep|forget|find)?Gone(?:Item|Row)s?\b/, use: 'tombstone' },
  { word: /\b(?:remember|forget)Change\b|\btaken changes\b/, use: 'idempotency key' },
  { word: /\b(?:LetterStore|deviceLetters|sentLetter)\b/, use: 'PendingChange, outbox' },
  { word: /\bgivenUp(?!At\b|Deliveries\b)[A-Z]\w*|\bGivenUp\w+/, use: 'dead letter' },
  { word: /\b[cC]allLimit\w*|\bcall-limit\b/, use: 'rate limit' },
  { word: /\b[sS]ignInLimits?\b|\bsign-in-limits?\b/, use: 'login throttling' },
  { word: /\bpolite-?[oO]rder\b/, use: 'per-host queue' },
  { word: /\bbare-?[pP]icture\b/, use: 'strip metadata' },
  { word: /\bfirst-?[sS]ight\b/, use: 'server-rendered preview' },
  { word: /\bfirst-?[aA]nswers\b/, use: 'preloaded queries' },
  { word: /\b(?:keep|kept|fetch)-?[aA]head\b/, use: 'prefetch' },
  { word: /\bkeys-?[aA]head\b/, use: 'type-ahead buffer' },
  { word: /\b[lL]ist-?[mM]emory\b/, use: 'list cache' },
  { word: /\b[kK]nownRows\b/, use: 'cached rows' },
  { word: /\btouchLibrary\w*/, use: 'bumpLibraryRevision' },
  { word: /\b(?:forget|refresh)Answers\w*/, use: 'invalidate or refresh documents' },
  { word: /\b[wW]ordFamil\w+/, use: 'catalog kind' },
  {
    word: /\btell(?:Made|Planned|OldAddress|OfGivenUp|Progress|Created|AllUpdated)\b/,
    use: 'publish…, notify…, report…',
  },
  { word: /\bgreetInvited\b|\bInvitationGreeting\b/, use: 'previewInvitation, InvitationPreview' },
  { word: /\btakeFromTrash\b/, use: 'restoreFromTrash' },
  { word: /\b(?:lessons\.service|buildLesson|storeLesson)\b/, use: 'corrections' },
  { word: /\bgrowing waits\b/, use: 'exponential backoff' },
];
