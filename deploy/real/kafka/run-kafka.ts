import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { keepRunning, untilReady } from '../../local/keep-running';
import { freePorts } from '../../local/ports';
import { Problem } from '../../local/problem';
import { runCommand } from '../../test/run-command';
import type { RunningPart, RunOptions } from '../part';
import { withParent } from '../with-parent';
import { clusterId } from './cluster-id';

type Command = readonly [file: string, ...args: string[]];

/** How Kafka's programs are called; each is given a file of settings. */
export interface KafkaPrograms {
  server: Command;
  storage: Command;
}

/** Runs a broker that is its own controller (KRaft), on 127.0.0.1. Its topics are kept in the data folder. */
export async function runKafka({ server: program, storage }: KafkaPrograms, { dataDir, line, notice }: RunOptions): Promise<RunningPart> {
  const [port = 0, controllerPort = 0] = await freePorts(2);
  const data = path.join(dataDir, 'data');
  const settings = path.join(dataDir, 'server.properties');
  fs.mkdirSync(dataDir, { recursive: true });
  fs.writeFileSync(settings, propertiesOf({ port, controllerPort, data }));
  if (!fs.existsSync(path.join(data, 'meta.properties'))) await format(storage, settings);
  const server = keepRunning({ name: 'kafka', command: withParent([...program, settings]), env: process.env, ask: () => knock(port), line, notice });
  await untilReady(server);
  return { server, env: { KAFKA_BROKERS: `127.0.0.1:${port}` } };
}

/** A cluster of one: whatever is kept several times elsewhere is kept once, and nobody is waited for. */
function propertiesOf({ port, controllerPort, data }: { port: number; controllerPort: number; data: string }): string {
  const properties = {
    'process.roles': 'broker,controller',
    'node.id': 1,
    'controller.quorum.voters': `1@127.0.0.1:${controllerPort}`,
    listeners: `PLAINTEXT://127.0.0.1:${port},CONTROLLER://127.0.0.1:${controllerPort}`,
    'advertised.listeners': `PLAINTEXT://127.0.0.1:${port}`,
    'controller.listener.names': 'CONTROLLER',
    'listener.security.protocol.map': 'PLAINTEXT:PLAINTEXT,CONTROLLER:PLAINTEXT',
    'log.dirs': data,
    'offsets.topic.replication.factor': 1,
    'offsets.topic.num.partitions': 4,
    'transaction.state.log.replication.factor': 1,
    'transaction.state.log.min.isr': 1,
    'transaction.state.log.num.partitions': 4,
    'group.initial.rebalance.delay.ms': 0,
    'auto.create.topics.enable': false,
  };
  return Object.entries(properties).map(([name, value]) => `${name}=${value}\n`).join('');
}

async function format([file, ...args]: Command, settings: string): Promise<void> {
  const { ok, output } = await runCommand(file, [...args, 'format', '-t', clusterId(), '-c', settings]);
  if (!ok) throw new Problem(`Kafka's data folder could not be made:\n${output}`);
}

/** Whether somebody answers at the port: 'ready', or why not. The broker opens it when it can serve. */
function knock(port: number): Promise<string> {
  return new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve('ready');
    });
    socket.on('error', () => resolve('no answer'));
  });
}
