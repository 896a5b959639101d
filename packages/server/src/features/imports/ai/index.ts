/** The AI service that the operator has configured. */
export {
  findChatService,
  ownAiGroup,
  readAiSettings,
  readAiSettingsOfGroups,
} from './ai-providers.service.ts';
export { ChatService } from './chat-service.ts';
export { aiRoutes } from './ai.routes.ts';
