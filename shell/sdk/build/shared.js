const manifest = require('../package.json');

/** One copy of each, provided by the shell. A newer one in a remote is used only if the shell's does not fit, with a warning, never an error. */
const version = (name) => ({ singleton: true, requiredVersion: `^${manifest.dependencies[name]}`, strictVersion: false });
const own = { singleton: true, requiredVersion: `^${manifest.version}`, version: manifest.version, strictVersion: false };

/** All of antd that home and the top bar need. Taken one by one, they come without the rest, whose code would run as a whole before the first screen. */
const FEW = ['badge', 'button', 'popover'];

const SHARED = {
  react: version('react'),
  'react-dom': version('react-dom'),
  // The part of the router that the page uses stands in for it: see the file.
  'react-router-dom': { ...version('react-router-dom'), import: '@oddsmates/sdk/router', version: manifest.dependencies['react-router-dom'] },
  '@tanstack/react-query': version('@tanstack/react-query'),
  antd: version('antd'),
  ...Object.fromEntries(FEW.map((part) => [`antd/es/${part}`, version('antd')])),
  dayjs: version('dayjs'),
  // Its own version check cannot be relied on: it asks for ranges of packages that the shell brings.
  '@ant-design/pro-components': { singleton: true, requiredVersion: false },
  '@oddsmates/sdk': own,
  '@oddsmates/sdk/components': own,
};

/** What every page needs, the first one too: the shell has it in its first files instead of asking for it one step later. */
const FIRST = ['react', 'react-dom', 'react-router-dom', '@tanstack/react-query', '@oddsmates/sdk'];

/** What the shell provides. */
const provided = () => Object.fromEntries(Object.entries(SHARED).map(([name, how]) => [name, { ...how, eager: FIRST.includes(name) }]));

/** What a remote shares: it takes everything from the shell and ships no second copy. */
const taken = () => Object.fromEntries(Object.entries(SHARED).map(([name, how]) => [name, { ...how, import: false }]));

module.exports = { provided, taken };
