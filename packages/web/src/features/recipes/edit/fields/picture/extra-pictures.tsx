import { Button, FileButton } from '@mantine/core';
import { readCaption } from '@hearth/domain/recipes/pictures';
import { IconCode } from '../../../../../ui/icons/code.ts';
import { IconDots } from '../../../../../ui/icons/dots.ts';
import { IconPhotoPlus } from '../../../../../ui/icons/photo-plus.ts';
import { IconPhotoStar } from '../../../../../ui/icons/photo-star.ts';
import { IconTrash } from '../../../../../ui/icons/trash.ts';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useCopy } from '../../../../../ui/clipboard/use-copy.ts';
import { ActionMenu, type MenuEntry } from '../../../../../ui/menu/action-menu.tsx';
import { assetAddress } from '../../../assets/index.ts';
import type { Library } from '../../../recipes.queries.ts';
import { type Asset, withShownFiles } from '../../state/draft.ts';
import type { DraftState } from '../../state/use-draft-state.ts';
import { embedCode } from '../../steps/picture-markdown.ts';
import { UploadBar } from '../../uploads/upload-bar.tsx';
import { useRemoveAsset } from '../assets/use-remove-asset.ts';
import { type ExtraPictures, useExtraPictures } from './use-extra-pictures.ts';
import classes from './extra-pictures.module.css';
import { onSite } from '../../../../../platform/boot/site-address.ts';

/** What browsers show. Phones turn their own formats into one of these when they are asked for them. */
const accepted = 'image/jpeg,image/png,image/webp,image/gif,image/avif';

/** More pictures than the main one: add several, make one the main one, take one away. */
export function ExtraPicturesEditor({ state, library }: { state: DraftState; library: Library }) {
  const { t } = useTranslation('editor');
  const extra = useExtraPictures(state, library);
  const { pictures, progress } = extra;
  const remove = useRemoveAsset(state);
  const addButton = useFocusWhenGone(extra);
  return (
    <div className={classes.extra} data-part="extra-pictures">
      {pictures.length > 0 && (
        <ul className={classes.pictures} aria-label={t('extra.title')}>
          {pictures.map((picture) => (
            <ExtraPicture
              key={picture.fileName}
              picture={picture}
              recipeId={state.base.recipe.id}
              isBusy={extra.isBusy}
              onMakeMain={() => void extra.makeMain(picture)}
              onRemove={() => remove(picture, t('picture.removed'))}
            />
          ))}
        </ul>
      )}
      {progress !== null && (
        <UploadBar progress={progress} label={t('picture.busy')} onCancel={extra.cancel} />
      )}
      <div role="alert">
        {extra.problems.length > 0 && (
          <ul className={classes.problems}>
            {extra.problems.map((problem, index) => (
              <li key={`${index}`}>{problem}</li>
            ))}
          </ul>
        )}
      </div>
      {pictures.length > 0 && state.draft.settings?.showAssets !== true && (
        <p className={classes.hidden}>
          {t('extra.hidden')}
          <Button variant="subtle" size="compact-sm" onClick={() => state.edit(withShownFiles)}>
            {t('extra.show')}
          </Button>
        </p>
      )}
      <FileButton
        multiple
        accept={accepted}
        disabled={extra.isBusy}
        onChange={(files) => void extra.add(files)}
        inputProps={{ name: 'extra-pictures', 'aria-label': t('extra.add'), tabIndex: -1 }}
      >
        {(props) => (
          <Button
            {...props}
            ref={addButton}
            variant="default"
            disabled={extra.isBusy}
            leftSection={<IconPhotoPlus size={18} aria-hidden />}
          >
            {t('extra.add')}
          </Button>
        )}
      </FileButton>
    </div>
  );
}

function ExtraPicture({
  picture,
  recipeId,
  isBusy,
  onMakeMain,
  onRemove,
}: {
  picture: Asset;
  recipeId: string;
  isBusy: boolean;
  onMakeMain: () => void;
  onRemove: () => void;
}) {
  const { t } = useTranslation('editor');
  const copy = useCopy();
  const name = readCaption(picture.name);
  const address = assetAddress(recipeId, picture.fileName);
  const icon = { size: 18, 'aria-hidden': true };
  const entries: MenuEntry[] = [
    {
      key: 'main',
      label: t('extra.makeMain'),
      icon: <IconPhotoStar {...icon} />,
      isDisabled: isBusy,
      onSelect: onMakeMain,
    },
    {
      key: 'copy',
      label: t('extra.copy'),
      icon: <IconCode {...icon} />,
      onSelect: () => void copy(embedCode(picture, address)),
    },
    {
      key: 'remove',
      label: t('extra.remove'),
      icon: <IconTrash {...icon} />,
      isDangerous: true,
      startsGroup: true,
      isDisabled: isBusy,
      onSelect: onRemove,
    },
  ];
  return (
    <li data-part="extra-picture">
      <img src={onSite(address)} alt={name} loading="lazy" decoding="async" />
      <ActionMenu
        label={t('extra.actions', { name })}
        icon={<IconDots size={20} aria-hidden />}
        entries={entries}
      />
    </li>
  );
}

/** When a picture is gone, with the button that the focus was on, the focus goes to the one that adds some. */
function useFocusWhenGone({ pictures, isBusy }: ExtraPictures) {
  const button = useRef<HTMLButtonElement>(null);
  const before = useRef(pictures);
  useEffect(() => {
    if (isBusy) return;
    const names = new Set(pictures.map(({ fileName }) => fileName));
    const isOneGone = before.current.some(({ fileName }) => !names.has(fileName));
    before.current = pictures;
    if (isOneGone && document.activeElement === document.body) button.current?.focus();
  }, [pictures, isBusy]);
  return button;
}
