import { IconDotsVertical as IconDots } from '../../../../ui/icons/dots-vertical.ts';
import { IconCopy } from '../../../../ui/icons/copy.ts';
import { IconCalendarEvent as IconToday } from '../../../../ui/icons/calendar-event.ts';
import { IconCalendarPlus as IconLay } from '../../../../ui/icons/calendar-plus.ts';
import { IconDeviceFloppy as IconSave } from '../../../../ui/icons/device-floppy.ts';
import { IconDice } from '../../../../ui/icons/dice.ts';
import { IconListCheck } from '../../../../ui/icons/list-check.ts';
import { IconToolsKitchen2 as IconMeals } from '../../../../ui/icons/tools-kitchen-2.ts';
import { IconSettings } from '../../../../ui/icons/settings.ts';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { formats } from '../../../../platform/i18n/index.ts';
import { ActionMenu, type MenuEntry } from '../../../../ui/menu/action-menu.tsx';
import { useIsPhone } from '../../../../ui/use-is-phone.ts';
import { isWithin } from '../range/plan-range.ts';
import { useShowToday } from '../range/use-show-today.ts';
import type { usePlanner } from '../use-planner.ts';
import type { useWholeRange } from './use-whole-range.tsx';

const rules = '/household/mealplan/settings';
const ownMeals = '/household/mealplan/meals';

/** Actions on all shown days, and the page of the rules; on phones, the way back to today. */
export function PlanMenu({
  planner: { range, today },
  whole,
}: {
  planner: ReturnType<typeof usePlanner>;
  whole: ReturnType<typeof useWholeRange>;
}) {
  const { t } = useTranslation('planner');
  const router = useRouter();
  const navigate = useNavigate();
  const showsToday = useIsPhone() && !isWithin(today, range);
  const toToday: MenuEntry = {
    key: 'today',
    label: t('range.today'),
    icon: <IconToday size={18} aria-hidden />,
    onSelect: useShowToday(),
  };
  const entries: MenuEntry[] = [
    {
      key: 'choose',
      startsGroup: showsToday,
      label: t('menu.choose'),
      icon: <IconListCheck size={18} aria-hidden />,
      isDisabled: !whole.canFill,
      onSelect: whole.choose,
    },
    {
      key: 'fill',
      label: t('menu.fill', { count: whole.emptyDinners, number: formats.number(whole.emptyDinners) }),
      icon: <IconDice size={18} aria-hidden />,
      isDisabled: !whole.canFill,
      onSelect: whole.fill,
    },
    {
      key: 'copy',
      label: t('menu.copy'),
      icon: <IconCopy size={18} aria-hidden />,
      isDisabled: !whole.canCopy,
      onSelect: whole.copy,
    },
    {
      key: 'saveTemplate',
      label: t('templates.save'),
      icon: <IconSave size={18} aria-hidden />,
      isDisabled: !whole.canCopy,
      onSelect: whole.saveTemplate,
    },
    {
      key: 'layTemplate',
      label: t('templates.lay'),
      icon: <IconLay size={18} aria-hidden />,
      onSelect: whole.layTemplate,
    },
    {
      key: 'rules',
      startsGroup: true,
      label: t('rules.page'),
      icon: <IconSettings size={18} aria-hidden />,
      href: router.buildLocation({ to: rules }).href,
      onSelect: () => void navigate({ to: rules }),
    },
    {
      key: 'meals',
      label: t('menu.meals'),
      icon: <IconMeals size={18} aria-hidden />,
      href: router.buildLocation({ to: ownMeals }).href,
      onSelect: () => void navigate({ to: ownMeals }),
    },
  ];
  return (
    <ActionMenu
      label={t('menu.label')}
      icon={<IconDots size={20} aria-hidden />}
      entries={showsToday ? [toToday, ...entries] : entries}
    />
  );
}
