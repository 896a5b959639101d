import type { RestoreEffects } from '@hearth/contract';
import { useTranslation } from 'react-i18next';
import classes from './backups.module.css';

const effectsOnPeople = [
  'passwords',
  'secondFactors',
  'returningAccounts',
  'missingAccounts',
  'endedKeys',
] as const;
const ofSealed = ['authenticators', 'invitations', 'calendarAddresses', 'notifiers', 'webhooks'] as const;

/** What a restore changes about who enters, and what has to be entered again, by number. */
export function EffectsList({ effects }: { effects: RestoreEffects }) {
  const { t } = useTranslation('backups');
  const people = effectsOnPeople.filter((kind) => effects[kind] > 0);
  const sealed = ofSealed.filter((kind) => effects.sealedElsewhere[kind] > 0);
  return (
    <>
      {people.length === 0 && <p>{t('effects.none')}</p>}
      {people.length > 0 && (
        <ul className={classes.effects}>
          {people.map((kind) => (
            <li key={kind}>{t(`effects.${kind}`, { count: effects[kind] })}</li>
          ))}
        </ul>
      )}
      {sealed.length > 0 && (
        <>
          <p>{t('sealed.text')}</p>
          <ul className={classes.effects}>
            {sealed.map((kind) => (
              <li key={kind}>{t(`sealed.${kind}`, { count: effects.sealedElsewhere[kind] })}</li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
