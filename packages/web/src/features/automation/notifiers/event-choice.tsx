import { Checkbox } from '@mantine/core';
import type { GroupEventNotifierOut } from '@hearth/contract';
import { useTranslation } from 'react-i18next';
import { eventGroups } from './events.ts';
import classes from './notifiers.module.css';

type Options = GroupEventNotifierOut['options'];

/** All events of a notifier, in groups. */
export function EventChoice({
  options,
  onChange,
}: {
  options: Options;
  onChange: (options: Options) => void;
}) {
  const { t } = useTranslation('notifiers');
  return (
    <div className={classes.groups}>
      {eventGroups.map(({ name: group, events }) => (
        <fieldset key={group} className={classes.group}>
          <legend className={classes.legend}>{t(`groups.${group}`)}</legend>
          <div className={classes.events}>
            {events.map(([name, text]) => (
              <Checkbox
                key={name}
                label={t(`event.${text}`)}
                aria-label={t('eventOf', { group: t(`groups.${group}`), event: t(`event.${text}`) })}
                checked={options[name]}
                onChange={(event) => onChange({ ...options, [name]: event.currentTarget.checked })}
              />
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  );
}
