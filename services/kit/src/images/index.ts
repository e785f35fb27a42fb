export * from './folder-store';
export * from './image-store';
export * from './open-image-store';
export * from './read-image';
