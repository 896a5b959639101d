import { operations } from '@hearth/contract';
import { readForm } from '../../../platform/http/input/multipart.ts';
import type { Routes } from '../../../platform/http/routes.ts';
import type { Platform } from '../../../platform/platform.ts';
import { debugAi } from './ai.service.ts';
import { ChatService } from './chat-service.ts';

export function aiRoutes(routes: Routes, platform: Platform): void {
  const service = new ChatService(platform.settings.openai);
  routes.admin(operations.adminDebugOpenai, async ({ request, locale }) => {
    const isForm = request.isMultipart();
    const picture = isForm ? (await readForm(request)).files.get('image') : undefined;
    return debugAi(platform, service, picture, locale);
  });
}
