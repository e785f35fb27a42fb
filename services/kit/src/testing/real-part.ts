/**
 * What the test run tells of a real server: `realPart('REDIS_URL')`.
 * @throws Error when there is none: tests of that name run in the jest project 'real-parts' alone
 */
export function realPart(variable: string): string {
  const value = process.env[`TEST_${variable}`];
  if (value === undefined) throw new Error(`TEST_${variable} is not set: run this test through the jest project 'real-parts', where that server can be had.`);
  return value;
}
