/** The product that the test run shares: its address, and its databases by name. */
export interface SharedStack {
  url: string;
  databaseUrls: Record<string, string>;
}

/** What global-setup.ts told. */
export function sharedStack(): SharedStack {
  const url = process.env['STACK_URL'];
  if (url === undefined) throw new Error('No product runs for this test: select its jest project, or set STACK_URL.');
  return { url, databaseUrls: JSON.parse(process.env['STACK_DATABASE_URLS'] ?? '{}') as Record<string, string> };
}
