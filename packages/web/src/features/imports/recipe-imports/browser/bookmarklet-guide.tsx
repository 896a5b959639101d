import { IconBookmark } from '../../../../ui/icons/bookmark.ts';
import { useTranslation } from 'react-i18next';
import { CopyButton } from '../../../../ui/clipboard/copy-button.tsx';
import { toast } from '../../../../ui/toast/toast-store.ts';
import { buildBookmarklet } from './bookmarklet.ts';
import classes from './browser.module.css';
import { siteAddress } from '../../../../platform/boot/site-address.ts';

/** How to put the bookmarklet into a browser, and how to use it. Devices for fingers read about themselves first. */
export function BookmarkletGuide() {
  const isForFingers = matchMedia('(pointer: coarse)').matches;
  return (
    <div className={classes.guide}>
      {isForFingers && <OnPhones />}
      <OnComputers />
      {!isForFingers && <OnPhones />}
      <Notes />
    </div>
  );
}

function OnComputers() {
  const { t } = useTranslation('imports');
  return (
    <section className={classes.card}>
      <h2 className={classes.title}>{t('handover.computer.title')}</h2>
      <ol className={classes.steps}>
        <li>
          {t('handover.computer.drag')}
          <Bookmarklet />
        </li>
        <li>{t('handover.computer.press', { name: t('handover.name') })}</li>
        <li>{t('handover.computer.confirm')}</li>
      </ol>
    </section>
  );
}

/** The bookmark itself, to be dragged; browsers run it on the pages of other sites only. */
function Bookmarklet() {
  const { t } = useTranslation('imports');
  const code = buildBookmarklet(siteAddress(''));
  return (
    <span className={classes.bookmark}>
      <a
        // React writes no such address, since it mostly means harm; here it is the thing itself.
        ref={(link) => link?.setAttribute('href', code)}
        href="#bookmarklet"
        className={classes.draggable}
        data-part="bookmarklet"
        onClick={(event) => {
          event.preventDefault();
          toast.info(t('handover.computer.notHere'), { durationMs: 6000 });
        }}
      >
        <IconBookmark size={18} stroke={1.75} aria-hidden />
        {t('handover.name')}
      </a>
      <CopyButton text={code} label={t('handover.copy')} copied={t('handover.copied')} />
    </span>
  );
}

function OnPhones() {
  const { t } = useTranslation('imports');
  const name = t('handover.name');
  return (
    <section className={classes.card}>
      <h2 className={classes.title}>{t('handover.phone.title')}</h2>
      <ol className={classes.steps}>
        <li>
          {t('handover.phone.copy')}{' '}
          <CopyButton
            text={buildBookmarklet(siteAddress(''))}
            label={t('handover.copy')}
            copied={t('handover.copied')}
          />
        </li>
        <li>{t('handover.phone.save')}</li>
        <li>{t('handover.phone.edit', { name })}</li>
        <li>{t('handover.phone.press', { name })}</li>
      </ol>
    </section>
  );
}

function Notes() {
  const { t } = useTranslation('imports');
  return (
    <ul className={classes.notes}>
      <li>{t('handover.notes.safe')}</li>
      <li>{t('handover.notes.twice')}</li>
      <li>{t('handover.notes.strict')}</li>
    </ul>
  );
}
