import type { Credentials, Mode } from '../use-sign-in';

/** A sentence per input that is not right. */
export type Faults = Partial<Record<keyof Credentials, string>>;

export const MIN_PASSWORD = 8;
export const MAX_PASSWORD = 128;
// As the contract's format of an address.
const EMAIL = /^[^\s@<>(),;:"]+@[^\s@<>(),;:"]+\.[^\s@<>(),;:".]{2,}$/;

/** What the server would refuse, said before it is asked. Who signs in has the password they have, so its length is not looked at. */
export function faultsIn(mode: Mode, { username, email = '', password }: Credentials): Faults {
  const faults: Faults = {};
  if (!username.trim()) faults.username = 'Username is required';
  if (!password) faults.password = 'Password is required';
  if (mode === 'sign-in') return faults;
  if (!email.trim()) faults.email = 'Email is required';
  else if (!EMAIL.test(email.trim())) faults.email = 'Please enter a valid email address';
  const length = [...password].length;
  if (password && (length < MIN_PASSWORD || length > MAX_PASSWORD)) faults.password = `A password has ${MIN_PASSWORD} to ${MAX_PASSWORD} characters.`;
  return faults;
}
