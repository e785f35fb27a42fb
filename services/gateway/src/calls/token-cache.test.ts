import { TokenCache } from './token-cache';

const YEAR_2100 = Date.UTC(2100, 0, 1);

function cache(maxTokens = 10, expiresAt = YEAR_2100) {
  const asked: string[] = [];
  const tokens = new TokenCache(
    (token) => {
      asked.push(token);
      return token.startsWith('good') ? Promise.resolve({ userId: `user of ${token}`, expiresAt }) : Promise.reject(new Error('unknown'));
    },
    2_000,
    maxTokens,
  );
  return { asked, tokens };
}

test('calls within the time share one question, also when they come at once', async () => {
  const { asked, tokens } = cache();
  await expect(Promise.all([tokens.sessionOf('good', 0), tokens.sessionOf('good', 0), tokens.sessionOf('good', 1_999)])).resolves.toEqual(Array(3).fill({ userId: 'user of good', expiresAt: YEAR_2100 }));
  expect(asked).toEqual(['good']);
});

test('after the time it asks again', async () => {
  const { asked, tokens } = cache();
  await tokens.sessionOf('good', 0);
  await tokens.sessionOf('good', 2_000);
  expect(asked).toEqual(['good', 'good']);
});

test('a refused token is not remembered', async () => {
  const { asked, tokens } = cache();
  await expect(tokens.sessionOf('bad', 0)).rejects.toThrow('unknown');
  await expect(tokens.sessionOf('bad', 1)).rejects.toThrow('unknown');
  expect(asked).toEqual(['bad', 'bad']);
});

test('the oldest token makes room for a new one', async () => {
  const { asked, tokens } = cache(2);
  for (const token of ['good1', 'good2', 'good3', 'good2', 'good1']) await tokens.sessionOf(token, 0);
  expect(asked).toEqual(['good1', 'good2', 'good3', 'good1']);
});

test('the tokens of one user can be forgotten at once, the others stay', async () => {
  const { asked, tokens } = cache();
  await tokens.sessionOf('good1', 0);
  await tokens.sessionOf('good2', 0);
  tokens.forget('user of good1');
  await tokens.sessionOf('good1', 1);
  await tokens.sessionOf('good2', 1);
  expect(asked).toEqual(['good1', 'good2', 'good1']);
});

test('an answer that was on its way as its tokens were forgotten is not kept', async () => {
  const { asked, tokens } = cache();
  const before = tokens.sessionOf('good', 0);
  tokens.forget('user of good');
  await before;
  await tokens.sessionOf('good', 1);
  expect(asked).toEqual(['good', 'good']);
});

test('a session is not believed in beyond its end', async () => {
  const { asked, tokens } = cache(10, 500);
  await tokens.sessionOf('good', 0);
  await tokens.sessionOf('good', 499);
  await tokens.sessionOf('good', 500);
  expect(asked).toEqual(['good', 'good']);
});
