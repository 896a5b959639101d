import type { MaintenanceStorageDetails, MaintenanceSummary } from '@hearth/contract';
import { formatByteSize } from '@hearth/domain/files/byte-sizes';
import { fail } from '../../../platform/errors/app-error.ts';
import { BucketFolder } from '../../../platform/files/bucket-folder.ts';
import { DataFolder } from '../../../platform/files/data-folder.ts';
import { bucketFolders } from '../../../platform/files/open-files.ts';
import { fillIn, type Locale, getTexts } from '../../../platform/i18n/locales.ts';
import { ObjectStorageError } from '../../../platform/object-storage/object-storage-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import { emptyServerLog } from './server-log.service.ts';

/** Files that can be cleaned up. */
export type Cleanable = 'images' | 'temp' | 'recipeFolders' | 'logs';

/** Younger files are left alone: an upload may be in progress. */
const unfinishedMs = 3_600_000;

/** Size of the data folder, with the bucket of the files, and what could be cleaned. */
export async function getMaintenance(platform: Platform): Promise<MaintenanceSummary> {
  const uploads = openUploads(platform);
  const [size, inBucket, images, dirs] = await Promise.all([
    openFolder(platform).size(),
    sizeInBucket(platform),
    uploads.strayPictures(),
    uploads.strayRecipeFolders(),
  ]);
  return {
    dataDirSize: formatByteSize(size + inBucket),
    cleanableImages: images.length,
    cleanableDirs: dirs.length,
  };
}

/** Sizes of the parts of the data folder. */
export async function getStorage(platform: Platform): Promise<MaintenanceStorageDetails> {
  const folder = openFolder(platform);
  const uploads = openUploads(platform);
  const [temp, backups, groups, recipes, users] = await Promise.all([
    folder.temporarySize(),
    folder.size('backups'),
    uploads.size('groups'),
    uploads.size('recipes'),
    uploads.size('users'),
  ]);
  return {
    tempDirSize: formatByteSize(temp),
    backupsDirSize: formatByteSize(backups),
    groupsDirSize: formatByteSize(groups),
    recipesDirSize: formatByteSize(recipes),
    userDirSize: formatByteSize(users),
  };
}

/**
 * Cleans one thing and says how much, in the reader's language.
 * @throws AppError `cleaningFailed`
 */
export async function clean(
  platform: Platform,
  what: Cleanable,
  locale: Locale,
): Promise<{ message: string; error: boolean }> {
  const { maintenance } = getTexts(locale);
  const count = await work[what](platform).catch((error: unknown) => {
    if (error instanceof ObjectStorageError) throw error;
    return fail('cleaningFailed', { what: maintenance.names[what] }, error);
  });
  platform.log.info({ what, count }, 'an administrator has cleaned');
  return { message: fillIn(maintenance.cleaned[what], { count }), error: false };
}

const work: Readonly<Record<Cleanable, (platform: Platform) => Promise<number>>> = {
  images: async (platform) => {
    const uploads = openUploads(platform);
    return uploads.remove(await uploads.strayPictures());
  },
  temp: async (platform) => {
    const before = new Date(platform.clock.now().getTime() - unfinishedMs);
    await openFolder(platform).cleanTemporary(before);
    return 0;
  },
  recipeFolders: async (platform) => {
    const uploads = openUploads(platform);
    return uploads.remove(await uploads.strayRecipeFolders());
  },
  logs: async (platform) => {
    emptyServerLog(platform);
    return 0;
  },
};

function openFolder({ settings }: Platform): DataFolder {
  return new DataFolder(settings.server.dataDir);
}

/** Where uploads lie. */
function openUploads(platform: Platform): DataFolder | BucketFolder {
  return platform.bucketFiles === null ? openFolder(platform) : new BucketFolder(platform.bucketFiles);
}

async function sizeInBucket({ bucketFiles }: Platform): Promise<number> {
  return bucketFiles === null ? 0 : bucketFiles.sizeOfAll(bucketFolders);
}
