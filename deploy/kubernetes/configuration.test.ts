import { readConfig } from '@oddsmates/kit';
import { PARTS, requiredOf, shapeOf } from '../docker/testing/service-shape';
import { SERVICES } from '../local/services';
import { render } from './testing/render';
import { containerOf, deploymentOf, environmentOf } from './testing/workload';

const objects = render('local');

describe.each(SERVICES)('%s', (name) => {
  const shape = shapeOf(name);
  const deployment = deploymentOf(objects, name);
  const env = environmentOf(objects, deployment);

  test('is given every variable it needs, and none that it does not read', () => {
    expect(requiredOf(shape).filter((variable) => env[variable] === undefined)).toEqual([]);
    expect(Object.keys(env).filter((variable) => !(variable in shape))).toEqual([]);
  });

  test('is given the parts it can use, and nothing of the embedded setting', () => {
    expect(PARTS.filter((variable) => env[variable] !== undefined)).toEqual(PARTS.filter((variable) => variable in shape));
    expect(Object.keys(env).filter((variable) => ['BUS_URL', 'MEDIA_DIR', 'PAGES_ROOT'].includes(variable))).toEqual([]);
  });

  test('takes these values, and listens on the ports that its pod has', () => {
    const config = readConfig(shape, env) as Record<string, unknown>;
    const ports = (containerOf(deployment).ports ?? []).map(({ containerPort }) => containerPort).sort();
    expect(ports).toEqual([config['GRPC_PORT'], config['PORT'], config['HTTP_PORT']].filter((port) => port !== undefined).sort());
  });
});
