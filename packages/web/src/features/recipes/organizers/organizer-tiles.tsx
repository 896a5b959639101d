import type { Organizer, OrganizerKind } from '@hearth/contract';
import { Checkbox } from '@mantine/core';
import { IconDotsVertical as IconDots } from '../../../ui/icons/dots-vertical.ts';
import { IconPencil } from '../../../ui/icons/pencil.ts';
import { IconTrash } from '../../../ui/icons/trash.ts';
import { Link } from '@tanstack/react-router';
import { useCallback, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionMenu } from '../../../ui/menu/action-menu.tsx';
import { useMeasured, measureWidth } from '../../../ui/rows/use-measured.ts';
import { useWindowRows } from '../../../ui/rows/use-window-rows.ts';
import { useToolOnHand } from './on-hand.queries.ts';
import type { Initial } from './organizer-search.ts';
import classes from './organizers.module.css';

const gap = 12;
const narrowestTile = 240;
const maxColumns = 4;
const height = { letter: 52, tiles: 72 };

interface TilesProps {
  kind: OrganizerKind;
  groupSlug: string;
  initials: readonly Initial[];
  isOrganizer: boolean;
  onEdit: (organizer: Organizer) => void;
  onDelete: (organizer: Organizer) => void;
}

/** A line of the page: a letter, or tiles beside each other. */
type Line = { letter: string } | { tiles: readonly Organizer[] };

/** Tiles under their initial letters; only the lines near the screen exist. */
export function OrganizerTiles(props: TilesProps) {
  const { initials } = props;
  const place = useRef<HTMLDivElement>(null);
  const width = useMeasured(place, measureWidth);
  const columns = Math.min(maxColumns, Math.max(1, Math.floor((width + gap) / (narrowestTile + gap))));
  const lines = useMemo(() => (width > 0 ? buildLines(initials, columns) : []), [initials, columns, width]);
  const rows = useWindowRows({
    place,
    count: lines.length,
    shape: String(width),
    estimate: (index) => getHeight(lines[index]),
    keyOf: useCallback((index: number) => buildKey(lines[index]), [lines]),
    overscan: 4,
  });
  return (
    <div ref={place} className={classes.lines} style={{ blockSize: rows.getTotalSize() }}>
      {rows.getVirtualItems().map((row) => {
        const line = lines[row.index];
        if (line === undefined) return null;
        return (
          <div
            key={row.key}
            ref={rows.measureElement}
            data-index={row.index}
            className={classes.line}
            style={{ transform: `translateY(${row.start - rows.options.scrollMargin}px)` }}
          >
            {'letter' in line ? (
              <h2 className={classes.letter}>{line.letter}</h2>
            ) : (
              <ul
                className={classes.tiles}
                style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
              >
                {line.tiles.map((organizer) => (
                  <Tile key={organizer.id} {...props} organizer={organizer} />
                ))}
              </ul>
            )}
          </div>
        );
      })}
    </div>
  );
}

function buildLines(initials: readonly Initial[], columns: number): Line[] {
  return initials.flatMap(({ letter, organizers }): Line[] => {
    const tiles = Array.from({ length: Math.ceil(organizers.length / columns) }, (_, line) => ({
      tiles: organizers.slice(line * columns, (line + 1) * columns),
    }));
    return [{ letter }, ...tiles];
  });
}

function getHeight(line: Line | undefined): number {
  return line !== undefined && 'letter' in line ? height.letter : height.tiles;
}

function buildKey(line: Line | undefined): string | undefined {
  if (line === undefined) return undefined;
  return 'letter' in line ? line.letter : line.tiles.map(({ id }) => id).join();
}

function Tile({
  kind,
  groupSlug,
  organizer,
  isOrganizer,
  onEdit,
  onDelete,
}: TilesProps & { organizer: Organizer }) {
  const { t } = useTranslation('organizers');
  const { id, name } = organizer;
  return (
    <li className={classes.tile}>
      <div className={classes.texts}>
        <Link
          to="/g/$groupSlug"
          params={{ groupSlug }}
          search={{ [kind]: id }}
          className={classes.name}
          dir="auto"
        >
          {name}
        </Link>
        {kind === 'tools' && <OnHand groupSlug={groupSlug} tool={organizer} />}
      </div>
      {isOrganizer && (
        <div className={classes.menu}>
          <ActionMenu
            label={t('menuOf', { name })}
            icon={<IconDots size={18} aria-hidden />}
            entries={[
              {
                key: 'edit',
                label: t('edit'),
                icon: <IconPencil size={18} aria-hidden />,
                onSelect: () => onEdit(organizer),
              },
              {
                key: 'delete',
                label: t('delete'),
                icon: <IconTrash size={18} aria-hidden />,
                isDangerous: true,
                startsGroup: true,
                onSelect: () => onDelete(organizer),
              },
            ]}
          />
        </div>
      )}
    </li>
  );
}

function OnHand({ groupSlug, tool }: { groupSlug: string; tool: Organizer }) {
  const { t } = useTranslation('organizers');
  const setOnHand = useToolOnHand({ groupSlug, isOwn: true });
  return (
    <Checkbox
      className={classes.onHand ?? ''}
      label={t('onHand')}
      aria-label={t('onHandOf', { name: tool.name })}
      checked={tool.onHand === true}
      onChange={(event) => setOnHand({ id: tool.id, onHand: event.currentTarget.checked })}
    />
  );
}
