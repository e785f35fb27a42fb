import startSharedStack from '../../stack/global-setup';

/** Starts the product whose sides of the pacts are verified. Pact's library, whose native part reads the environment itself, is to tell nobody of its use. */
export default async function setUpVerification(): Promise<void> {
  process.env['PACT_DO_NOT_TRACK'] = 'true';
  await startSharedStack();
}
