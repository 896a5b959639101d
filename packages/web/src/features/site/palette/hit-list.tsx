/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events -- hits have icons and headings, which HTML’s own choices cannot show; their keys are pressed in the field */
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Hit, HitSection } from './hits.ts';
import classes from './palette.module.css';

/** The hits below their headings. The focus stays in the field, which names the active one. */
export function HitList({
  id,
  sections,
  activeKey,
  onActive,
  onChoose,
}: {
  id: string;
  sections: readonly HitSection[];
  activeKey: string | undefined;
  onActive: (key: string) => void;
  onChoose: (hit: Hit) => void;
}) {
  const { t } = useTranslation('palette');
  return (
    <div id={id} role="listbox" aria-label={t('title')} className={classes.list} tabIndex={-1}>
      {sections.map(({ group, hits }) => (
        <div key={group} role="group" aria-labelledby={`${id}-${group}`}>
          <div id={`${id}-${group}`} role="presentation" className={classes.heading}>
            {t(`group.${group}`)}
          </div>
          {hits.map((hit) => (
            <Option
              key={hit.key}
              id={`${id}-${hit.key}`}
              hit={hit}
              isActive={hit.key === activeKey}
              onActive={onActive}
              onChoose={onChoose}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

function Option({
  id,
  hit,
  isActive,
  onActive,
  onChoose,
}: {
  id: string;
  hit: Hit;
  isActive: boolean;
  onActive: (key: string) => void;
  onChoose: (hit: Hit) => void;
}) {
  const row = useRef<HTMLDivElement>(null);
  const Icon = hit.icon;
  useEffect(() => {
    if (isActive) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  return (
    <div
      ref={row}
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      className={classes.option}
      data-part="hit"
      // The pointer chooses what it moves over, not what scrolls under it.
      onPointerMove={() => !isActive && onActive(hit.key)}
      // The field keeps the focus, and the on-screen keyboard stays.
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => onChoose(hit)}
    >
      <Icon size={20} stroke={1.75} aria-hidden />
      <bdi className={classes.name}>{hit.name}</bdi>
      {hit.detail !== undefined && <bdi className={classes.detail}>{hit.detail}</bdi>}
    </div>
  );
}
