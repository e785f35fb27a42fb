/** For the pacts of services with those they listen to (docs/contracts.md). Never imported by a service itself. */
export { deliver } from './deliver';
export { jsonOfPayload } from './event-json';
export * from './matching';
export { messagePact, type Fact, type MessagePact } from './message-pact';
