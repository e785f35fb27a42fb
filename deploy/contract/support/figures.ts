import { readFigures, type Figures } from '../../stack/read-figures';
import { sharedStack } from '../../stack/shared-stack';

export { sumOf, type Figures, type Sample } from '../../stack/read-figures';

/** The services whose figures can be asked for. */
export const observedServices = (): string[] => Object.keys(sharedStack().operationsUrls);

/** Asks a service for its figures. */
export function figuresOf(service: string): Promise<Figures> {
  return readFigures(sharedStack().operationsUrls[service] ?? '');
}
