import { describe, expect, it } from 'vitest';
import { operations } from '@hearth/contract';
import { openApiDocument } from './openapi.ts';

const document = openApiDocument(Object.values(operations), { title: 'Hearth', version: '1.0.0' });
const paths = document['paths'] as Record<
  string,
  Record<string, { operationId: string; security?: object[] }>
>;

describe('the OpenAPI document', () => {
  it.each([
    ['get', '/api/recipes', 'get_all_api_recipes_get'],
    ['post', '/api/recipes', 'create_one_api_recipes_post'],
    ['get', '/api/recipes/{slug}', 'get_one_api_recipes__slug__get'],
    ['patch', '/api/recipes/{slug}', 'patch_one_api_recipes__slug__patch'],
    ['get', '/api/recipes/suggestions', 'suggest_recipes_api_recipes_suggestions_get'],
    ['post', '/api/auth/token', 'get_token_api_auth_token_post'],
    ['post', '/api/users/{id}/image', 'update_user_image_api_users__id__image_post'],
    ['delete', '/api/organizers/tags/{item_id}', 'delete_recipe_tag_api_organizers_tags__item_id__delete'],
    ['get', '/api/groups/storage', 'get_storage_api_groups_storage_get'],
  ])('gives %s %s the operation id that generated clients use', (method, path, id) => {
    expect(paths[path]?.[method]?.operationId).toBe(id);
  });

  it('lists every content type of an answer whose format the request chooses', () => {
    const { responses } = Object(paths['/api/recipes/exports/book']?.['get']);
    const types = ['application/pdf', 'application/epub+zip', 'application/zip'];
    expect(Object.keys(responses['200'].content)).toEqual(types);
  });

  it('has unique operation ids', () => {
    const ids = Object.values(paths).flatMap((path) => Object.values(path).map((one) => one.operationId));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('documents the password flow with its token URL', () => {
    expect(paths['/api/recipes']?.['get']?.security).toContainEqual({ OAuth2PasswordBearer: [] });
    expect(document['components']).toMatchObject({
      securitySchemes: {
        OAuth2PasswordBearer: { type: 'oauth2', flows: { password: { tokenUrl: '/api/auth/token' } } },
      },
    });
  });
});
