import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../platform/api/index.ts';

/** Whether the server has an AI service, and whether that is sent pictures too. */
export const aiServicesQuery = queryOptions({
  queryKey: ['app', 'about', 'ai'],
  queryFn: async ({ signal }) => {
    const about = await api.get('/api/app/about', { signal });
    return {
      isEnabled: about.enableOpenai,
      readsPictures: about.enableOpenai && about.enableOpenaiImageServices,
    };
  },
  staleTime: 600_000,
});
