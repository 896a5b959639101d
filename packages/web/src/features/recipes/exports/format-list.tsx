import type { LibraryFormat } from '@hearth/contract';
import { UnstyledButton } from '@mantine/core';
import { IconDownload } from '../../../ui/icons/download.ts';
import { useTranslation } from 'react-i18next';
import { activeLocale, findLocalPaper } from '../../../platform/i18n/index.ts';
import { saveFrom } from '../../../ui/save-file.ts';
import { toast } from '../../../ui/toast/toast-store.ts';
import { downloadRecipe } from './download-recipe.ts';
import { exportAddress, type Exported, exportedFormats, printAddress } from './export-address.ts';
import classes from './exports.module.css';

/** A recipe can be printed by itself; many are a book, which is asked for elsewhere. */
type ListedFormat = LibraryFormat | 'pdf';

const endings: Readonly<Record<ListedFormat, string>> = {
  pdf: '.pdf',
  zip: '.zip',
  'json-ld': '.jsonld',
  cooklang: '.cook',
  markdown: '.md',
};

/** The formats, each with what it is for; a press has the browser save the file. */
export function FormatList({ of, onSaved }: { of: Exported; onSaved?: () => void }) {
  const { t } = useTranslation('exports');
  const formats: readonly ListedFormat[] =
    of.kind === 'recipe' ? ['pdf', ...exportedFormats] : exportedFormats;
  const save = (format: ListedFormat) => {
    if (format === 'pdf') print(of);
    else if (of.kind === 'recipe' && format === 'zip') void downloadRecipe(of.slug);
    else saveFrom(exportAddress(of, format, activeLocale.value));
    if (of.kind !== 'recipe') toast.info(t('starts'), { durationMs: 6000 });
    onSaved?.();
  };
  return (
    <ul className={classes.formats}>
      {formats.map((format) => (
        <li key={format}>
          <UnstyledButton className={classes.format ?? ''} data-part={format} onClick={() => save(format)}>
            <span className={classes.texts}>
              <span className={classes.name}>
                {t(`format.${format}.name`)} <bdi className={classes.ending}>{endings[format]}</bdi>
              </span>
              <span className={classes.text}>
                {t(format === 'zip' && of.kind !== 'recipe' ? 'each' : `format.${format}.text`)}
              </span>
            </span>
            <IconDownload size={20} aria-hidden className={classes.icon} />
          </UnstyledButton>
        </li>
      ))}
    </ul>
  );
}

function print(of: Exported): void {
  if (of.kind !== 'recipe') return;
  const paper = findLocalPaper(navigator.language);
  const { address, name } = printAddress(of.slug, { paper, language: activeLocale.value });
  saveFrom(address, name);
}
