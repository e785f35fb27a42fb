import { once } from 'node:events';
import net from 'node:net';
import { freePorts, requirePort } from './ports';

test('free ports are different, and can be listened on', async () => {
  const ports = await freePorts(5);
  expect(new Set(ports).size).toBe(5);
  for (const port of ports) await requirePort(port);
});

test('a port that was given is not given again while nobody listens on it yet', async () => {
  const given = [...(await freePorts(200)), ...(await freePorts(1)), ...(await freePorts(200))];
  expect(new Set(given).size).toBe(401);
});

test('a search for many ports was given up over a few that were taken', async () => {
  const [next = 0] = await freePorts(1);
  const others = [2, 3, 4].map((ahead) => net.createServer().listen(next + ahead, '127.0.0.1'));
  // One that somebody else has serves as well.
  await Promise.all(others.map((other) => once(other, 'listening').catch(() => undefined)));
  expect(await freePorts(250)).toHaveLength(250);
  for (const other of others) other.close();
});

test.each(['127.0.0.1', '::'])('a port taken on %s is refused with what to do', async (host) => {
  const [port = 0] = await freePorts(1);
  const other = net.createServer().listen(port, host);
  await once(other, 'listening');
  await expect(requirePort(port)).rejects.toThrow(
    `Port ${port} is taken by another program: stop that program, or choose another port, such as PORT=${port + 1} npm start`,
  );
  other.close();
});
