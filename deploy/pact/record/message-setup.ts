import startDatabase from '../../jest/start-database';
import setUpPacts from './global-setup';

/** A database for the handlers of the services, beside what all pacts need. */
export default async function setUpMessagePacts(): Promise<void> {
  setUpPacts();
  await startDatabase();
}
