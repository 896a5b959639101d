import type { RecipeStep } from '@hearth/contract/index';
import { IconArrowMerge } from '../../../../ui/icons/arrow-merge.ts';
import { IconLink } from '../../../../ui/icons/link.ts';
import { IconPhoto } from '../../../../ui/icons/photo.ts';
import { IconArrowsSplit2 as IconSplit } from '../../../../ui/icons/arrows-split-2.ts';
import { useTranslation } from 'react-i18next';
import type { MenuEntry } from '../../../../ui/menu/action-menu.tsx';
import { splitParagraphs } from '../lists/lines.ts';
import type { RowOps } from '../lists/use-rows.ts';
import { blankStep } from '../state/draft.ts';
import { mergedAbove, splitStep } from './step-kind.ts';

/** Entries of a step's menu besides those of any row. */
export function useStepEntries({
  step,
  index,
  ops,
  onLink,
  onChooseFile,
}: {
  step: RecipeStep;
  index: number;
  ops: RowOps<RecipeStep>;
  onLink: (id: string) => void;
  onChooseFile: () => void;
}): MenuEntry[] {
  const { t } = useTranslation('editor');
  const id = step.id ?? '';
  const paragraphs = splitParagraphs(step.text);
  const indexIn = (rows: readonly RecipeStep[]) => rows.findIndex((row) => row.id === id);
  return [
    {
      key: 'merge',
      label: t('step.merge'),
      icon: <IconArrowMerge size={18} aria-hidden />,
      isDisabled: index === 0,
      startsGroup: true,
      onSelect: () => ops.mergeUp(id, mergedAbove),
    },
    {
      key: 'split',
      label: t('step.split'),
      icon: <IconSplit size={18} aria-hidden />,
      isDisabled: paragraphs.length < 2,
      onSelect: () =>
        ops.replace((rows) => splitStep(rows, indexIn(rows), paragraphs, blankStep), { id, field: 'main' }),
    },
    {
      key: 'link',
      label: t('step.link'),
      icon: <IconLink size={18} aria-hidden />,
      onSelect: () => onLink(id),
      startsGroup: true,
    },
    {
      key: 'picture',
      label: t('step.picture'),
      icon: <IconPhoto size={18} aria-hidden />,
      onSelect: onChooseFile,
    },
  ];
}
