import { IconAdjustments } from '../../../ui/icons/adjustments.ts';
import { IconApi } from '../../../ui/icons/api.ts';
import { IconBell } from '../../../ui/icons/bell.ts';
import { IconBuildingCommunity } from '../../../ui/icons/building-community.ts';
import { IconClockPlay } from '../../../ui/icons/clock-play.ts';
import { IconDatabaseExport } from '../../../ui/icons/database-export.ts';
import { IconDatabase } from '../../../ui/icons/database.ts';
import { IconDeviceMobile } from '../../../ui/icons/device-mobile.ts';
import { IconHomeCog } from '../../../ui/icons/home-cog.ts';
import { IconHomeEdit } from '../../../ui/icons/home-edit.ts';
import { IconKey } from '../../../ui/icons/key.ts';
import { IconListSearch } from '../../../ui/icons/list-search.ts';
import { IconPackageImport } from '../../../ui/icons/package-import.ts';
import { IconServerCog } from '../../../ui/icons/server-cog.ts';
import { IconShieldLock } from '../../../ui/icons/shield-lock.ts';
import { IconSitemap } from '../../../ui/icons/sitemap.ts';
import { IconSparkles } from '../../../ui/icons/sparkles.ts';
import { IconTrash } from '../../../ui/icons/trash.ts';
import { IconUser } from '../../../ui/icons/user.ts';
import { IconUserEdit } from '../../../ui/icons/user-edit.ts';
import { IconUserShield } from '../../../ui/icons/user-shield.ts';
import { IconUsers } from '../../../ui/icons/users.ts';
import { IconWebhook } from '../../../ui/icons/webhook.ts';
import type { Icon } from '../../../ui/icons/create-icon.ts';
import type { SettingsKey } from './settings-entries.ts';

/** The icon of each page of the settings. */
export const settingsIcons: Readonly<Record<SettingsKey, Icon>> = {
  profile: IconUser,
  profileEdit: IconUserEdit,
  security: IconShieldLock,
  device: IconDeviceMobile,
  apiTokens: IconKey,
  docs: IconApi,
  household: IconHomeCog,
  members: IconUsers,
  webhooks: IconWebhook,
  notifiers: IconBell,
  group: IconBuildingCommunity,
  data: IconDatabase,
  migrations: IconPackageImport,
  trash: IconTrash,
  siteSettings: IconAdjustments,
  users: IconUserShield,
  households: IconHomeEdit,
  groups: IconSitemap,
  backups: IconDatabaseExport,
  maintenance: IconServerCog,
  jobs: IconClockPlay,
  openai: IconSparkles,
  parser: IconListSearch,
};
