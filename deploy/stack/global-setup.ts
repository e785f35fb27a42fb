import { startStack, type Stack } from './start-stack';

declare global {
  /** The product of this test run, for global-teardown.ts. */
  var sharedStack: Stack | undefined;
}

/**
 * Starts one product for all the tests against it, of whichever project, and tells them its address in STACK_URL, its databases in
 * STACK_DATABASE_URLS and where its services serve their figures in STACK_OPERATIONS_URLS (both JSON, by name), and its other parts, as the services
 * are told of them, in STACK_PART_ADDRESSES (JSON). A product of your own is used when STACK_URL is set already. With STACK_PARTS=real the product runs
 * on Kafka, Redis and an S3 store.
 */
export default async function startSharedStack(): Promise<void> {
  if (process.env['STACK_URL'] !== undefined) return;
  const stack = await startStack();
  globalThis.sharedStack = stack;
  process.env['STACK_URL'] = stack.url;
  process.env['STACK_DATABASE_URLS'] = JSON.stringify(stack.databaseUrls);
  process.env['STACK_OPERATIONS_URLS'] = JSON.stringify(stack.operationsUrls);
  process.env['STACK_PART_ADDRESSES'] = JSON.stringify(stack.parts);
}
