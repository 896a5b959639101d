import { Button, MultiSelect, SegmentedControl } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { activeLocale, formats } from '../../../platform/i18n/index.ts';
import { usePreference } from '../../../platform/preferences/index.ts';
import { toast } from '../../../ui/toast/toast-store.ts';
import { Notice } from '../../../ui/states/notice.tsx';
import { formatByteSize } from '@hearth/domain/files/byte-sizes';
import { SectionCard } from '../../../ui/settings/section-card.tsx';
import { SwitchRow } from '../../../ui/settings/switch-row.tsx';
import { sizeText } from '../../../ui/text/size-text.ts';
import { useCookbookChoices } from '../../recipes/cookbooks/index.ts';
import { freeKept, syncKept } from '../../recipes/kept/index.ts';
import { keptStateQuery } from './kept-state.query.ts';
import classes from './device.module.css';

const switches = ['recent', 'favorites', 'planned', 'all'] as const;
const pictureSizes = ['none', 'small', 'large'] as const;

/** Which recipes are on this device without a network, how much they take, and a way to take them off. */
export function KeptSection() {
  const { t } = useTranslation('device');
  const [choice, change] = usePreference('keptRecipes');
  if (!('serviceWorker' in navigator))
    return (
      <SectionCard title={t('kept.title')} text={t('kept.text')}>
        <Notice>{t('kept.insecure')}</Notice>
      </SectionCard>
    );
  return (
    <SectionCard title={t('kept.title')} text={t('kept.text')}>
      <div className={classes.body}>
        <div>
          {switches.map((name) => (
            <SwitchRow
              key={name}
              label={t(`kept.${name}`)}
              isOn={choice[name]}
              onChange={(isOn) => change({ [name]: isOn })}
            />
          ))}
        </div>
        {!choice.all && (
          <CookbookChoice chosen={choice.cookbooks} onChange={(cookbooks) => change({ cookbooks })} />
        )}
        <div className={classes.field}>
          <span id="kept-pictures">{t('kept.pictures.label')}</span>
          <SegmentedControl
            aria-labelledby="kept-pictures"
            data={pictureSizes.map((value) => ({ value, label: t(`kept.pictures.${value}`) }))}
            value={choice.pictures}
            onChange={(value) => change({ pictures: pictureSizes.find((size) => size === value) ?? 'small' })}
          />
        </div>
        <KeptState />
      </div>
    </SectionCard>
  );
}

function CookbookChoice({
  chosen,
  onChange,
}: {
  chosen: readonly string[];
  onChange: (ids: string[]) => void;
}) {
  const { t } = useTranslation('device');
  const cookbooks = useCookbookChoices();
  if (cookbooks.length === 0) return null;
  return (
    <MultiSelect
      label={t('kept.cookbooks')}
      placeholder={chosen.length === 0 ? t('kept.cookbooksHint') : ''}
      data={cookbooks.map(({ id, name }) => ({ value: id, label: name }))}
      value={chosen.filter((id) => cookbooks.some((one) => one.id === id))}
      onChange={onChange}
      searchable
    />
  );
}

function KeptState() {
  const { t } = useTranslation('device');
  const queries = useQueryClient();
  const { data } = useQuery(keptStateQuery);
  const [progress, setProgress] = useState<{ done: number; all: number } | null>(null);
  const [problem, setProblem] = useState<'full' | 'failed' | null>(null);
  const update = async () => {
    setProblem(null);
    setProgress({ done: 0, all: 0 });
    try {
      const { isFull } = await syncKept(queries, (done, all) => setProgress({ done, all }));
      if (isFull) setProblem('full');
      else toast.success(t('kept.done'));
    } catch {
      setProblem('failed');
    } finally {
      setProgress(null);
      await queries.invalidateQueries({ queryKey: keptStateQuery.queryKey });
    }
  };
  const free = async () => {
    await freeKept();
    await queries.invalidateQueries({ queryKey: keptStateQuery.queryKey });
    toast.success(t('kept.freed'));
  };
  return (
    <>
      <output className={classes.state}>
        {data !== undefined && (
          <>
            <span>{t('kept.count', { count: data.count, number: formats.number(data.count) })}</span>
            <span>
              {t('kept.used', { size: sizeText(formatByteSize(data.bytes), activeLocale.formats) })}
            </span>
          </>
        )}
      </output>
      {problem !== null && <Notice color="error">{t(`kept.${problem}`)}</Notice>}
      <div className={classes.actions}>
        <Button onClick={() => void update()} loading={progress !== null}>
          {t('kept.now')}
        </Button>
        <Button variant="default" disabled={(data?.count ?? 0) === 0} onClick={() => void free()}>
          {t('kept.free')}
        </Button>
        {progress !== null && progress.all > 0 && (
          <output>
            {t('kept.progress', { done: formats.number(progress.done), all: formats.number(progress.all) })}
          </output>
        )}
      </div>
    </>
  );
}
