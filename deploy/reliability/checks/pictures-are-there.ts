import { look } from '../load/change-pictures';
import type { Check } from './check';

/** Every picture that was taken can be looked at. */
export const picturesAreThere: Check = async ({ url }, { pictures }) => {
  const looks = await Promise.allSettled([...pictures].map((picture) => look(new URL(picture, url))));
  return [...pictures].flatMap((picture, index) => {
    const outcome = looks[index];
    return outcome?.status === 'rejected' ? [`${picture} was taken and cannot be looked at: ${String(outcome.reason)}`] : [];
  });
};
