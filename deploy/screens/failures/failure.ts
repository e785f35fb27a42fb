import type { Screen } from '../screen';

/** A screen of which something fails: what is said, and whether one gets on by Retry. */
export interface Failure extends Omit<Screen, 'worlds' | 'ready'> {
  /** The call that fails, by its path, as long as {@link says} is looked for. Without it the server refuses by itself. */
  failing?: string | RegExp;
  /** What the failing call is answered with, or what the server refuses with. */
  status: number;
  /** What the screen says about it. */
  says: string;
  /** What is there after Retry; a refusal that is final has none. */
  recovers?: Screen['ready'];
}
