import { useTranslation } from 'react-i18next';
import { isApiError } from '../../../../platform/api/index.ts';
import { uploadProblem } from './upload-problem.ts';

/** Says in a sentence why a file was not stored. */
export function useUploadReason(): (error: unknown) => string {
  const { t } = useTranslation('editor');
  return (error) => {
    const known = uploadProblem(error);
    const own = isApiError(error) ? error.message : '';
    return known === null ? own || t('asset.failed') : t(`upload.${known}`);
  };
}
