import { TOPICS, type Topic } from '../topics';

/** How things are called in Kafka. */
export type KafkaNames = ReturnType<typeof kafkaNames>;

/** @param prefix begins every name */
export function kafkaNames(prefix: string) {
  return {
    topic: (topic: Topic) => `${prefix}${topic}`,
    /** The topic of the product by its name in Kafka; undefined for any other. */
    topicOf: (name: string): Topic | undefined => TOPICS.find((topic) => `${prefix}${topic}` === name),
    group: (group: string) => `${prefix}${group}`,
    /** Events of a topic that a group could not handle, see parked-topics.ts. */
    parked: (group: string, topic: Topic | undefined) => `${prefix}parked.${group}.${topic ?? 'unknown'}`,
    /** How the names of a group's topics of parked events begin. */
    parkedOf: (group: string) => `${prefix}parked.${group}.`,
    /** Parked events that are delivered to the group once more. */
    replay: (group: string) => `${prefix}replay.${group}`,
    /** The group whose progress tells how far a group's parked events were replayed. */
    replayer: (group: string) => `${prefix}${group}.replay`,
  };
}
