import { Kafka, logLevel, type Admin } from 'kafkajs';

/** Asks a Kafka something about its topics and groups, over a connection of its own. */
export async function withKafkaAdmin<T>(brokers: string[], work: (admin: Admin) => Promise<T>): Promise<T> {
  const admin = new Kafka({ brokers, logLevel: logLevel.NOTHING }).admin();
  await admin.connect();
  try {
    return await work(admin);
  } finally {
    await admin.disconnect();
  }
}
