import stopSharedStack from '../stack/global-teardown';
import './global-setup';

/** Stops the browser and the product of this test run. */
export default async function tearDown(): Promise<void> {
  await globalThis.sharedBrowser?.close();
  await stopSharedStack();
}
