import { at, coded, details, type ErrorEntry, object, plain } from './error-entry.ts';
import { formErrors } from './form-errors.ts';
import { signInErrors } from './sign-in-errors.ts';

export type { ErrorEntry, ErrorShape } from './error-entry.ts';

/** All that programs know as one failure, told apart for readers. */
const noRecipe = (explanation: string): ErrorEntry => ({ ...details(400, 'BAD_RECIPE_DATA'), explanation });

export const errorCatalogue = {
  notAuthenticated: plain(401, 'Could not validate credentials'),
  ...signInErrors,
  ...formErrors,
  tokenNotFound: plain(404, "Could not locate token with id '{id}' in database"),
  tokenScopeTooNarrow: plain(403, 'This API token is {scope} and does not allow that'),
  sessionNeeded: plain(403, 'This requires a signed-in device; an API token is not enough'),
  confirmationNeeded: {
    ...details(403, 'CONFIRMATION_NEEDED'),
    explanation: 'Confirm with your password or second factor that it is you, then try again',
  },
  forbidden: plain(403, 'Forbidden'),
  notAnAdmin: plain(403, 'NOT_AN_ADMIN'),
  foreignOrigin: plain(403, 'This request came from another site and was refused'),
  unknownRoute: plain(404, 'Not Found'),
  wrongMethod: plain(405, 'Method Not Allowed'),
  bodyTooLarge: plain(413, 'The request body is larger than {limit} bytes'),
  formTooLarge: plain(413, 'A form can contain at most {files} files and {fields} fields'),
  unsupportedMediaType: plain(415, 'This content type is not accepted here; send {allowed}'),
  tooManyRequests: coded(plain(429, 'Too many requests. Please try again later')),
  headersTooLarge: plain(431, 'The request headers are too large'),
  requestTooSlow: plain(408, 'The request took too long to arrive'),
  malformedUrl: plain(400, 'The request address is malformed'),
  badRequest: plain(400, 'Bad Request'),
  serverError: plain(500, 'Internal Server Error'),
  busy: plain(503, 'The server is busy. Please try again in a moment'),
  databaseAway: plain(503, 'The database does not answer at the moment. Please try again in a moment'),
  filesAway: plain(503, 'Pictures and files cannot be reached at the moment. Please try again in a moment'),
  unavailable: plain(503, 'The server is starting, or its database is not responding'),
  householdStorageFull: plain(413, 'Your household has used {used} of the {limit} available for its files'),
  diskFull: plain(507, 'The server does not have enough space to store this'),

  itemNotFound: object(404, 'Not found.'),
  itemNotSaved: object(400, 'An unexpected error occurred.'),

  shoppingListNotSaved: object(400, 'An unexpected error occurred'),
  listOwnerUnknown: object(400, 'The owner of a list must be a member of the household'),
  foreignLabelSetting: plain(400, 'object {id} has an invalid shopping list id'),

  wordNotSaved: object(400, 'An unexpected error occurred'),
  foodsNotMerged: plain(400, 'Failed to merge foods'),
  unitsNotMerged: plain(400, 'Failed to merge units'),

  recipeNotFound: object(404, 'No Entry Found'),
  recipePermissionDenied: object(403, 'Permission Denied'),
  badRecipeData: details(400, 'BAD_RECIPE_DATA'),
  importAddressMissing: noRecipe('This is not a web address. Paste one such as https://example.com/recipe'),
  importHostUnknown: noRecipe('This website does not exist. Check the spelling of the address and try again'),
  importUnreachable: noRecipe(
    'The website cannot be reached. Try again later, or paste the recipe’s text or HTML',
  ),
  importForbidden: noRecipe(
    'The website shows this page only to signed-in visitors or browsers ({status}). Open it yourself and paste its HTML',
  ),
  importPageMissing: noRecipe(
    'This page does not exist ({status}). Check the address, or search the website for the recipe',
  ),
  importWebsiteFailed: noRecipe('The website is having problems right now ({status}). Try again later'),
  importNotAPage: noRecipe(
    'This address leads to a file ({type}), not a web page. Create the recipe from its text or a picture instead',
  ),
  importWithoutRecipe: noRecipe(
    'No recipe was found on this page. Check that this is the address of the recipe itself, or paste its text',
  ),
  importVideoWithoutRecipe: noRecipe(
    'The description of this video has no recipe. Paste its text, or a link to the page with the recipe',
  ),
  importJsonBroken: noRecipe(
    'This JSON cannot be read. In line {line}, column {column}, {expected} is expected',
  ),
  pageTooLarge: plain(422, 'A page can have at most {bytes} bytes and {elements} elements'),
  tooManyIngredients: plain(422, 'At most {max} ingredients can be added to a list at once'),
  recipeTooLarge: plain(422, 'A recipe can have at most {ingredients} ingredients and {steps} steps'),
  archiveTooLarge: plain(
    422,
    'An archive can contain at most {entries} files and {bytes} bytes when unpacked',
  ),
  backupTooLarge: object(400, 'This archive claims to have more files or bytes than a backup can have'),
  backupOtherProgram: object(400, 'This archive is not a backup of Hearth or Mealie'),
  backupTooNew: object(400, 'This backup comes from a newer release of Hearth. Update this server first'),
  backupTooOld: object(
    400,
    'This backup comes from an early build of Hearth 0.9. Restore it with the last build of 0.9, and start this release on that data',
  ),
  backupDamaged: object(400, 'The content of this backup has changed since it was made'),
  backupWithoutAdministrator: object(400, 'Nobody in this backup is an administrator'),
  backupFolderMounted: object(
    409,
    'A folder of the data folder is mounted from elsewhere, so a restore cannot replace it. Mount the data folder as a whole, then try again',
  ),
  backupDiskFull: object(507, 'The disk of the server is full. Free some space, then try again'),
  backupBusy: object(409, 'Another backup is being made or restored. Try again when that is done'),
  restoring: plain(503, 'A backup is being restored. Please try again in a moment'),
  archiveUnreadable: coded(object(400, 'This is not a zip archive, or it is damaged')),
  archiveUnsafe: object(400, 'The archive contains links, or paths that lead out of it'),
  archiveEncrypted: object(
    400,
    'The archive is protected with a password. Remove the password, then try again',
  ),
  textRecipesTooMany: coded(
    object(
      400,
      'This text has more than {max} recipes. Save it as a file, and import that under “Move in from another app”',
    ),
  ),
  fileIsEmpty: coded(object(400, 'This file is empty')),
  fileIsPicture: coded(object(400, 'This is a picture. Photos of recipes are read under “Create”')),
  fileIsBackup: coded(
    object(400, 'This is a backup of a whole server. An administrator can restore it in the site settings'),
  ),
  fileIsPacked: coded(
    object(
      400,
      'This file is packed in a way that Hearth does not read. Unpack it, pack its files as zip, and try again',
    ),
  ),
  fileIsOldDocument: coded(
    object(
      400,
      'This document is of a kind that Hearth does not read. Save it as .docx, .xlsx or PDF, and try again',
    ),
  ),
  fileIsMedia: coded(object(400, 'This is a sound or video file, which Hearth does not read')),
  fileHasNoText: coded(
    object(
      400,
      'The pages of this document are pictures. Take photos of them, which are read under “Create”',
    ),
  ),
  fileNotRecognized: coded(
    object(
      400,
      'No recipe was found in this file. Choose the app that it comes from, or paste the text of a recipe under “Create”',
    ),
  ),
  csvUnreadable: object(400, 'This is not a CSV file that can be read'),
  tableTooLarge: object(400, 'A table of recipes can have at most {rows} rows and {columns} columns'),
  migrationNotUndone: object(400, 'This import can no longer be undone'),
  tooMuchWork: plain(422, 'Reading this takes more time or memory than the server allows'),
  outboundRefused: details(400, 'OUTBOUND_ADDRESS_REFUSED'),
  imageServicesOff: object(400, 'OpenAI image services are not enabled'),
  aiServicesOff: object(400, 'No AI service is set up'),
  aiProvidersTooMany: object(400, 'A group has at most {max} AI services'),
  storesTooMany: object(400, 'A household has at most {max} stores'),
  storeFoodsTooMany: object(400, 'The stores of a household sell at most {max} foods together'),
  mealKindsTooMany: object(400, 'A household names at most {max} kinds of meals'),
  recurringMealsTooMany: object(400, 'A household plans at most {max} meals again and again'),
  planTemplatesTooMany: object(400, 'A household saves at most {max} menus'),
  planTemplateRefused: object(400, 'Only days for which something is planned can be saved, a month at most'),
  aiProviderAddress: object(400, 'The address of an AI service begins with http:// or https://'),
  noRecipeInPictures: object(400, 'No recipe could be read from the picture'),
  aiParserOff: object(400, 'No AI service is set up. Choose another parser'),
  ingredientsNotParsed: object(
    400,
    'The AI service did not read the ingredients. Try again, or choose another parser',
  ),
  scrapingTimedOut: plain(408, 'Recipe Scraping Timed Out'),
  urlIsNotAnImage: object(400, 'Url is not an image'),
  notAnImage: object(400, 'This file is not a picture'),
  imageFormatUnsupported: object(
    400,
    'This picture format is not supported. Use JPEG, PNG, WebP, GIF, AVIF or HEIC',
  ),
  imageDamaged: object(400, 'This picture is damaged'),
  imageTooManyPixels: object(
    400,
    'This picture has {megapixels} megapixels. A picture of the format {kind} can have {limit} at most',
  ),
  imageTooSlow: object(400, 'Reading this picture takes longer than {limit} seconds. Use a smaller one'),
  imageTooMuchMemory: object(
    400,
    'Reading this picture takes more than {limit} MB of memory. Use one with fewer pixels',
  ),
  notOwnComment: object(403, 'Comment does not belong to user'),
  notOwnEvent: object(403, 'Only its author and people who can edit the recipe can change this event'),
  timelineRecipeNotFound: plain(404, 'recipe not found'),
  eventNotSaved: object(400, 'An unexpected error occurred'),
  shareTokenNotFound: plain(404, 'Token Not Found'),
  assetFieldsMissing: plain(400, 'Missing required fields'),
  assetNameInvalid: plain(400, 'File name {name} or extension {extension} not valid'),
  exportSlugInvalid: plain(400, 'Invalid Slug'),
  exportTemplateUnknown: plain(404, 'This format does not exist'),
  exportTemplateBroken: plain(400, 'The template cannot be read: {reason}'),
  notRated: object(404, 'User has not rated this recipe'),

  emailNeedsPassword: object(400, 'Enter your current password to change your email address'),
  usernameControlledElsewhere: object(
    400,
    'You sign in with another service, so only an administrator can change the username of this account',
  ),
  emailControlledElsewhere: object(
    400,
    'You sign in with another service, so only an administrator can change the email address of this account',
  ),
  passwordControlledElsewhere: object(400, 'Unable to update password, user is controlled by LDAP'),

  memberNotFound: plain(404, 'User Not Found'),
  userNotFound: plain(404, 'User not found'),
  notInThisHousehold: plain(403, 'User is not a member of this household'),
  ownPermissions: plain(403, 'You cannot change your own permissions'),

  defaultGroupKept: object(400, 'The default group cannot be deleted'),
  groupHasUsers: object(400, 'Cannot delete group with users'),
  groupHasHouseholds: object(400, 'Cannot delete group with households'),
  groupHasRecipes: object(400, 'Cannot delete group with recipes'),
  householdHasUsers: object(400, 'Cannot delete household with users'),
  householdStays: object(400, 'A household cannot move to another group'),

  cleaningFailed: object(500, 'Failed to clean {what}'),
  exportPathUnknown: plain(400, 'path must be relative to data directory'),
  fileTokenInvalid: plain(401, 'could not validate file token'),
  registrationDisabled: object(403, 'User Registration is Disabled'),
  mayNotInvite: plain(403, 'User is not allowed to create invite tokens'),
  invalidResetToken: coded(plain(400, 'Invalid token')),
  resetTokenNotMade: object(404, 'error while generating reset token'),
  mayNotChangeGroup: object(403, "User doesn't have permission to change group"),
  userNotUpdated: object(400, 'Failed to update user'),
  managedUserNotSaved: object(400, 'An unexpected error occurred'),
  noSelfDemotion: object(403, 'you cannot demote yourself'),
  lastAdministrator: object(400, 'A super user cannot be deleted'),
  nobodyTakesRecipes: object(
    400,
    'There is nobody else in the group to receive this person’s recipes. Delete the recipes or add a member first',
  ),

  demoBackupStays: coded(
    object(
      403,
      'The demonstration returns to this backup every night. It can be neither deleted nor replaced',
    ),
  ),

  setupDone: coded(plain(410, 'This server is already set up')),

  groupNotFound: plain(404, 'group not found'),
  publicRecipeNotFound: plain(404, 'recipe not found'),
  publicCategoryNotFound: plain(404, 'category not found'),
  publicTagNotFound: plain(404, 'tag not found'),
  publicFoodNotFound: plain(404, 'food not found'),
  publicToolNotFound: plain(404, 'tool not found'),
  publicHouseholdNotFound: plain(404, 'household not found'),
  householdNotFound: plain(404, 'Household not found'),
  cookbookNotFound: plain(404, 'cookbook not found'),
  bookEmpty: object(400, 'There are no recipes for a book'),
  exportsBusy: object(503, 'Others are saving many recipes at the moment. Please try again in a minute'),
  bookTooLarge: object(400, 'A book can have {limit} recipes at most. Choose a cookbook with fewer recipes'),
  bookTooLong: object(
    400,
    'The recipes are too long for one printed book. Choose a cookbook with fewer recipes',
  ),
  cookbookFull: object(400, 'This cookbook has no room for more recipes chosen by hand'),
  cookbookFilterClosed: object(
    400,
    'The conditions of this cookbook cannot be extended. Edit the cookbook, then try again',
  ),

  noRecipeFitsRules: object(404, 'No recipes match your rules'),
  noRecipeComesNow: object(
    404,
    'All recipes that match your rules are planned close to this day, or often enough in its week',
  ),
  planFrequenciesTooMany: object(400, 'A household can say how often for at most {max} kinds of recipes'),

  notifierSchemeUnknown: at(
    'appriseUrl',
    object(
      400,
      'This server cannot send to addresses that begin with “{scheme}://”. It knows {known}; others require an Apprise API server (APPRISE_API_URL)',
    ),
  ),
  reportNotDeleted: object(400, 'Failed to delete report'),

  actionNotTriggered: object(400, 'Cannot trigger action type "{type}".'),
  recipeRefusedByReceiver: object(
    400,
    'The other app refused the recipe ({status}). Check the address of this action',
  ),
  receiverNotReached: object(400, 'The recipe could not be sent. Check the address of this action: {detail}'),

  invalidQuery: plain(400, '{reason}'),
  fileNotFound: plain(404, 'Not Found'),
  volumeTextNotFound: plain(404, 'File not found'),
  versionConflict: object(412, 'Someone else has changed this in the meantime. Reload it and try again'),
} as const satisfies Record<string, ErrorEntry>;

/** Stable name of an error. */
export type ErrorCode = keyof typeof errorCatalogue;
