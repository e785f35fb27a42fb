import type { Admin, Kafka } from 'kafkajs';

/** A connection for questions about topics and groups, there when it is needed. */
export type KeptAdmin = {
  ask<T>(question: (admin: Admin) => Promise<T>): Promise<T>;
  close(): Promise<void>;
};

/**
 * Connects when it is first asked something. After a failure of the connection the next question gets a new one; a question that a broker has
 * answered, if only with a refusal, leaves the connection to the others that are asked at the same time.
 */
export function keepAdmin(kafka: Kafka): KeptAdmin {
  let admin: Promise<Admin> | undefined;

  async function open(): Promise<Admin> {
    const opened = kafka.admin();
    await opened.connect();
    return opened;
  }

  return {
    async ask(question) {
      const current = (admin ??= open());
      try {
        return await question(await current);
      } catch (error) {
        if (admin === current && !wasAnswered(error)) {
          admin = undefined;
          void current.then((failed) => failed.disconnect()).catch(() => undefined);
        }
        throw error;
      }
    },
    async close() {
      await admin?.then((open) => open.disconnect()).catch(() => undefined);
    },
  };
}

/** Whether a broker has refused, as opposed to a connection that broke. kafkajs wraps what it gave up on. */
function wasAnswered(error: unknown): boolean {
  for (let each = error; each instanceof Error; each = each.cause) if (each.name === 'KafkaJSProtocolError') return true;
  return false;
}
