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
  /** How it uses a wide screen: with tables, also on the pages below it, or with cards in two columns. */
  readonly wide?: 'tables' | 'tablesBelow' | 'columns';
  readonly may: (self: UserOut) => boolean;
}

const everyone = () => true;

/** Every page of the settings, one line each. Those that the router does not know are not shown. */
export const settingsEntries = [
  { key: 'profile', section: 'personal', to: '/user/profile', isExact: true, may: everyone },
  { key: 'profileEdit', section: 'personal', to: '/user/profile/edit', wide: 'columns', may: everyone },
  { key: 'security', section: 'personal', to: '/user/profile/security', may: everyone },
  { key: 'device', section: 'personal', to: '/user/device', may: everyone },
  { key: 'apiTokens', section: 'personal', to: '/user/profile/api-tokens', may: mayUseAdvanced },
  { key: 'docs', section: 'personal', to: '/docs', may: (self) => boot.hasApiDocs && mayUseAdvanced(self) },
  {
    key: 'household',
    section: 'household',
    to: '/household',
    isExact: true,
    wide: 'columns',
    may: mayManageHousehold,
  },
  { key: 'members', section: 'household', to: '/household/members', wide: 'tables', may: everyone },
  { key: 'webhooks', section: 'household', to: '/household/webhooks', may: mayUseAdvanced },
  { key: 'notifiers', section: 'household', to: '/household/notifiers', may: mayUseAdvanced },
  { key: 'group', section: 'group', to: '/group', isExact: true, wide: 'columns', may: mayManageGroup },
  { key: 'data', section: 'group', to: '/group/data', wide: 'tablesBelow', may: mayOrganize },
  { key: 'migrations', section: 'group', to: '/group/migrations', may: mayUseAdvanced },
  { key: 'trash', section: 'group', to: '/g/$groupSlug/recipes/trash', may: everyone },
  {
    key: 'siteSettings',
    section: 'administration',
    to: '/admin/site-settings',
    wide: 'columns',
    may: mayAdminister,
  },
  { key: 'users', section: 'administration', to: '/admin/manage/users', wide: 'tables', may: mayAdminister },
  {
    key: 'households',
    section: 'administration',
    to: '/admin/manage/households',
    wide: 'tables',
    may: mayAdminister,
  },
  {
    key: 'groups',
    section: 'administration',
    to: '/admin/manage/groups',
    wide: 'tables',
    may: mayAdminister,
  },
  { key: 'backups', section: 'administration', to: '/admin/backups', may: mayAdminister },
  {
    key: 'maintenance',
    section: 'administration',
    to: '/admin/maintenance',
    wide: 'tables',
    may: mayAdminister,
  },
  { key: 'jobs', section: 'administration', to: '/admin/jobs', wide: 'columns', may: mayAdminister },
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

/** How the page at a path uses a wide screen; undefined for forms and texts, which are read in one column. */
export function findWideUse(path: string): 'tables' | 'columns' | undefined {
  const entries: readonly SettingsEntry[] = settingsEntries;
  const entry = entries.find(
    ({ to, wide }) => path === to || (wide === 'tablesBelow' && path.startsWith(`${to}/`)),
  );
  return entry?.wide === 'tablesBelow' ? 'tables' : entry?.wide;
}
