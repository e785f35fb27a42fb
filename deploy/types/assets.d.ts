/** Files that rspack turns into an address (images, fonts) or a style sheet. */
declare module '*.css';
declare module '*.svg' {
  const address: string;
  export default address;
}
declare module '*.png' {
  const address: string;
  export default address;
}
declare module '*.webp' {
  const address: string;
  export default address;
}
declare module '@fontsource-variable/inter';
