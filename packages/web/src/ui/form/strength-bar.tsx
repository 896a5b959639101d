import { passwordStrength } from '@hearth/domain/people/passwords';
import { useTranslation } from 'react-i18next';
import classes from './strength-bar.module.css';

/** How strong a password is, as a bar and in a word. */
export function StrengthBar({ password }: { password: string }) {
  const { t } = useTranslation('ui');
  const { score, label } = passwordStrength(password);
  const word = password === '' ? '' : t(`strength.${label}`);
  return (
    <div className={classes.root}>
      <meter
        className="visually-hidden"
        aria-label={t('password.strength')}
        aria-valuetext={word}
        min={0}
        max={100}
        value={score}
      />
      <div className={classes.track} aria-hidden>
        <div className={classes.fill} data-label={label} style={{ inlineSize: `${score}%` }} />
      </div>
      <span className={classes.word} aria-hidden>
        {word}
      </span>
    </div>
  );
}
