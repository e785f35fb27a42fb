jest.setTimeout(globalThis.testTimeoutMs);
