import * as z from 'zod';
import { file, uuid } from './fields.ts';
import { operation } from './operation.ts';

/** The three sizes that every stored picture has. */
export const ImageFile = z.enum(['original.webp', 'min-original.webp', 'tiny-original.webp']);
export type ImageFile = z.output<typeof ImageFile>;

const base = {
  method: 'GET' as const,
  tags: ['Recipe: Images and Assets'],
  access: 'public' as const,
  answer: file(),
};

export const mediaOperations = {
  getRecipeImage: operation({
    ...base,
    path: '/api/media/recipes/{recipe_id}/images/{file_name}',
    summary: 'Picture of a recipe',
    params: z.object({ recipe_id: uuid(), file_name: ImageFile }),
    answerType: 'image/webp',
  }),
  getRecipePreview: operation({
    ...base,
    path: '/api/media/recipes/{recipe_id}/images/preview.jpg',
    summary: 'Picture of a recipe as a JPEG, for messengers that do not read WebP',
    params: z.object({ recipe_id: uuid() }),
    answerType: 'image/jpeg',
  }),
  getUserImage: operation({
    ...base,
    path: '/api/media/users/{user_id}/{file_name}',
    tags: ['Users: Images'],
    summary: 'Picture of a person',
    params: z.object({ user_id: uuid(), file_name: z.literal('profile.webp') }),
    answerType: 'image/webp',
  }),
};
