import { useEffect } from 'react';

const PRODUCT = 'Oddsmates';

/** Sets the document title, '<title> · Oddsmates'. Nothing changes while the title is not known yet. */
export function useTitle(title: string | undefined): void {
  useEffect(() => {
    if (title) document.title = `${title} · ${PRODUCT}`;
  }, [title]);
}
