import type { Page } from 'playwright-core';

/** A file as it is picked in a form. */
export interface PickedFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** A picture that the browser itself draws and writes: a PNG, twice as wide as high, in this colour up to its edges. */
export async function drawPicture(page: Page, colour: string): Promise<PickedFile> {
  const address = await page.evaluate((fill) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 320 });
    const pen = canvas.getContext('2d');
    if (!pen) throw new Error('This browser cannot draw');
    pen.fillStyle = fill;
    pen.fillRect(0, 0, canvas.width, canvas.height);
    return canvas.toDataURL('image/png');
  }, colour);
  return { name: 'holiday.png', mimeType: 'image/png', buffer: Buffer.from(address.slice(address.indexOf(',') + 1), 'base64') };
}

/** Something that is no picture. */
export const LETTER: PickedFile = { name: 'letter.txt', mimeType: 'text/plain', buffer: Buffer.from('Dear friends') };

/** Colours come a little different out of the product, which writes pictures anew: they are told in steps of ten. */
const STEP = 10;

/** What a picture of the product looks like: whether it is as wide as high, the colour of its middle, whether its corner is seen through. */
export function lookAt(page: Page, address: string): Promise<{ square: boolean; middle: string; roundCorner: boolean }> {
  return page.evaluate(async ({ source, step }) => {
    const picture = new Image();
    picture.src = source;
    await picture.decode();
    const canvas = Object.assign(document.createElement('canvas'), { width: picture.naturalWidth, height: picture.naturalHeight });
    const pen = canvas.getContext('2d', { willReadFrequently: true });
    if (!pen) throw new Error('This browser cannot draw');
    pen.drawImage(picture, 0, 0);
    const middle = [...pen.getImageData(canvas.width / 2, canvas.height / 2, 1, 1).data].slice(0, 3).map((part) => Math.round(part / step) * step);
    const [, , , corner] = pen.getImageData(0, 0, 1, 1).data;
    return { square: canvas.width === canvas.height, middle: `rgb(${middle.join(', ')})`, roundCorner: corner === 0 };
  }, { source: address, step: STEP });
}
