import type { Recipe } from '@hearth/contract';
import { otherFiles } from '@hearth/domain/recipes/pictures';
import { IconCode } from '../../../ui/icons/code.ts';
import { IconDownload } from '../../../ui/icons/download.ts';
import { IconFile } from '../../../ui/icons/file.ts';
import { IconFileTypePdf } from '../../../ui/icons/file-type-pdf.ts';
import { IconPhoto } from '../../../ui/icons/photo.ts';
import type { Icon } from '../../../ui/icons/create-icon.ts';
import { useTranslation } from 'react-i18next';
import { assetAddress } from './asset-address.ts';
import classes from './recipe-assets.module.css';
import { onSite } from '../../../platform/boot/site-address.ts';

export interface AssetListProps {
  recipe: Recipe;
}

/** Files of a recipe, to be downloaded; its pictures are at its head. */
export function AssetList({ recipe }: AssetListProps) {
  const { t } = useTranslation('recipe-assets');
  const files = otherFiles(recipe);
  if (files.length === 0) return null;
  return (
    <section className={classes.section} data-part="assets">
      <h2>{t('title')}</h2>
      <ul className={classes.files}>
        {files.map(({ name, icon, fileName }) => {
          const FileIcon = chooseIcon(icon, fileName ?? '');
          return (
            <li key={fileName}>
              <a
                href={onSite(assetAddress(recipe.id, fileName))}
                download={fileName ?? ''}
                aria-label={t('download', { name })}
              >
                <FileIcon size={20} stroke={1.75} aria-hidden />
                <bdi>{name}</bdi>
                <IconDownload size={18} stroke={1.75} aria-hidden className={classes.download} />
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** The icon that was chosen for a file, in the words of the clients that choose them; else by its name. */
function chooseIcon(icon: string, fileName: string): Icon {
  const hint = `${icon} ${fileName}`.toLowerCase();
  if (hint.includes('pdf')) return IconFileTypePdf;
  if (/image|\.hei[cf]$/.test(hint)) return IconPhoto;
  return /code|\.(?:json|xml|html)$/.test(hint) ? IconCode : IconFile;
}
