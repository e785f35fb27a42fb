import { ConfigError } from '../config/load-config';
import { folderImageStore } from './folder-store';
import type { ImageStore } from './image-store';

/** Where images may be kept. */
export type ImageConfig = {
  S3_ENDPOINT?: string | undefined;
  S3_ACCESS_KEY?: string | undefined;
  S3_SECRET_KEY?: string | undefined;
  S3_BUCKET: string;
  S3_REGION: string;
  MEDIA_DIR?: string | undefined;
};

/** The image store that the configuration chooses: an S3 store with S3_ENDPOINT, else the folder MEDIA_DIR. @throws ConfigError when it names none */
export async function openImageStore(config: ImageConfig): Promise<ImageStore> {
  const { S3_ENDPOINT: endpoint, S3_ACCESS_KEY: accessKey, S3_SECRET_KEY: secretKey, S3_BUCKET: bucket, S3_REGION: region, MEDIA_DIR: folder } = config;
  if (endpoint !== undefined) {
    if (accessKey === undefined || secretKey === undefined) throw new ConfigError('The configuration is wrong:\n  S3_ACCESS_KEY and S3_SECRET_KEY: have to be set with S3_ENDPOINT');
    const { s3ImageStore } = await import('./s3/s3-store');
    return s3ImageStore({ endpoint, accessKey, secretKey, bucket, region });
  }
  if (folder === undefined) throw new ConfigError('The configuration is wrong:\n  MEDIA_DIR: is not set, and neither is S3_ENDPOINT');
  return folderImageStore(folder);
}
