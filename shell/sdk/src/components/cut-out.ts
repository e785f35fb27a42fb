/** In pixels of the original picture. */
export interface PixelArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** How a picture is cut (spec sections 2 and 9). */
export interface CropShape {
  /** Width by height. */
  aspect: number;
  /** Leaves what lies outside of the circle transparent. */
  round: boolean;
  /** The share of the picture's width that is chosen at first. */
  firstWidth: number;
  type: 'image/png' | 'image/jpeg';
  /** Larger pictures are scaled down: no screen shows more, and uploads are bounded at 5 MiB. */
  maxWidthPx: number;
}

/** By name: `round` for league pictures and avatars, `wide` for everything else. */
export const CROP_SHAPES = {
  round: { aspect: 1, round: true, firstWidth: 1, type: 'image/png', maxWidthPx: 512 },
  wide: { aspect: 16 / 9, round: false, firstWidth: 0.9, type: 'image/jpeg', maxWidthPx: 1280 },
} as const satisfies Record<string, CropShape>;

const FILE_NAME = 'cropped-image';

/** Cuts `area` out of a picture, in a shape. Gives a file named cropped-image. Throws if it is no picture. */
export async function cutOut(address: string, area: PixelArea, { aspect, round, type, maxWidthPx }: CropShape): Promise<File> {
  const picture = await loadPicture(address);
  const width = Math.max(1, Math.min(maxWidthPx, Math.round(area.width)));
  const height = Math.max(1, Math.round(width / aspect));
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser cannot draw on a canvas');
  if (round) {
    pen.beginPath();
    pen.arc(width / 2, height / 2, width / 2, 0, 2 * Math.PI);
    pen.clip();
  }
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(picture, area.x, area.y, area.width, area.height, 0, 0, width, height);
  const image = await new Promise<Blob>((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be written'))), type);
  });
  return new File([image], FILE_NAME, { type });
}

async function loadPicture(address: string): Promise<HTMLImageElement> {
  const picture = new Image();
  picture.src = address;
  await picture.decode();
  return picture;
}
