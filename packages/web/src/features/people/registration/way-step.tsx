import { IconHomePlus } from '../../../ui/icons/home-plus.ts';
import { IconUsersGroup } from '../../../ui/icons/users-group.ts';
import { useTranslation } from 'react-i18next';
import { boot } from '../../../platform/boot/boot.ts';
import { RegistrationCard, type StepPlace } from './registration-card.tsx';
import type { Registration, Way } from './use-registration.ts';
import classes from '../../../ui/steps/steps.module.css';

const icons = { join: IconUsersGroup, create: IconHomePlus } as const;

/** Joining a group or creating one; only joining if registration needs an invitation. */
export function WayStep({
  registration,
  place,
  onNext,
}: {
  registration: Registration;
  place: StepPlace;
  onNext: () => void;
}) {
  const { t } = useTranslation('registration');
  const ways: readonly Way[] = boot.allowSignup ? ['join', 'create'] : ['join'];
  const choose = (way: Way) => {
    registration.setWay(way);
    onNext();
  };
  return (
    <RegistrationCard place={place} title={t('way.title')}>
      <p className={classes.text}>{t(boot.allowSignup ? 'way.text' : 'way.inviteOnly')}</p>
      <div className={classes.choices}>
        {ways.map((way) => {
          const Icon = icons[way];
          return (
            <button
              key={way}
              type="button"
              className={classes.choice}
              data-way={way}
              onClick={() => choose(way)}
            >
              <Icon size={28} stroke={1.5} aria-hidden />
              <span>
                <strong>{t(`way.${way}.title`)}</strong>
                <small>{t(`way.${way}.text`)}</small>
              </span>
            </button>
          );
        })}
      </div>
    </RegistrationCard>
  );
}
