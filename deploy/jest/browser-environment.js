const { TestEnvironment } = require('jest-environment-jsdom');

/** What browsers have and jsdom lacks, as Node provides it. Requests and abort signals must come from the same place to fit. */
const FROM_NODE = [
  'AbortController', 'AbortSignal', 'BroadcastChannel', 'Headers', 'ReadableStream', 'Request', 'Response', 'TextDecoder',
  'TextDecoderStream', 'TextEncoder', 'TransformStream', 'Uint8Array', 'WritableStream', 'fetch', 'structuredClone',
];

/** jsdom with the rest of a current browser's plain JavaScript interfaces. */
module.exports = class BrowserEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    for (const name of FROM_NODE) this.global[name] = globalThis[name];
  }
};
