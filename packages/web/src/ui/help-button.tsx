import { ActionIcon } from '@mantine/core';
import IconHelpCircle from '@tabler/icons-react/dist/esm/icons/IconHelpCircle.mjs';
import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpenHelpProps } from './open-help.tsx';

const load = () => import('./open-help.tsx');
const OpenHelp: ComponentType<OpenHelpProps> = lazy(() =>
  load().then((module) => ({ default: module.OpenHelp })),
);

/** A question mark with an explanation behind it. `topic` says what it explains. */
export function HelpButton({ topic, children }: { topic: string; children: ReactNode }) {
  const { t } = useTranslation('ui');
  const [isOpen, setOpen] = useState(false);
  const button = (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={32}
      aria-label={t('help.open', { topic })}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={() => setOpen(!isOpen)}
      onPointerEnter={() => void load()}
      onFocus={() => void load()}
    >
      <IconHelpCircle size={20} stroke={1.75} aria-hidden />
    </ActionIcon>
  );
  if (!isOpen) return button;
  return (
    <Suspense fallback={button}>
      <OpenHelp target={button} topic={topic} onClose={() => setOpen(false)}>
        {children}
      </OpenHelp>
    </Suspense>
  );
}
