import { ActionIcon } from '@mantine/core';
import type { PlanRulesOut } from '@hearth/contract';
import { IconPencil } from '../../../../ui/icons/pencil.ts';
import { IconTrash } from '../../../../ui/icons/trash.ts';
import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { focusNeighbour } from '../../../../ui/focus/focus-neighbour.ts';
import { toast } from '../../../../ui/toast/toast-store.ts';
import { useFocusOnClose } from '../../../../ui/menu/action-menu.tsx';
import { useConditionTexts } from '../../../recipes/filter-builder/index.ts';
import type { Library } from '../../../recipes/index.ts';
import { RuleForm } from './rule-form.tsx';
import { ruleFields, ruleRows, whenText } from './rule-texts.ts';
import { useDeleteRule, useRestoreRule } from './rules.queries.ts';
import classes from './rules.module.css';

/** A rule of the household: when it applies, and its conditions; edited in place. */
export function RuleCard({ rule, library }: { rule: PlanRulesOut; library: Library }) {
  const { t } = useTranslation(['planner', 'meal-plans']);
  const [isEditing, setEditing] = useState(false);
  const pencil = useFocusOnClose(isEditing);
  const row = useRef<HTMLLIElement>(null);
  const remove = useRemoval(rule, () => focusNeighbour(row.current));
  const when = whenText(t, rule);
  if (isEditing)
    return (
      <li className={classes.rule} data-part="rule">
        <RuleForm rule={rule} library={library} onDone={() => setEditing(false)} />
      </li>
    );
  return (
    <li ref={row} className={classes.rule} data-part="rule">
      <div className={classes.about}>
        <p className={classes.when}>{when}</p>
        <RuleChips rule={rule} library={library} />
      </div>
      <ActionIcon
        ref={pencil}
        variant="subtle"
        color="gray"
        size={40}
        aria-label={t('rules.edit', { rule: when })}
        onClick={() => setEditing(true)}
      >
        <IconPencil size={20} aria-hidden />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={40}
        aria-label={t('rules.delete', { rule: when })}
        onClick={remove}
      >
        <IconTrash size={20} aria-hidden />
      </ActionIcon>
    </li>
  );
}

/** A chip a condition, and one a link that another client gave the rule. */
function RuleChips({ rule, library }: { rule: PlanRulesOut; library: Library }) {
  const rows = useMemo(() => ruleRows(rule), [rule]);
  const conditions = useConditionTexts(rows, ruleFields, library);
  const linked = [...rule.categories, ...rule.tags, ...rule.households];
  return (
    <ul className={classes.chips}>
      {conditions.map(({ id, text, joint }) => (
        <li key={id} className={classes.chip}>
          {joint !== '' && <span className={classes.joint}>{joint}</span>} <bdi>{text}</bdi>
        </li>
      ))}
      {linked.map(({ id, name }) => (
        <li key={id} className={classes.chip}>
          <bdi>{name}</bdi>
        </li>
      ))}
    </ul>
  );
}

/** Deletes at once; for a while there is a way back. */
function useRemoval(rule: PlanRulesOut, beforeGone: () => void) {
  const { t } = useTranslation('planner');
  const remove = useDeleteRule();
  const restore = useRestoreRule();
  return () => {
    beforeGone();
    remove.mutate(rule);
    toast.success(t('rules.deleted'), { action: { label: t('undo'), run: () => restore.mutate(rule) } });
  };
}
