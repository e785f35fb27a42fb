import { gather } from './gather';

/** Each question is answered by itself in capitals, and 'bad' by an error. */
function asking({ gatherMs = 20, most = 10 } = {}) {
  const asked: string[][] = [];
  const ask = gather(
    (questions: readonly string[]) => {
      asked.push([...questions]);
      if (questions.includes('slow')) return new Promise<never>(() => undefined);
      return questions.includes('down') ? Promise.reject(new Error('nobody there')) : Promise.resolve(questions.map((question) => (question === 'bad' ? new Error('unknown') : { answer: question.toUpperCase() })));
    },
    { gatherMs, most },
  );
  return { asked, ask };
}

test('a question that comes alone is asked at once, those that come while it is on its way go together', async () => {
  const { asked, ask } = asking();
  const answers = ['a', 'b', 'c'].map(ask);
  expect(asked).toEqual([['a']]);
  expect(await Promise.all(answers)).toEqual([{ answer: 'A' }, { answer: 'B' }, { answer: 'C' }]);
  expect(asked).toEqual([['a'], ['b', 'c']]);
});

test('each has its own answer, an error too', async () => {
  const { ask } = asking();
  const answers = await Promise.allSettled(['a', 'b', 'bad', 'c'].map(ask));
  expect(answers.map((each) => (each.status === 'fulfilled' ? each.value.answer : String(each.reason)))).toEqual(['A', 'B', 'Error: unknown', 'C']);
});

test('when nobody can be asked, those who asked together are told, and the next question is asked again', async () => {
  const { ask } = asking();
  const [first, ...together] = ['a', 'b', 'down'].map(ask);
  await expect(first).resolves.toEqual({ answer: 'A' });
  for (const answer of together) await expect(answer).rejects.toThrow('nobody there');
  await expect(ask('d')).resolves.toEqual({ answer: 'D' });
});

test('an answer that does not come holds up the others for no longer than the time', async () => {
  const { asked, ask } = asking();
  void ask('slow');
  expect(await Promise.all([ask('a'), ask('b')])).toEqual([{ answer: 'A' }, { answer: 'B' }]);
  expect(asked).toEqual([['slow'], ['a', 'b']]);
});

test('no more are asked together than there may be, and they do not wait then', async () => {
  const { asked, ask } = asking({ gatherMs: 1_000, most: 2 });
  void ask('slow');
  await Promise.all(['a', 'b', 'c', 'd'].map(ask));
  expect(asked).toEqual([['slow'], ['a', 'b'], ['c', 'd']]);
});
