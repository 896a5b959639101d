import 'i18next';
import type apiTokens from './en-US/api-tokens.json';
import type admin from './en-US/admin.json';
import type ai from './en-US/ai.json';
import type maintenance from './en-US/maintenance.json';
import type places from './en-US/places.json';
import type docs from './en-US/docs.json';
import type editor from './en-US/editor.json';
import type explore from './en-US/explore.json';
import type imports from './en-US/imports.json';
import type ratings from './en-US/ratings.json';
import type invitations from './en-US/invitations.json';
import type language from './en-US/language.json';
import type manageUsers from './en-US/manage-users.json';
import type passwordReset from './en-US/password-reset.json';
import type profile from './en-US/profile.json';
import type recipes from './en-US/recipes.json';
import type registration from './en-US/registration.json';
import type search from './en-US/search.json';
import type security from './en-US/security.json';
import type sessions from './en-US/sessions.json';
import type settings from './en-US/settings.json';
import type setup from './en-US/setup.json';
import type shell from './en-US/shell.json';
import type siteSettings from './en-US/site-settings.json';
import type comments from './en-US/comments.json';
import type history from './en-US/history.json';
import type sharing from './en-US/sharing.json';
import type timeline from './en-US/timeline.json';
import type trash from './en-US/trash.json';
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
      docs: typeof docs;
      editor: typeof editor;
      explore: typeof explore;
      imports: typeof imports;
      ratings: typeof ratings;
      invitations: typeof invitations;
      language: typeof language;
      'manage-users': typeof manageUsers;
      'password-reset': typeof passwordReset;
      profile: typeof profile;
      registration: typeof registration;
      recipes: typeof recipes;
      search: typeof search;
      security: typeof security;
      sessions: typeof sessions;
      settings: typeof settings;
      setup: typeof setup;
      shell: typeof shell;
      'site-settings': typeof siteSettings;
      comments: typeof comments;
      history: typeof history;
      sharing: typeof sharing;
      timeline: typeof timeline;
      trash: typeof trash;
      ui: typeof ui;
      users: typeof users;
    };
  }
}
