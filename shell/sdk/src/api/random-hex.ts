/** So many random bytes, as hex. `crypto.randomUUID` exists in secure contexts only, and a league night on the home network is plain http. */
export function randomHex(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
