import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { type Drawing, EmptyState } from '../../ui/states/empty-state.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { Loading } from '../../ui/states/loading.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import { toast } from '../../ui/toast/toast-store.ts';
import samples from './samples.json';
import { Specimen } from './specimen.tsx';

const drawings: readonly Drawing[] = [
  'basket',
  'books',
  'chain',
  'fridge',
  'magnifier',
  'page',
  'pot',
  'table',
];
const kinds = ['success', 'info', 'warning', 'error'] as const;
const nothing = () => undefined;

/** Dialogs and toasts, each behind a button. */
export function Overlays() {
  const [open, setOpen] = useState<'question' | 'form' | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <Specimen name="ConfirmDialog">
        <Button variant="default" aria-haspopup="dialog" onClick={() => setOpen('question')}>
          {samples.question}
        </Button>
        <ConfirmDialog
          opened={open === 'question'}
          title={samples.question}
          text={samples.answer}
          confirmLabel={samples.delete}
          isDangerous
          onConfirm={close}
          onClose={close}
        />
      </Specimen>
      <Specimen name="Dialog">
        <Button variant="default" aria-haspopup="dialog" onClick={() => setOpen('form')}>
          {samples.label}
        </Button>
        <Dialog
          opened={open === 'form'}
          title={samples.long}
          confirmLabel={samples.save}
          onConfirm={close}
          onClose={close}
        >
          <TextInput label={samples.label} defaultValue={samples.short} />
        </Dialog>
      </Specimen>
      <Specimen name="toast">
        {kinds.map((kind, index) => (
          <Button key={kind} variant="default" onClick={() => toast[kind](samples.toasts[index] ?? '')}>
            {kind}
          </Button>
        ))}
      </Specimen>
    </>
  );
}

/** What a page says of itself: news, nothing, failure, waiting. */
export function States() {
  return (
    <>
      <Specimen name="Notice" isWide>
        {kinds.map((kind) => (
          <Notice key={kind} color={kind} title={samples.short}>
            {samples.sentence}
          </Notice>
        ))}
      </Specimen>
      <Specimen name="EmptyState">
        {drawings.map((drawing) => (
          <EmptyState key={drawing} drawing={drawing} title={samples.short} text={samples.sentence} />
        ))}
      </Specimen>
      <Specimen name="ErrorState" isWide>
        <ErrorState title={samples.short} detail={samples.sentence} onRetry={nothing} />
        <ErrorState title={samples.short} onRetry={nothing} isRetrying />
      </Specimen>
      <Specimen name="Loading" isWide>
        <Loading lines={3} />
      </Specimen>
    </>
  );
}
