import type { UserOut } from '@hearth/contract';
import {
  mayAdminister,
  mayManageGroup,
  mayManageHousehold,
  mayOrganize,
  mayUseAdvanced,
} from '@hearth/domain/people/policies';
import { boot } from '../../../platform/boot/boot.ts';

/** The parts of the settings, in their order. */
export const settingsSections = ['personal', 'household', 'group', 'administration'] as const;

/** A part of a section that opens at a click, for what is rarely needed. */
export type FoldName = 'debug';

/** A page of the settings. Its name and description are the texts `entry.<key>` and `hint.<key>`. */
export interface SettingsEntry {
  readonly key: string;
  readonly section: (typeof settingsSections)[number];
  /** The part of its section that it is folded into. Its name is the text `fold.<fold>`. */
  readonly fold?: FoldName;
  /** Address of the page, as the router spells it. */
  readonly to: string;
  /** Only this very address counts as being there, not those below it. */
  readonly isExact?: boolean;
  /** Whose tables take all of the width that there is: the page itself, or those below it as well. */
  readonly wide?: 'page' | 'below';
  readonly may: (self: UserOut) => boolean;
}

const everyone = () => true;

/** Every page of the settings, one line each. Those that the router does not know are not shown. */
export const settingsEntries = [
  { key: 'profile', section: 'personal', to: '/user/profile', isExact: true, may: everyone },
  { key: 'profileEdit', section: 'personal', to: '/user/profile/edit', may: everyone },
  { key: 'security', section: 'personal', to: '/user/profile/security', may: everyone },
  { key: 'apiTokens', section: 'personal', to: '/user/profile/api-tokens', may: mayUseAdvanced },
  { key: 'docs', section: 'personal', to: '/docs', may: (self) => boot.hasApiDocs && mayUseAdvanced(self) },
  { key: 'household', section: 'household', to: '/household', isExact: true, may: mayManageHousehold },
  { key: 'members', section: 'household', to: '/household/members', wide: 'page', may: everyone },
  { key: 'webhooks', section: 'household', to: '/household/webhooks', may: mayUseAdvanced },
  { key: 'notifiers', section: 'household', to: '/household/notifiers', may: mayUseAdvanced },
  { key: 'group', section: 'group', to: '/group', isExact: true, may: mayManageGroup },
  { key: 'data', section: 'group', to: '/group/data', wide: 'below', may: mayOrganize },
  { key: 'migrations', section: 'group', to: '/group/migrations', may: mayUseAdvanced },
  { key: 'trash', section: 'group', to: '/g/$groupSlug/recipes/trash', may: everyone },
  { key: 'siteSettings', section: 'administration', to: '/admin/site-settings', may: mayAdminister },
  { key: 'users', section: 'administration', to: '/admin/manage/users', wide: 'page', may: mayAdminister },
  {
    key: 'households',
    section: 'administration',
    to: '/admin/manage/households',
    wide: 'page',
    may: mayAdminister,
  },
  { key: 'groups', section: 'administration', to: '/admin/manage/groups', wide: 'page', may: mayAdminister },
  { key: 'backups', section: 'administration', to: '/admin/backups', may: mayAdminister },
  {
    key: 'maintenance',
    section: 'administration',
    to: '/admin/maintenance',
    wide: 'page',
    may: mayAdminister,
  },
  { key: 'jobs', section: 'administration', to: '/admin/jobs', wide: 'page', may: mayAdminister },
  {
    key: 'openai',
    section: 'administration',
    fold: 'debug',
    to: '/admin/debug/openai',
    may: mayAdminister,
  },
  {
    key: 'parser',
    section: 'administration',
    fold: 'debug',
    to: '/admin/debug/parser',
    may: mayAdminister,
  },
] as const satisfies readonly SettingsEntry[];

export type SettingsKey = (typeof settingsEntries)[number]['key'];
/** One of the pages above. */
export type Entry = SettingsEntry & { readonly key: SettingsKey };

/** The existing pages that the user may open. */
export function entriesFor(self: UserOut, exists: (path: string) => boolean): readonly Entry[] {
  return settingsEntries.filter((entry) => entry.may(self) && exists(entry.to));
}

/** Whether the page at a path has tables that take all of the width. */
export function isWidePage(path: string): boolean {
  const entries: readonly SettingsEntry[] = settingsEntries;
  return entries.some(
    ({ to, wide }) => (wide !== undefined && path === to) || (wide === 'below' && path.startsWith(`${to}/`)),
  );
}
