import { useNavigate, useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useSelf } from '../../../../platform/session/index.ts';
import { entriesFor, settingsIcons } from '../../settings-menu/index.ts';
import { useNavigation } from '../../shell/index.ts';
import type { Hit } from '../hits.ts';
import { useGo } from './use-go.ts';

/** Every place of the drawer, and every page of the settings that the person may open. */
export function usePageHits(): readonly Hit[] {
  const { primary, organizers, secondary } = useNavigation();
  const go = useGo();
  const settings = useSettingsHits();
  const places = [...primary, ...organizers, ...secondary].map(({ key, label, href, icon }): Hit => ({
    key: `page:${key}`,
    group: 'pages',
    name: label,
    icon,
    run: () => go(href),
  }));
  return [...places, ...settings];
}

function useSettingsHits(): readonly Hit[] {
  const { t } = useTranslation('settings');
  const self = useSelf();
  const { routesByPath } = useRouter();
  const navigate = useNavigate();
  if (self === null) return [];
  const groupSlug = self.groupSlug;
  return entriesFor(self, (path) => path in routesByPath).map(({ key, section, to }) => ({
    key: `settings:${key}`,
    group: 'settings',
    name: t(`entry.${key}`),
    detail: t(`section.${section}`),
    words: `${t(`hint.${key}`)} ${t(`section.${section}`)} ${t('title')}`,
    icon: settingsIcons[key],
    run: () => void navigate({ to, params: { groupSlug } }),
  }));
}
