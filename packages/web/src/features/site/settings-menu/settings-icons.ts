import IconAdjustments from '@tabler/icons-react/dist/esm/icons/IconAdjustments.mjs';
import IconApi from '@tabler/icons-react/dist/esm/icons/IconApi.mjs';
import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs';
import IconBuildingCommunity from '@tabler/icons-react/dist/esm/icons/IconBuildingCommunity.mjs';
import IconClockPlay from '@tabler/icons-react/dist/esm/icons/IconClockPlay.mjs';
import IconDatabaseExport from '@tabler/icons-react/dist/esm/icons/IconDatabaseExport.mjs';
import IconDatabase from '@tabler/icons-react/dist/esm/icons/IconDatabase.mjs';
import IconHomeCog from '@tabler/icons-react/dist/esm/icons/IconHomeCog.mjs';
import IconHomeEdit from '@tabler/icons-react/dist/esm/icons/IconHomeEdit.mjs';
import IconKey from '@tabler/icons-react/dist/esm/icons/IconKey.mjs';
import IconListSearch from '@tabler/icons-react/dist/esm/icons/IconListSearch.mjs';
import IconPackageImport from '@tabler/icons-react/dist/esm/icons/IconPackageImport.mjs';
import IconServerCog from '@tabler/icons-react/dist/esm/icons/IconServerCog.mjs';
import IconShieldLock from '@tabler/icons-react/dist/esm/icons/IconShieldLock.mjs';
import IconSitemap from '@tabler/icons-react/dist/esm/icons/IconSitemap.mjs';
import IconSparkles from '@tabler/icons-react/dist/esm/icons/IconSparkles.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs';
import IconUserEdit from '@tabler/icons-react/dist/esm/icons/IconUserEdit.mjs';
import IconUserShield from '@tabler/icons-react/dist/esm/icons/IconUserShield.mjs';
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import IconWebhook from '@tabler/icons-react/dist/esm/icons/IconWebhook.mjs';
import type { Icon } from '@tabler/icons-react';
import type { SettingsKey } from './settings-entries.ts';

/** The icon of each page of the settings. */
export const settingsIcons: Readonly<Record<SettingsKey, Icon>> = {
  profile: IconUser,
  profileEdit: IconUserEdit,
  security: IconShieldLock,
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
