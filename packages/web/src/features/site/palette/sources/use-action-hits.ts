import { useTranslation } from 'react-i18next';
import { languages } from 'virtual:languages';
import { keepTypedTexts } from '../../../../platform/drafts/keep-typed-texts.ts';
import { activeLocale, changeLocale } from '../../../../platform/i18n/index.ts';
import { useSelf } from '../../../../platform/session/index.ts';
import { shortcutsHelp } from '../../../../platform/shortcuts/index.ts';
import { IconKeyboard } from '../../../../ui/icons/keyboard.ts';
import { IconLanguage } from '../../../../ui/icons/language.ts';
import { IconLogout } from '../../../../ui/icons/logout.ts';
import { schemeIcons, schemes, useNavigation, useScheme, useSignOut } from '../../shell/index.ts';
import type { Hit } from '../hits.ts';
import { useGo } from './use-go.ts';

/** Actions that work from anywhere. `chooseLanguage` opens the list of languages. */
export function useActionHits(chooseLanguage: () => void): readonly Hit[] {
  const { t } = useTranslation(['palette', 'shell']);
  const self = useSelf();
  const { leave } = useSignOut();
  const create = useCreateHits();
  const themes = useThemeHits();
  const action = (key: string, name: string, rest: Pick<Hit, 'icon' | 'run' | 'words' | 'isOnce'>): Hit => ({
    key: `action:${key}`,
    group: 'actions',
    name,
    ...rest,
  });
  return [
    ...create,
    action('shortcuts', t('action.shortcuts'), { icon: IconKeyboard, run: shortcutsHelp.open }),
    action('language', t('action.language'), {
      icon: IconLanguage,
      words: t('nav.language', { ns: 'shell' }),
      run: chooseLanguage,
    }),
    ...(self === null
      ? []
      : [action('sign-out', t('signOut', { ns: 'shell' }), { icon: IconLogout, run: leave, isOnce: true })]),
    ...themes,
    ...listLanguageHits(),
  ];
}

/** The ways to add a recipe, by the names that they have in the menu and by what they do. */
function useCreateHits(): readonly Hit[] {
  const { t } = useTranslation(['palette', 'shell']);
  const { create } = useNavigation();
  const go = useGo();
  return create.map(({ key, label, href, icon }) => ({
    key: `action:${key}`,
    group: 'actions',
    name: t(key === 'url' ? 'action.import' : 'action.write'),
    words: `${label} ${t('create.menu', { ns: 'shell' })}`,
    icon,
    run: () => go(href),
  }));
}

function useThemeHits(): readonly Hit[] {
  const { t } = useTranslation('shell');
  const [current, choose] = useScheme();
  return schemes
    .filter((scheme) => scheme !== current)
    .map((scheme) => ({
      key: `theme:${scheme}`,
      group: 'themes',
      name: t('scheme.now', { scheme: t(`scheme.${scheme}`) }),
      icon: schemeIcons[scheme],
      run: () => choose(scheme),
    }));
}

/** Every language by its own name, so that one leads out of a language that one cannot read. */
function listLanguageHits(): readonly Hit[] {
  return languages
    .filter(({ value }) => value !== activeLocale.value)
    .map(({ value, name }) => ({
      key: `language:${value}`,
      group: 'languages',
      name,
      icon: IconLanguage,
      run: () => {
        keepTypedTexts();
        void changeLocale(value);
      },
    }));
}
