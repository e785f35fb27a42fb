import { runTwiceAtMost, type JestReport, type JestRun } from './jest-step';

const file = (...outcomes: string[]) => ({
  status: outcomes.includes('failed') ? ('failed' as const) : ('passed' as const),
  assertionResults: outcomes.map((status, at) => ({ status, fullName: `test ${at + 1}` })),
});

/** A run of jest with these files of tests, each given as the outcomes of its tests. */
function ran(...files: string[][]): JestRun {
  const outcomes = files.flat();
  const failed = outcomes.filter((outcome) => outcome === 'failed').length;
  const report: JestReport = { numPassedTests: outcomes.length - failed, numFailedTests: failed, numRuntimeErrorTestSuites: 0, testResults: files.map((tests) => file(...tests)) };
  return { ok: failed === 0, output: `${failed} failed`, report };
}

/** Runs of jest that end like these, one after the other; what each was asked is kept. */
function runs(...ends: JestRun[]) {
  const asked: string[][] = [];
  const run = (more: string[]): Promise<JestRun> => {
    const end = ends[asked.length];
    asked.push(more);
    return end ? Promise.resolve(end) : Promise.reject(new Error('There was no need to run again'));
  };
  return { run, asked };
}

test('tests that pass are run once', async () => {
  const { run } = runs(ran(['passed', 'passed']));
  expect(await runTwiceAtMost(run)).toEqual({ passed: 2, failed: 0, output: '0 failed' });
});

test('a file with a test that failed is run again, and the test is named if it passes then', async () => {
  const { run, asked } = runs(ran(['passed'], ['passed', 'failed']), ran(['passed', 'passed']));
  expect(await runTwiceAtMost(run)).toEqual({ passed: 3, failed: 0, output: '1 failed\nRun again:\n0 failed', secondTime: ['test 2'] });
  expect(asked).toEqual([[], ['--onlyFailures']]);
});

test('what fails twice has failed', async () => {
  const { run } = runs(ran(['passed'], ['failed']), ran(['failed']));
  expect(await runTwiceAtMost(run)).toEqual({ passed: 1, failed: 1, output: '1 failed\nRun again:\n1 failed' });
});

test('many files that failed, and one that could not be run, did not fail by chance', async () => {
  const many = runs(ran(['failed'], ['failed'], ['failed'], ['failed']));
  expect(await runTwiceAtMost(many.run)).toMatchObject({ failed: 4 });
  const broken = ran(['passed'], ['failed']);
  const unreadable = runs({ ...broken, report: { ...(broken.report as JestReport), numRuntimeErrorTestSuites: 1 } });
  expect(await runTwiceAtMost(unreadable.run)).toMatchObject({ passed: 1, failed: 2 });
});

test('a run without a report counts one failure', async () => {
  const { run } = runs({ ok: false, output: 'jest is not there' });
  expect(await runTwiceAtMost(run)).toEqual({ passed: 0, failed: 1, output: 'jest is not there' });
});
