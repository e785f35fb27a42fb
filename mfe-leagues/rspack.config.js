const { remoteConfig } = require('@oddsmates/sdk/build');

module.exports = remoteConfig({ name: 'leagues', dir: __dirname, exposes: { './routes': './src/routes.tsx' } });
