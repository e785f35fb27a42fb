import { useEffect, useState } from 'react';

/** An address for a picked file, given back to the browser when no longer needed. */
export function useObjectUrl(file: Blob | undefined): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!file) return undefined;
    const url = URL.createObjectURL(file);
    setAddress(url);
    return () => {
      setAddress(undefined);
      URL.revokeObjectURL(url);
    };
  }, [file]);
  return address;
}
