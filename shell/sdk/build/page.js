const { rspack } = require('@rspack/core');
const palette = require('../src/theme/palette.json');

/** The palette as CSS variables, `--om-on-primary` for onPrimary. */
const variables = Object.entries(palette)
  .map(([name, color]) => `--om-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}:${color}`)
  .join(';');

/** The HTML page around the scripts. The palette stands in it, so that the first paint has the colours. */
const page = ({ template, title }) => new rspack.HtmlRspackPlugin({
  template,
  title,
  scriptLoading: 'defer',
  templateParameters: { variables: `:root{${variables}}`, ground: palette.ground },
});

module.exports = { page };
