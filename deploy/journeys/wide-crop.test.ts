import path from 'node:path';
import { build } from 'esbuild';
import type { Browser } from 'playwright-core';
import { ROOT } from '../local/root';
import { openBrowser } from './browser';
import { drawPicture } from './picture';

/** A page with nothing but the dialog. Tells what Apply gave in the title, as 'name type width height'. */
const PAGE = `
  import { useState } from 'react';
  import { createRoot } from 'react-dom/client';
  import { ImageCropDialog } from '@oddsmates/sdk/components';
  function Page() {
    const [file, setFile] = useState();
    const take = async (image) => {
      const { width, height } = await createImageBitmap(image);
      document.title = [image.name, image.type, width, height].join(' ');
      setFile(undefined);
    };
    return <>
      <input type="file" aria-label="Picture" onChange={({ target }) => setFile(target.files[0])} />
      <ImageCropDialog shape="wide" file={file} onCancel={() => setFile(undefined)} onCropped={take} />
    </>;
  }
  createRoot(document.body.appendChild(document.createElement('div'))).render(<Page />);
`;

let browser: Browser;
beforeAll(async () => (browser = await openBrowser()));
afterAll(() => browser.close());

async function script(): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: PAGE, resolveDir: path.join(ROOT, 'shell'), loader: 'jsx' },
    bundle: true,
    write: false,
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    loader: { '.svg': 'dataurl', '.css': 'empty' },
    logLevel: 'error',
  });
  return outputFiles[0]?.text ?? '';
}

test('a wide crop begins at nine tenths of the width and gives a 16:9 JPEG named cropped-image', async () => {
  const page = await browser.newPage();
  // At an address of its own, since a page without one has no storage; in a secure context, as the product is.
  await page.route('http://localhost/**', (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><html lang="en"><body></body></html>' }));
  await page.goto('http://localhost/');
  const picture = await drawPicture(page, 'rgb(200, 40, 40)');
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  await page.addScriptTag({ content: await script() });
  expect(problems).toEqual([]);
  await page.getByLabel('Picture').setInputFiles(picture);
  const apply = page.getByRole('dialog', { name: 'Crop Image' }).getByRole('button', { name: 'Apply Crop' });
  await apply.click();
  await page.waitForFunction(() => document.title !== '');
  const [name, type, width, height] = (await page.title()).split(' ');
  expect([name, type]).toEqual(['cropped-image', 'image/jpeg']);
  expect(Number(width) / Number(height)).toBeCloseTo(16 / 9, 1);
  // The picture is 640 x 320: 16:9 of its whole height are 569 pixels, and nine tenths of those are chosen at first.
  expect(Number(width)).toBe(512);
  await page.close();
});
