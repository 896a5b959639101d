import {
  type ComponentType,
  lazy,
  type ReactElement,
  type ReactNode,
  type RefObject,
  Suspense,
  useEffect,
  useRef,
  useState,
} from 'react';
import { IconButton } from '../native/icon-button.tsx';
import type { OpenMenuProps } from './open-menu.tsx';

/** A row of a menu; `href` makes it a link that can be opened in a new tab, `onSelect` still runs. */
export interface MenuEntry {
  key: string;
  label: string;
  icon?: ReactNode;
  href?: string;
  onSelect: () => void;
  isDangerous?: boolean;
  isDisabled?: boolean;
  /** For one of several choices: whether it is the current one. */
  isChosen?: boolean;
  /** A line above. */
  startsGroup?: boolean;
}

/** Props of a custom menu button, all for the button element. */
export interface MenuButtonProps {
  ref: RefObject<HTMLButtonElement | null>;
  'aria-haspopup': 'menu';
  'aria-expanded': boolean;
  onClick: () => void;
  onPointerEnter: () => void;
  onFocus: () => void;
}

const loadMenu = () => import('./open-menu.tsx');
const OpenMenu: ComponentType<OpenMenuProps> = lazy(() =>
  loadMenu().then((module) => ({ default: module.OpenMenu })),
);

/**
 * A button with a menu. The menu's code loads when the pointer or the focus reaches the button, so a page full of menus
 * costs nothing until one is used. `renderButton` replaces the icon button, which shows `icon`.
 */
export function ActionMenu({
  label,
  icon,
  entries,
  header,
  renderButton,
}: {
  label: string;
  icon?: ReactNode;
  entries: readonly MenuEntry[];
  header?: ReactNode;
  renderButton?: (props: MenuButtonProps) => ReactElement;
}) {
  const [isOpen, setOpen] = useState(false);
  const ref = useFocusOnClose(isOpen);
  const preload = () => void loadMenu();
  const props: MenuButtonProps = {
    ref,
    'aria-haspopup': 'menu',
    'aria-expanded': isOpen,
    onClick: () => setOpen(!isOpen),
    onPointerEnter: preload,
    onFocus: preload,
  };
  const target =
    renderButton === undefined ? (
      <IconButton {...props} aria-label={label}>
        {icon}
      </IconButton>
    ) : (
      renderButton(props)
    );
  if (!isOpen) return target;
  return (
    <Suspense fallback={target}>
      <OpenMenu
        target={target}
        label={label}
        entries={entries}
        header={header}
        onClose={() => setOpen(false)}
      />
    </Suspense>
  );
}

/** On closing, the focus returns to the button that opened it, unless it has moved elsewhere. */
export function useFocusOnClose(isOpen: boolean): RefObject<HTMLButtonElement | null> {
  const ref = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen && document.activeElement === document.body) ref.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return ref;
}
