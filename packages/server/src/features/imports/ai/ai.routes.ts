import type { FastifyRequest } from 'fastify';
import { operations } from '@hearth/contract';
import { readForm } from '../../../platform/http/input/multipart.ts';
import type { Routes } from '../../../platform/http/routes.ts';
import type { Platform } from '../../../platform/platform.ts';
import {
  anyAiGroup,
  changeAiProvider,
  changeAiSettings,
  createAiProvider,
  findChatServiceById,
  getAiProvider,
  ownAiGroup,
  readAiSettings,
  removeAiProvider,
} from './ai-providers.service.ts';
import { askOnce, debugAi } from './ai.service.ts';
import { ChatService } from './chat-service.ts';

export function aiRoutes(routes: Routes, platform: Platform): void {
  const service = new ChatService(platform.settings.openai);
  routes.admin(operations.adminDebugOpenai, async ({ request, locale }) =>
    debugAi(platform, service, await readPicture(request), locale),
  );
  routes.admin(operations.adminDebugAiProvider, async ({ request, params, locale }) => {
    const picture = await readPicture(request);
    return askOnce(platform, await findChatServiceById(platform, params.provider_id), picture, locale);
  });
  ownRoutes(routes, platform);
  anyRoutes(routes, platform);
}

async function readPicture(request: FastifyRequest): Promise<Buffer | undefined> {
  return request.isMultipart() ? (await readForm(request)).files.get('image') : undefined;
}

function ownRoutes(routes: Routes, platform: Platform): void {
  routes.member(operations.getAiSettings, ({ scope }) => readAiSettings(platform, ownAiGroup(scope)));
  routes.member(operations.putAiSettings, ({ scope, body }) =>
    changeAiSettings(platform, ownAiGroup(scope), body),
  );
  routes.member(operations.createAiProvider, ({ scope, body }) =>
    createAiProvider(platform, ownAiGroup(scope), body),
  );
  routes.member(operations.getAiProvider, ({ scope, params }) =>
    getAiProvider(platform, ownAiGroup(scope), params.item_id),
  );
  routes.member(operations.putAiProvider, ({ scope, params, body }) =>
    changeAiProvider(platform, ownAiGroup(scope), params.item_id, body),
  );
  routes.member(operations.deleteAiProvider, ({ scope, params }) =>
    removeAiProvider(platform, ownAiGroup(scope), params.item_id),
  );
}

function anyRoutes(routes: Routes, platform: Platform): void {
  const group = ({ group_id: id }: { readonly group_id: string }) => anyAiGroup(platform, id);
  routes.admin(operations.adminGetAiSettings, async ({ params }) =>
    readAiSettings(platform, await group(params)),
  );
  routes.admin(operations.adminPutAiSettings, async ({ params, body }) =>
    changeAiSettings(platform, await group(params), body),
  );
  routes.admin(operations.adminCreateAiProvider, async ({ params, body }) =>
    createAiProvider(platform, await group(params), body),
  );
  routes.admin(operations.adminGetAiProvider, async ({ params }) =>
    getAiProvider(platform, await group(params), params.item_id),
  );
  routes.admin(operations.adminPutAiProvider, async ({ params, body }) =>
    changeAiProvider(platform, await group(params), params.item_id, body),
  );
  routes.admin(operations.adminDeleteAiProvider, async ({ params }) =>
    removeAiProvider(platform, await group(params), params.item_id),
  );
}
