const { remoteConfig } = require('@oddsmates/sdk/build');

module.exports = remoteConfig({
  name: 'social',
  dir: __dirname,
  exposes: {
    './routes': './src/routes.tsx',
    './NotificationBell': './src/widgets/notification-bell/index.tsx',
    './FriendsPanel': './src/widgets/friends-panel/index.tsx',
    './LeagueChat': './src/widgets/league-chat/index.tsx',
  },
});
