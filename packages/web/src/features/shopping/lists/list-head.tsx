import type { ShoppingListOut } from '@hearth/contract';
import { IconArrowLeft as IconBack } from '../../../ui/icons/arrow-left.ts';
import { IconDeviceDesktop as IconScreen } from '../../../ui/icons/device-desktop.ts';
import { IconDeviceDesktopOff as IconScreenOff } from '../../../ui/icons/device-desktop-off.ts';
import { IconDotsVertical as IconDots } from '../../../ui/icons/dots-vertical.ts';
import { IconCheck } from '../../../ui/icons/check.ts';
import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { usePreference } from '../../../platform/preferences/index.ts';
import { ActionMenu } from '../../../ui/menu/action-menu.tsx';
import { IconButton } from '../../../ui/native/icon-button.tsx';
import { useDocumentTitle } from '../../../ui/page/use-document-title.ts';
import { useWakeLock } from '../../../ui/wake-lock/use-wake-lock.ts';
import type { ListChanges, ListItem } from '../sync/index.ts';
import { LateCode } from '../items/late-code.tsx';
import type { OpenOverlay } from './list-overlay.tsx';
import { useListMenu } from './use-list-menu.tsx';
import classes from './list-page.module.css';

/** Properties of {@link ListHead}. */
export interface ListHeadProps {
  list: ShoppingListOut;
  items: readonly ListItem[];
  changes: ListChanges;
  isSorting: boolean;
  onSort: (isSorting: boolean) => void;
  onChoose: () => void;
  onOpen: (overlay: OpenOverlay) => void;
}

/** The name of the list, a link back to all lists, and its menu. */
export const ListHead = memo(function ListHead(props: ListHeadProps) {
  const { t } = useTranslation('shopping-lists');
  const name = props.list.name ?? t('unnamed');
  const entries = useListMenu(props);
  useDocumentTitle(name);
  return (
    <header className={classes.head}>
      <Link
        to="/shopping-lists"
        search={{ disableRedirect: 'true' }}
        className={classes.back}
        aria-label={t('allLists')}
        title={t('allLists')}
      >
        <IconBack size={22} aria-hidden />
      </Link>
      <h1 tabIndex={-1} className={classes.title}>
        <bdi>{name}</bdi>
      </h1>
      <div className={classes.tools}>
        {props.isSorting && (
          <IconButton size={44} aria-label={t('menu.stopSorting')} onClick={() => props.onSort(false)}>
            <IconCheck size={22} aria-hidden />
          </IconButton>
        )}
        <WakeButton />
        <LateCode>
          <ActionMenu
            label={t('menu.label')}
            entries={entries}
            renderButton={(button) => (
              <IconButton {...button} size={44} aria-label={t('menu.label')} data-part="list-menu">
                <IconDots size={22} aria-hidden />
              </IconButton>
            )}
          />
        </LateCode>
      </div>
    </header>
  );
});

/** Keeps the screen on while the list is open; hidden if the browser does not support it. */
function WakeButton() {
  const { t } = useTranslation('shopping-lists');
  const [{ keepAwake }, change] = usePreference('shoppingList');
  const state = useWakeLock(keepAwake);
  if (state === 'unsupported') return null;
  const Icon = state === 'on' ? IconScreen : IconScreenOff;
  return (
    <IconButton
      size={44}
      aria-label={t('wake.keep')}
      title={t(`wake.${state}`)}
      aria-pressed={keepAwake}
      onClick={() => change({ keepAwake: !keepAwake })}
    >
      <Icon size={22} stroke={1.75} aria-hidden />
    </IconButton>
  );
}
