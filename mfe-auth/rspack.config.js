const { remoteConfig } = require('@oddsmates/sdk/build');

module.exports = remoteConfig({ name: 'auth', dir: __dirname, exposes: { './routes': './src/routes.tsx' } });
