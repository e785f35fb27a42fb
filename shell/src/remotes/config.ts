import type { RemoteName } from '@oddsmates/sdk';

export interface PageConfig {
  /** The address of each remote's mf-manifest.json. */
  remotes: Partial<Record<RemoteName, string>>;
}

let known: Promise<PageConfig> | undefined;

/** `/config.json`, read once; after a failure the next asker reads it again. */
export function pageConfig(): Promise<PageConfig> {
  known ??= read().catch((error: unknown) => {
    known = undefined;
    throw error;
  });
  return known;
}

async function read(): Promise<PageConfig> {
  const response = await fetch('/config.json');
  if (!response.ok) throw new Error(`/config.json answered ${response.status}`);
  const config: unknown = await response.json();
  if (!isConfig(config)) throw new Error('/config.json names no remotes');
  return config;
}

function isConfig(value: unknown): value is PageConfig {
  return typeof value === 'object' && value !== null && 'remotes' in value && typeof value.remotes === 'object' && value.remotes !== null
    && Object.values(value.remotes).every((address) => typeof address === 'string');
}
