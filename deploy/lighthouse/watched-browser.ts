import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { browserProgram } from '../journeys/browser';
import { freePorts } from '../local/ports';

/** A browser whose developer tools another program can reach. */
export interface WatchedBrowser {
  page: Page;
  /** Of the developer tools. */
  port: number;
  close(): Promise<void>;
}

/** Starts a Chromium with a profile of its own, which {@link WatchedBrowser.page} shares with whoever comes by the port. */
export async function openWatchedBrowser(baseURL: string): Promise<WatchedBrowser> {
  const [port = 0] = await freePorts(1);
  const { executablePath, args } = browserProgram();
  const profile = fs.mkdtempSync(path.join(os.tmpdir(), 'oddsmates-profile-'));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath, args: [...args, `--remote-debugging-port=${port}`], baseURL, viewport: null,
  });
  return {
    page: context.pages()[0] ?? (await context.newPage()),
    port,
    async close() {
      await context.close();
      fs.rmSync(profile, { recursive: true, force: true });
    },
  };
}
