import { IconEye } from '../icons/eye.ts';
import { IconEyeOff } from '../icons/eye-off.ts';
import { type InputHTMLAttributes, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldBinding } from '../form/use-fields.ts';
import classes from './native.module.css';

type FieldProps = FieldBinding &
  Omit<InputHTMLAttributes<HTMLInputElement>, keyof FieldBinding> & {
    label: string;
    /** The first thing to fill in on the page. */
    isFirst?: boolean;
  };

/** A labelled text field without the kit. */
export function NativeField({ label, error, isFirst = false, ...input }: FieldProps) {
  const id = useId();
  const ref = useFirstFocus(isFirst);
  return (
    <div className={classes.field}>
      <label htmlFor={id}>{label}</label>
      <input {...input} {...describedBy(id, error)} ref={ref} id={id} className={classes.input} />
      <FieldError id={id} error={error} />
    </div>
  );
}

/** A password field that can show its text. */
export function NativePasswordField({ label, error, isFirst = false, ...input }: FieldProps) {
  const { t } = useTranslation('ui');
  const id = useId();
  const ref = useFirstFocus(isFirst);
  const [isVisible, setVisible] = useState(false);
  const Icon = isVisible ? IconEyeOff : IconEye;
  return (
    <div className={classes.field}>
      <label htmlFor={id}>{label}</label>
      <div className={classes.withToggle}>
        <input
          {...input}
          {...describedBy(id, error)}
          ref={ref}
          id={id}
          type={isVisible ? 'text' : 'password'}
          className={classes.input}
        />
        <button
          type="button"
          className={classes.toggle}
          aria-label={t(isVisible ? 'password.hide' : 'password.show')}
          aria-controls={id}
          onClick={() => setVisible(!isVisible)}
        >
          <Icon size={20} stroke={1.75} aria-hidden />
        </button>
      </div>
      <FieldError id={id} error={error} />
    </div>
  );
}

/** A tick box without the kit. */
export function NativeCheckbox({
  label,
  isChecked,
  onChange,
}: {
  label: string;
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
}) {
  return (
    <label className={classes.checkbox}>
      <input
        type="checkbox"
        checked={isChecked}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      {label}
    </label>
  );
}

/** The focus starts here, so that users can type at once. */
function useFirstFocus(isFirst: boolean) {
  const ref = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isFirst) ref.current?.focus();
  }, [isFirst]);
  return ref;
}

function FieldError({ id, error }: { id: string; error: string | null }) {
  if (error === null) return null;
  return (
    <p id={`${id}-error`} className={classes.error}>
      {error}
    </p>
  );
}

function describedBy(id: string, error: string | null) {
  return error === null ? {} : { 'aria-invalid': true as const, 'aria-describedby': `${id}-error` };
}
