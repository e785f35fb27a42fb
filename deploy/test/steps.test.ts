import { check, runSteps, summary } from './steps';

const right = check('right', async () => ({ ok: true, output: 'quiet' }));
const wrong = check('wrong', async () => ({ ok: false, output: 'this is why' }));
const broken = { name: 'broken', run: () => Promise.reject(new Error('no such program')) };

test('what a failed step said is shown, and what a passed one said is not', async () => {
  const said: string[] = [];
  await runSteps([right, wrong], (text) => said.push(text));
  expect(said.join('\n')).toMatch(/^\.\.\. {4}right\nok {5}right: 1 passed, 0 failed \(\d.\d s\)\n\.\.\. {4}wrong\nthis is why\n\nFAILED wrong: 0 passed, 1 failed \(\d.\d s\)$/);
});

test('a step that throws has failed, and the next one still runs', async () => {
  const counts = await runSteps([broken, right], () => undefined);
  expect(summary(counts)).toBe('1 passed, 1 failed');
});

test('tests are summed over the steps', () => {
  const counts = [
    { passed: 40, failed: 0, output: '' },
    { passed: 2, failed: 3, output: '' },
  ];
  expect(summary(counts)).toBe('42 passed, 3 failed');
});
