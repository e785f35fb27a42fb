import { session, useCall, useUser } from '@oddsmates/sdk';
import { ErrorCard, PageHeader, PageSkeleton } from '@oddsmates/sdk/components';
import { useEffect } from 'react';
import { Figures, useStats } from './figures';
import { ProfileHead } from './profile-head';
import { Record } from './record';
import './profile.css';

/** My Profile (spec section 2). Read again 100 ms after `userUpdated`, as every query of one's own account is. */
export default function Profile() {
  const { id } = useUser();
  const profile = useCall('identity.GetProfile', {});
  const stats = useStats();
  const { data } = profile;

  // Cached locally (spec section 7): the top bar shows the name and picture from there.
  useEffect(() => {
    if (data?.id === id) session.setUser(data);
  }, [data, id]);

  if (profile.isPending) return <PageSkeleton />;
  if (!data) {
    return (
      <>
        <PageHeader title="My Profile" backTo="/home" />
        <ErrorCard error={profile.error} fallback="Failed to load user profile. Please try again later." onRetry={() => void profile.refetch()} />
      </>
    );
  }
  return (
    <div className="profile">
      <ProfileHead profile={data} level={stats.data?.user_level} />
      <Figures stats={stats} />
      <Record />
    </div>
  );
}
