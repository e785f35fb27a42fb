/** A fresh idempotency key. `crypto.randomUUID` exists in secure contexts only, and a league night on the home network is plain http. */
export const newKey = (): string => Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
