import { Button, CloseButton } from '@mantine/core';
import { IconCode } from '../../../../../ui/icons/code.ts';
import { IconFile } from '../../../../../ui/icons/file.ts';
import { IconFileTypePdf as IconPdf } from '../../../../../ui/icons/file-type-pdf.ts';
import { IconPhoto } from '../../../../../ui/icons/photo.ts';
import { IconPlus } from '../../../../../ui/icons/plus.ts';
import { IconToolsKitchen2 as IconRecipe } from '../../../../../ui/icons/tools-kitchen-2.ts';
import { extraPictures } from '@hearth/domain/recipes/pictures';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyWithTexts } from '../../../../../platform/i18n/index.ts';
import { CopyButton } from '../../../../../ui/clipboard/copy-button.tsx';
import { assetAddress } from '../../../assets/index.ts';
import type { Library } from '../../../recipes.queries.ts';
import type { Asset } from '../../state/draft.ts';
import type { DraftState } from '../../state/use-draft-state.ts';
import { embedCode } from '../../steps/picture-markdown.ts';
import type { NewAssetProps } from './new-asset-dialog.tsx';
import { useRemoveAsset } from './use-remove-asset.ts';
import classes from '../fields.module.css';
import lists from '../../lists/lists.module.css';
import { onSite } from '../../../../../platform/boot/site-address.ts';

const NewAssetDialog = lazyWithTexts<NewAssetProps>(['editor'], () =>
  import('./new-asset-dialog.tsx').then((module) => module.NewAssetDialog),
);

/**
 * The files of the recipe, apart from the pictures beside its main one. A new one is stored at once; one that is taken
 * away goes with Save.
 */
export function AssetsEditor({ state, library }: { state: DraftState; library: Library }) {
  const { t } = useTranslation('editor');
  const [isAdding, setAdding] = useState(false);
  const { draft, base } = state;
  const remove = useRemoveAsset(state);
  const pictures = new Set(extraPictures(draft));
  const files = draft.assets.filter((asset) => !pictures.has(asset));
  return (
    <section className={lists.section} aria-labelledby="editor-assets">
      <h2 id="editor-assets">{t('asset.title')}</h2>
      {files.length === 0 && <p className={classes.hint}>{t('asset.empty')}</p>}
      {files.length > 0 && draft.settings?.showAssets !== true && (
        <p className={classes.hint}>{t('asset.hidden')}</p>
      )}
      <ul className={classes.assets}>
        {files.map((asset, index) => (
          <AssetRow
            key={asset.fileName ?? `${index}`}
            asset={asset}
            recipeId={base.recipe.id}
            onRemove={() => remove(asset, t('asset.removed'))}
          />
        ))}
      </ul>
      <Button
        variant="default"
        leftSection={<IconPlus size={18} aria-hidden />}
        onClick={() => setAdding(true)}
      >
        {t('asset.add')}
      </Button>
      <Suspense fallback={null}>
        {isAdding && (
          <NewAssetDialog
            recipeId={base.recipe.id}
            library={library}
            taken={draft.assets.map(({ name }) => name)}
            onAdded={state.takeAsset}
            onClose={() => setAdding(false)}
          />
        )}
      </Suspense>
    </section>
  );
}

function AssetRow({ asset, recipeId, onRemove }: { asset: Asset; recipeId: string; onRemove: () => void }) {
  const { t } = useTranslation('editor');
  const { name, icon, fileName } = asset;
  const address = assetAddress(recipeId, fileName);
  return (
    <li>
      <AssetIcon name={icon} />
      {(fileName ?? '') === '' ? (
        <span dir="auto">{name}</span>
      ) : (
        <a href={onSite(address)} dir="auto" download>
          {name}
        </a>
      )}
      {(fileName ?? '') !== '' && (
        <CopyButton text={embedCode(asset, address)} label={t('asset.copy', { name })} />
      )}
      <CloseButton size={36} aria-label={t('asset.remove', { name })} onClick={onRemove} />
    </li>
  );
}

function AssetIcon({ name }: { name: string }) {
  const look = { size: 20, 'aria-hidden': true };
  if (name === 'mdi-file-image') return <IconPhoto {...look} />;
  if (name === 'mdi-file-pdf-box') return <IconPdf {...look} />;
  if (name === 'mdi-code-json') return <IconCode {...look} />;
  return name === 'mdi-silverware-fork-knife' ? <IconRecipe {...look} /> : <IconFile {...look} />;
}
