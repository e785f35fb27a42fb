import { SearchOutlined, UserOutlined } from '@ant-design/icons';
import { useCall } from '@oddsmates/sdk';
import { EmptyState, ErrorCard, ListSkeleton } from '@oddsmates/sdk/components';
import { FoundPerson } from './found-person';

/** A search starts with this many characters (spec section 9). */
const MIN_QUERY = 2;

/** Who was found, or why nobody is shown. */
export function SearchResults({ query }: { query: string }) {
  const enough = [...query].length >= MIN_QUERY;
  const found = useCall('social.SearchUsers', { q: query }, { enabled: enough });
  if (!enough) return <EmptyState icon={<SearchOutlined />} text="Start typing to search for users" />;
  if (found.isPending) return <div role="status" aria-label="Searching..."><ListSkeleton rows={3} /></div>;
  if (!found.data) return <ErrorCard error={found.error} fallback="Failed to search users" onRetry={() => void found.refetch()} />;
  const { length } = found.data;
  return (
    <>
      <p className="om-visually-hidden" role="status">{length === 1 ? '1 person found' : `${length} people found`}</p>
      {length === 0
        ? <EmptyState icon={<UserOutlined />} text={<>Nobody goes by &ldquo;{query}&rdquo;. Check the spelling.</>} />
        : <ul className="found">{found.data.map((person) => <FoundPerson key={person.id} person={person} query={query} />)}</ul>}
    </>
  );
}
