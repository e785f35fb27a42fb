/** In pixels of the original picture. */
export interface PixelArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Larger pictures are scaled down: nothing on any screen shows more, and uploads are bounded at 5 MiB. */
const MAX_SIDE_PX = 512;

/** Cuts the circle inside `area` out of a picture. Gives a square PNG, transparent outside the circle. Throws if it is no picture. */
export async function cropToPng(address: string, area: PixelArea): Promise<Blob> {
  const picture = await loadPicture(address);
  const side = Math.max(1, Math.min(MAX_SIDE_PX, Math.round(area.width)));
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser cannot draw on a canvas');
  pen.beginPath();
  pen.arc(side / 2, side / 2, side / 2, 0, 2 * Math.PI);
  pen.clip();
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(picture, area.x, area.y, area.width, area.height, 0, 0, side, side);
  return await new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be written'))), 'image/png');
  });
}

async function loadPicture(address: string): Promise<HTMLImageElement> {
  const picture = new Image();
  picture.src = address;
  await picture.decode();
  return picture;
}
