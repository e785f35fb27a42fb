/** The parts of the framework that are used; it brings no types of its own. */
declare module 'express-gateway/lib/config/index.js' {
  const config: unknown;
  export default config;
}

declare module 'express-gateway/lib/eventBus.js' {
  import type { EventEmitter } from 'node:events';

  const eventBus: EventEmitter;
  export default eventBus;
}

declare module 'express-gateway/lib/gateway/index.js' {
  import type { IncomingMessage, Server, ServerResponse } from 'node:http';

  export type Policy = {
    name: string;
    schema: object;
    policy: (action: object) => (req: IncomingMessage, res: ServerResponse, next: () => void) => void;
  };
  export default function gateway(parts: { plugins: { policies: Policy[] }; config: unknown }): Promise<{ app: Server }>;
}
