import { TokenCache } from './token-cache';

function cache(maxTokens = 10) {
  const asked: string[] = [];
  const tokens = new TokenCache(
    (token) => {
      asked.push(token);
      return token.startsWith('good') ? Promise.resolve(`user of ${token}`) : Promise.reject(new Error('unknown'));
    },
    2_000,
    maxTokens,
  );
  return { asked, tokens };
}

test('calls within the time share one question, also when they come at once', async () => {
  const { asked, tokens } = cache();
  await expect(Promise.all([tokens.userOf('good', 0), tokens.userOf('good', 0), tokens.userOf('good', 1_999)])).resolves.toEqual(Array(3).fill('user of good'));
  expect(asked).toEqual(['good']);
});

test('after the time it asks again', async () => {
  const { asked, tokens } = cache();
  await tokens.userOf('good', 0);
  await tokens.userOf('good', 2_000);
  expect(asked).toEqual(['good', 'good']);
});

test('a refused token is not remembered', async () => {
  const { asked, tokens } = cache();
  await expect(tokens.userOf('bad', 0)).rejects.toThrow('unknown');
  await expect(tokens.userOf('bad', 1)).rejects.toThrow('unknown');
  expect(asked).toEqual(['bad', 'bad']);
});

test('the oldest token makes room for a new one', async () => {
  const { asked, tokens } = cache(2);
  for (const token of ['good1', 'good2', 'good3', 'good2', 'good1']) await tokens.userOf(token, 0);
  expect(asked).toEqual(['good1', 'good2', 'good3', 'good1']);
});

test('the tokens of one user can be forgotten at once, the others stay', async () => {
  const { asked, tokens } = cache();
  await tokens.userOf('good1', 0);
  await tokens.userOf('good2', 0);
  tokens.forget('user of good1');
  await tokens.userOf('good1', 1);
  await tokens.userOf('good2', 1);
  expect(asked).toEqual(['good1', 'good2', 'good1']);
});
