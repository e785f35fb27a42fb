const { rspack } = require('@rspack/core');

const FONT = /(?:^|\/)inter-latin-wght-normal\.[0-9a-f]+\.woff2$/;

/** Names the font of all text in the page, so that it comes with the first script and no line breaks anew when it does. */
class PreloadFont {
  apply(compiler) {
    compiler.hooks.compilation.tap('PreloadFont', (compilation) => {
      rspack.HtmlRspackPlugin.getCompilationHooks(compilation).alterAssetTagGroups.tap('PreloadFont', (page) => {
        const font = Object.keys(compilation.assets).find((name) => FONT.test(name));
        if (!font) throw new Error('The build has no Inter to preload.');
        const attributes = { rel: 'preload', href: page.publicPath + font, as: 'font', type: 'font/woff2', crossorigin: 'anonymous' };
        page.headTags.unshift({ tagName: 'link', attributes, voidTag: true, toString: () => '' });
        return page;
      });
    });
  }
}

module.exports = { PreloadFont };
