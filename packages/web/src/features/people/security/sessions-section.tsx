import { Badge, Button } from '@mantine/core';
import { IconDeviceDesktop } from '../../../ui/icons/device-desktop.ts';
import { IconDeviceMobile } from '../../../ui/icons/device-mobile.ts';
import type { SessionOut } from '@hearth/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formats } from '../../../platform/i18n/index.ts';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { QueryError } from '../../../ui/states/query-error.tsx';
import { Loading } from '../../../ui/states/loading.tsx';
import { toast } from '../../../ui/toast/toast-store.ts';
import { guessDevice } from './device-name.ts';
import { sessionsQuery, useEndSession } from './security.queries.ts';
import classes from './security.module.css';

const mobileSystems = new Set(['Android', 'iPhone', 'iPad']);

/** The devices on which the person is signed in; each can be signed out from here. */
export function SessionsSection() {
  const { t } = useTranslation('security');
  const sessions = useQuery(sessionsQuery);
  const [isAsking, setAsking] = useState(false);
  const end = useEndSession();
  const hasOthers = (sessions.data?.length ?? 0) > 1;
  return (
    <section className={classes.card} aria-labelledby="sessions-title">
      <h2 id="sessions-title" className={classes.heading}>
        {t('sessions.title')}
      </h2>
      <p className={classes.text}>{t('sessions.text')}</p>
      {sessions.isPending && <Loading lines={3} />}
      {sessions.isLoadingError && <QueryError query={sessions} title={t('notLoaded')} />}
      <ul className={classes.list}>
        {sessions.data?.map((session) => (
          <SessionRow key={session.id} session={session} onEnd={() => end.mutate(session.id)} />
        ))}
      </ul>
      {hasOthers && (
        <Button variant="default" onClick={() => setAsking(true)}>
          {t('sessions.endOthers')}
        </Button>
      )}
      <ConfirmDialog
        opened={isAsking}
        title={t('sessions.endOthers')}
        text={t('sessions.endOthersText')}
        confirmLabel={t('sessions.end')}
        isDangerous
        onClose={() => setAsking(false)}
        onConfirm={async () => {
          await end.mutateAsync('others');
          toast.success(t('sessions.othersEnded'));
        }}
      />
    </section>
  );
}

function SessionRow({ session, onEnd }: { session: SessionOut; onEnd: () => void }) {
  const { t } = useTranslation('security');
  const { browser, system } = guessDevice(session.userAgent);
  const name = [browser, system].filter((part) => part !== null).join(' · ') || t('sessions.unknown');
  const Icon = mobileSystems.has(system ?? '') ? IconDeviceMobile : IconDeviceDesktop;
  return (
    <li className={classes.row}>
      <Icon className={classes.icon} size={24} stroke={1.5} aria-hidden />
      <div className={classes.facts}>
        <span className={classes.name} dir="auto">
          {name}
        </span>
        {session.current && (
          <Badge variant="light" color="success">
            {t('sessions.current')}
          </Badge>
        )}
        <span className={classes.dates}>
          {t('sessions.seen', { date: formats.dateTime(new Date(session.lastSeenAt)) })}
        </span>
      </div>
      {!session.current && (
        <Button variant="subtle" color="error" onClick={onEnd} aria-label={t('sessions.endOne', { name })}>
          {t('sessions.end')}
        </Button>
      )}
    </li>
  );
}
