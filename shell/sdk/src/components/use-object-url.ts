import { useEffect, useState } from 'react';

/** A picture whose place goes away may still be on its way to it: taken away at once, its address would be one that fails. */
const KEPT_MS = 10_000;

/** An address for a picked file, given back to the browser a moment after it is no longer needed. */
export function useObjectUrl(file: Blob | undefined): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!file) return undefined;
    const url = URL.createObjectURL(file);
    setAddress(url);
    return () => {
      setAddress(undefined);
      setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
    };
  }, [file]);
  return address;
}
