const fs = require('node:fs/promises');
const path = require('node:path');
const zlib = require('node:zlib');
const { promisify } = require('node:util');

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);
const COMPRESSIBLE = /\.(js|css|html|svg|json)$/;
const MIN_BYTES = 1024; // below, the headers cost more than is saved

/** Writes a .br and a .gz beside each file, so that no server compresses at run time. */
class Precompress {
  apply(compiler) {
    compiler.hooks.afterEmit.tapPromise('Precompress', async (compilation) => {
      const names = Object.keys(compilation.assets).filter((name) => COMPRESSIBLE.test(name));
      for (const name of names) await this.write(path.join(compiler.outputPath, name));
    });
  }

  async write(file) {
    const content = await fs.readFile(file);
    if (content.length < MIN_BYTES) return;
    const hints = { [zlib.constants.BROTLI_PARAM_MODE]: zlib.constants.BROTLI_MODE_TEXT, [zlib.constants.BROTLI_PARAM_SIZE_HINT]: content.length };
    await fs.writeFile(`${file}.br`, await brotli(content, { params: hints }));
    await fs.writeFile(`${file}.gz`, await gzip(content, { level: 9 }));
  }
}

module.exports = { Precompress };
