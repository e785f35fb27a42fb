import { SearchOutlined } from '@ant-design/icons';
import { PageHeader } from '@oddsmates/sdk/components';
import { Input } from 'antd';
import { useState } from 'react';
import { SearchResults } from './search-results';
import { useDebounced } from './use-debounced';
import './add-friend.css';

const SEARCH_DELAY_MS = 300;
const NAME_MAX = 50;

/** Add Friends (spec section 2): finds people by name and asks them. */
export default function AddFriend() {
  const [typed, setTyped] = useState('');
  const query = useDebounced(typed.trim(), SEARCH_DELAY_MS);
  return (
    <div className="add-friend">
      <PageHeader title="Add Friends" subtitle="Find people by their username." backTo="/home" />
      <Input
        className="add-friend-search" size="large" type="search" aria-label="Search users" placeholder="Search users" autoFocus
        autoCapitalize="none" autoComplete="off" spellCheck={false} maxLength={NAME_MAX} prefix={<SearchOutlined aria-hidden />}
        value={typed} onChange={(change) => setTyped(change.target.value)}
      />
      <SearchResults query={typed.trim() === '' ? '' : query} />
    </div>
  );
}
