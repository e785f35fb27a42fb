/** Under this name the browser's own list of what took place (`performance`) keeps what was recovered from. */
export const RENDERED_ANEW = 'rendered anew';

/**
 * For what React has set right by rendering anew: nobody saw it, so it is no exception of the page. What was thrown, which React keeps as the cause, is
 * noted for whoever looks.
 */
export function tellRecovered(error: unknown): void {
  performance.mark(RENDERED_ANEW, { detail: String(error instanceof Error && error.cause !== undefined ? error.cause : error) });
}
