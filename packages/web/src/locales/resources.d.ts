import 'i18next';
import type apiTokens from './en-US/api-tokens.json';
import type admin from './en-US/admin.json';
import type ai from './en-US/ai.json';
import type maintenance from './en-US/maintenance.json';
import type places from './en-US/places.json';
import type data from './en-US/data.json';
import type cooking from './en-US/cooking.json';
import type docs from './en-US/docs.json';
import type editor from './en-US/editor.json';
import type explore from './en-US/explore.json';
import type imports from './en-US/imports.json';
import type ratings from './en-US/ratings.json';
import type invitations from './en-US/invitations.json';
import type language from './en-US/language.json';
import type manageUsers from './en-US/manage-users.json';
import type organizers from './en-US/organizers.json';
import type passwordReset from './en-US/password-reset.json';
import type printing from './en-US/printing.json';
import type profile from './en-US/profile.json';
import type recipes from './en-US/recipes.json';
import type registration from './en-US/registration.json';
import type scaling from './en-US/scaling.json';
import type search from './en-US/search.json';
import type security from './en-US/security.json';
import type sessions from './en-US/sessions.json';
import type settings from './en-US/settings.json';
import type setup from './en-US/setup.json';
import type shortcuts from './en-US/shortcuts.json';
import type shell from './en-US/shell.json';
import type siteSettings from './en-US/site-settings.json';
import type timers from './en-US/timers.json';
import type ui from './en-US/ui.json';
import type users from './en-US/users.json';

/** The English texts are the type of all keys: a key that does not exist does not compile. */
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'ui';
    resources: {
      'api-tokens': typeof apiTokens;
      admin: typeof admin;
      ai: typeof ai;
      maintenance: typeof maintenance;
      places: typeof places;
      data: typeof data;
      cooking: typeof cooking;
      docs: typeof docs;
      editor: typeof editor;
      explore: typeof explore;
      imports: typeof imports;
      ratings: typeof ratings;
      invitations: typeof invitations;
      language: typeof language;
      'manage-users': typeof manageUsers;
      organizers: typeof organizers;
      'password-reset': typeof passwordReset;
      printing: typeof printing;
      profile: typeof profile;
      registration: typeof registration;
      recipes: typeof recipes;
      scaling: typeof scaling;
      search: typeof search;
      security: typeof security;
      sessions: typeof sessions;
      settings: typeof settings;
      setup: typeof setup;
      shortcuts: typeof shortcuts;
      shell: typeof shell;
      'site-settings': typeof siteSettings;
      timers: typeof timers;
      ui: typeof ui;
      users: typeof users;
    };
  }
}
