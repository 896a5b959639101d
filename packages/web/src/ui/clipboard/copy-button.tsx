import { IconCheck } from '../icons/check.ts';
import { IconCopy } from '../icons/copy.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { copyText } from './copy-text.ts';
import { IconButton } from '../native/icon-button.tsx';
import { announce } from '../live-region.tsx';
import { toast } from '../toast/toast-store.ts';

const shownMs = 1500;

/** Copies a text, which is made by then where that takes long; a tick, and `copied` where it is given, say that it worked, a toast why it did not. */
export function CopyButton({
  text,
  label,
  copied,
}: {
  text: string | (() => string);
  label: string;
  copied?: string;
}) {
  const { t } = useTranslation('ui');
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    const outcome = await copyText(typeof text === 'string' ? text : text());
    if (outcome !== 'copied') return void toast.error(t(`copy.${outcome}`));
    if (copied === undefined) announce(t('copy.copied'));
    else toast.success(copied);
    setCopied(true);
    setTimeout(() => setCopied(false), shownMs);
  };
  return (
    <IconButton aria-label={label} title={label} onClick={() => void copy()}>
      {isCopied ? (
        <IconCheck size={20} color="var(--mantine-color-success-text)" aria-hidden />
      ) : (
        <IconCopy size={20} stroke={1.75} aria-hidden />
      )}
    </IconButton>
  );
}
