import path from 'node:path';
import express, { type Express, type Request, type Response } from 'express';
import { bestVariant } from './compressed';
import { cacheControl, pageFile, REMOTES, type PageFile } from './page-files';

/**
 * The pages of the embedded setting: the shell under '/', each remote under '/mfe/<name>/', and '/config.json', which tells the shell where
 * its remotes are. Files are looked up as they are asked for, so that a remote can be built anew while everything runs.
 * An address that is no file is a screen of the shell, when a browser asks for a page. What is not there goes to the next handler.
 * @param root the folder that holds shell/dist and mfe-<name>/dist
 */
export function createPages(root: string): Express {
  const app = express();
  app.disable('x-powered-by');
  app.get('/config.json', (_req, res) => {
    res.set('Cache-Control', 'no-cache').json({ remotes: Object.fromEntries(REMOTES.map((name) => [name, `/mfe/${name}/mf-manifest.json`])) });
  });
  // A pattern without groups: the framework would decode them, and refuse what is malformed in its own words.
  app.get(/.*/, (req, res, next) => {
    answer(root, req, res).then((found) => (found ? undefined : next()), next);
  });
  return app;
}

async function answer(root: string, req: Request, res: Response): Promise<boolean> {
  const file = req.path === '/' ? undefined : pageFile(root, req.path);
  if (file && (await sendFile(file, req, res))) return true;
  if (!isScreen(req)) return false;
  return sendFile({ folder: path.join(root, 'shell', 'dist'), file: 'index.html' }, req, res);
}

/** A browser that follows an address asks for a page; a script that asks for a file does not. */
function isScreen(req: Request): boolean {
  const reserved = /^\/(?:api|mfe|media)(?:\/|$)/.test(req.path);
  return !reserved && (req.path === '/' || (req.get('accept') ?? '').includes('text/html'));
}

async function sendFile(wanted: PageFile, req: Request, res: Response): Promise<boolean> {
  const variant = await bestVariant(wanted, req.get('accept-encoding') ?? '');
  if (!variant) return false;
  res.type(path.extname(wanted.file));
  res.set('Cache-Control', cacheControl(wanted.file));
  res.vary('Accept-Encoding');
  if (variant.encoding !== undefined) res.set('Content-Encoding', variant.encoding);
  return new Promise((resolve, reject) => {
    res.sendFile(variant.file, { root: wanted.folder, cacheControl: false }, (error: Error | undefined) => {
      // Once the answer has begun, an error means that the client went away.
      if (error === undefined || res.headersSent) resolve(true);
      else reject(error);
    });
  });
}
