/** The AI service that the operator has configured. */
export { ChatService } from './chat-service.ts';
export { aiRoutes } from './ai.routes.ts';
