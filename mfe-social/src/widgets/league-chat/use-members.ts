import { useCall } from '@oddsmates/sdk';
import type { ChatMessage } from '../../types';

/**
 * Puts a message under its sender's present name and picture, as the league's page around the chat has read them; under those it came with where
 * that has read nothing, or its sender is no member any more. A line is read once, and a name may change after that.
 */
export function useMembers(leagueId: string): (message: ChatMessage) => ChatMessage {
  const { data: members } = useCall('league.GetLeague', { id: leagueId }, { enabled: false, select: (league) => league.members });
  return (message) => {
    const member = members?.find(({ id }) => id === message.sender?.id);
    return member ? { ...message, sender: { id: member.id, username: member.username, profile_image_url: member.profile_image_url } } : message;
  };
}
