import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { BrandMark } from '../graphics/brand-mark.tsx';
import { focusPage } from '../page/focus-page.ts';
import { useDocumentTitle } from '../page/use-document-title.ts';
import classes from './steps.module.css';

/** A step of something that is done once: its title takes the focus, a line says how far it is. */
export function StepCard({
  step,
  steps,
  title,
  children,
}: {
  step?: number;
  steps: number;
  title: string;
  children: ReactNode;
}) {
  const { t } = useTranslation('ui');
  useDocumentTitle(title);
  useEffect(focusPage, []);
  return (
    <div className={classes.card}>
      <BrandMark size={48} />
      {step !== undefined && (
        <>
          <p className={classes.step}>{t('step', { step, steps })}</p>
          <div className={classes.progress} aria-hidden>
            {Array.from({ length: steps }, (_, index) => (
              <span key={index} data-done={index < step || undefined} />
            ))}
          </div>
        </>
      )}
      <h1 className={classes.title} tabIndex={-1}>
        {title}
      </h1>
      {children}
    </div>
  );
}
