import { Client } from 'pg';

/** Does something with a connection of its own to a database. @param url as in `Stack.databaseUrls` */
export async function withClient<T>(url: string | undefined, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url });
  // The server may go away under an open connection; the next query tells.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
