import { buildMatcher } from '@hearth/domain/search/spellings';
import { ActionIcon, Button, Checkbox, Popover, Radio, Switch, TextInput } from '@mantine/core';
import { IconBan } from '../../../../ui/icons/ban.ts';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formats } from '../../../../platform/i18n/index.ts';
import { DialogFrame } from '../../../../ui/dialog/dialog-frame.tsx';
import { useIsPhone } from '../../../../ui/use-is-phone.ts';
import classes from './filter-panel.module.css';

/** Something one can filter by. */
export interface FilterOption {
  id: string;
  name: string;
  /** Recipes that have it, in the whole library; undefined where that is not known. */
  count?: number | undefined;
}

/** Properties of an open filter. */
export interface FilterPanelProps {
  target: ReactNode;
  label: string;
  options: readonly FilterOption[];
  isLoading: boolean;
  /** Ids; with a minus before them those whose recipes are left out. */
  chosen: readonly string[];
  onChoose: (ids: string[]) => void;
  /** Whether a recipe must have all that is chosen; without `onRequireAll` there is no such choice. */
  requiresAll?: boolean;
  onRequireAll?: (all: boolean) => void;
  /** One of a few, or none: choosing it again takes it back. */
  isSingle?: boolean;
  /** A choice is all there is to do here. */
  closesOnChoice?: boolean;
  onClose: () => void;
}

const rowHeight = 44;

/** The options of a filter: below its button, and on phones as a sheet. */
export function FilterPanel(props: FilterPanelProps) {
  const { target, label, onClose } = props;
  const isPhone = useIsPhone();
  if (isPhone)
    return (
      <>
        {target}
        <DialogFrame title={label} onPhones="sheet" onClose={onClose}>
          <div className={classes.sheet}>
            <Choices {...props} />
          </div>
        </DialogFrame>
      </>
    );
  return (
    <Popover
      opened
      onChange={(isOpen) => !isOpen && onClose()}
      position="bottom-start"
      trapFocus
      shadow="md"
      returnFocus
      withRoles={false}
    >
      <Popover.Target>
        <span className={classes.target}>{target}</span>
      </Popover.Target>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the kit places its own element */}
      <Popover.Dropdown role="dialog" className={classes.panel} aria-label={label}>
        <Choices {...props} />
      </Popover.Dropdown>
    </Popover>
  );
}

/** A box to find one among many, the options, and the way back to none. */
function Choices(props: FilterPanelProps) {
  const { label, options, chosen, onClose, closesOnChoice = false, isSingle = false } = props;
  const isPhone = useIsPhone();
  const { t } = useTranslation('explore');
  const [text, setText] = useState('');
  const shown = useMemo(() => matching(options, text), [options, text]);
  const choose = (ids: string[]) => {
    props.onChoose(ids);
    if (closesOnChoice) onClose();
  };
  return (
    <>
      {!isSingle && (
        <TextInput
          {...(isPhone ? {} : { 'data-autofocus': true })}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          placeholder={t('filter.find')}
          aria-label={t('filter.findIn', { list: label })}
        />
      )}
      <AllOfThem {...props} />
      {shown.length === 0 && !props.isLoading ? (
        <p className={classes.none}>{t('filter.none')}</p>
      ) : (
        <Options {...props} onChoose={choose} options={shown} />
      )}
      <Button variant="subtle" color="gray" disabled={chosen.length === 0} onClick={() => choose([])}>
        {t('filter.clear')}
      </Button>
    </>
  );
}

function AllOfThem({ requiresAll = false, onRequireAll }: FilterPanelProps) {
  const { t } = useTranslation('explore');
  if (onRequireAll === undefined) return null;
  return (
    <Switch
      label={t('filter.requireAll')}
      checked={requiresAll}
      onChange={(event) => onRequireAll(event.currentTarget.checked)}
    />
  );
}

function Options({ options, chosen, onChoose, isSingle = false, label }: FilterPanelProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const rows = useVirtualizer({
    count: options.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 6,
  });
  return (
    <fieldset className={classes.options}>
      <legend className="visually-hidden">{label}</legend>
      <div ref={scroller} className={classes.scroller}>
        <div className={classes.rows} style={{ blockSize: rows.getTotalSize() }}>
          {rows.getVirtualItems().map((row) => {
            const option = options[row.index];
            if (option === undefined) return null;
            const Choice = isSingle ? OnlyChoice : ThreeWayChoice;
            return (
              <div
                key={option.id}
                className={classes.row}
                style={{ transform: `translateY(${row.start}px)` }}
              >
                <Choice option={option} chosen={chosen} onChoose={onChoose} />
              </div>
            );
          })}
        </div>
      </div>
    </fieldset>
  );
}

type ChoiceProps = Pick<FilterPanelProps, 'chosen' | 'onChoose'> & { option: FilterOption };

function OnlyChoice({ option: { id, name }, chosen, onChoose }: ChoiceProps) {
  const isChosen = chosen.includes(id);
  return (
    <Radio
      label={<span dir="auto">{name}</span>}
      checked={isChosen}
      onClick={() => onChoose(isChosen ? [] : [id])}
      onChange={() => undefined}
    />
  );
}

/** Unset, included or excluded: the box includes, the button beside it excludes, each toggles its own state. */
function ThreeWayChoice({ option, chosen, onChoose }: ChoiceProps) {
  const { id, name } = option;
  const { t } = useTranslation('explore');
  const out = `-${id}`;
  const isOut = chosen.includes(out);
  const choose = (wanted: string) => {
    const others = chosen.filter((one) => one !== id && one !== out);
    onChoose(chosen.includes(wanted) ? others : [...others, wanted]);
  };
  return (
    <>
      <Checkbox
        className={classes.box ?? ''}
        color={isOut ? 'error' : 'brand'}
        label={
          <span dir="auto" data-out={isOut || undefined}>
            {name}
            <Count of={option} />
          </span>
        }
        aria-label={isOut ? t('filter.nameLeftOut', { name }) : name}
        checked={chosen.includes(id)}
        indeterminate={isOut}
        onChange={() => choose(id)}
      />
      <ActionIcon
        variant={isOut ? 'light' : 'subtle'}
        color={isOut ? 'error' : 'gray'}
        size={36}
        aria-pressed={isOut}
        aria-label={t('filter.leaveOut', { name })}
        title={t('filter.leaveOut', { name })}
        onClick={() => choose(out)}
      >
        <IconBan size={18} aria-hidden />
      </ActionIcon>
    </>
  );
}

/** The number after a name; the name alone is what the box is called. */
function Count({ of: { count } }: { of: FilterOption }) {
  return count === undefined ? null : <span className={classes.count}>{formats.number(count)}</span>;
}

function matching(options: readonly FilterOption[], text: string): readonly FilterOption[] {
  const isFound = buildMatcher([text]);
  return options.filter(({ name }) => isFound(name));
}
