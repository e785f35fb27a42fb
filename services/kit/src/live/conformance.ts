import { until } from '../testing/until';
import { MAX_LIVE_MESSAGE_BYTES, type LiveChannel, type LiveListener } from './live-channel';

/** How the suite gets at an adapter. */
export type LiveChannelUnderTest = {
  /** Another process on the same channel. */
  open(): Promise<LiveChannel>;
  /** Cuts the connections of all listeners, as a failing network would. */
  cutListeners(): Promise<void>;
  /** Ends whatever the test left behind. */
  dispose(): Promise<void>;
};

/** Writes down what a listener was told. */
class Notebook implements LiveListener {
  readonly heard: { text: string; position: number }[] = [];
  readonly hearing: number[] = [];
  losses = 0;

  hears(position: number): void {
    this.hearing.push(position);
  }
  message(message: Uint8Array, position: number): void {
    this.heard.push({ text: Buffer.from(message).toString(), position });
  }
  lost(): void {
    this.losses += 1;
  }
  get texts(): string[] {
    return this.heard.map(({ text }) => text);
  }
  get positions(): number[] {
    return this.heard.map(({ position }) => position);
  }
}

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

/** What every adapter of the live channel has to keep. Call it in a test file with a factory that makes a channel nobody else uses. */
export function describeLiveChannel(name: string, create: () => Promise<LiveChannelUnderTest>): void {
  describe(`live channel: ${name}`, () => {
    let channel: LiveChannelUnderTest;
    let process1: LiveChannel;
    let process2: LiveChannel;

    beforeEach(async () => {
      channel = await create();
      [process1, process2] = await Promise.all([channel.open(), channel.open()]);
    });
    afterEach(async () => {
      await Promise.all([process1.close(), process2.close()]);
      await channel.dispose();
    });

    async function listen(at: LiveChannel): Promise<Notebook> {
      const notebook = new Notebook();
      await at.subscribe(notebook);
      return notebook;
    }

    test('a message reaches everybody who listens, its sender too', async () => {
      const [one, two] = [await listen(process1), await listen(process2)];
      await process1.publish(bytes('hello \0 ü'));
      await until(() => one.heard.length === 1 && two.heard.length === 1);
      expect(one.heard).toEqual(two.heard);
      expect(one.texts).toEqual(['hello \0 ü']);
    });

    test('everybody hears the same order under the same growing positions, however many publish', async () => {
      const [one, two] = [await listen(process1), await listen(process2)];
      await Promise.all(Array.from({ length: 60 }, (_, index) => (index % 2 ? process1 : process2).publish(bytes(String(index)))));
      await until(() => one.heard.length === 60 && two.heard.length === 60);
      expect(one.heard).toEqual(two.heard);
      expect(one.positions).toEqual([...new Set(one.positions)].sort((a, b) => a - b));
    });

    test('messages that are told together are heard in their order, however large, and none between them', async () => {
      const one = await listen(process2);
      const batch = (name: string): Uint8Array[] => ['1', 'ab'.repeat(10_000), '3'].map((text) => bytes(`${name} ${text}`));
      await Promise.all([process1.publish(...batch('a')), process2.publish(...batch('b')), process1.publish()]);
      await until(() => one.heard.length === 6);
      const first = one.texts[0]?.charAt(0) ?? '';
      expect(one.texts).toEqual([first, first === 'a' ? 'b' : 'a'].flatMap((name) => batch(name).map((text) => Buffer.from(text).toString())));
      expect(one.positions).toEqual([...new Set(one.positions)].sort((a, b) => a - b));
      await expect(process1.publish(bytes('fine'), new Uint8Array())).rejects.toThrow(RangeError);
    });

    test('the largest message arrives whole among others, and a larger or empty one is refused', async () => {
      const one = await listen(process1);
      const large = 'ab'.repeat(MAX_LIVE_MESSAGE_BYTES / 2);
      await Promise.all([process1, process2, process1].map((sender) => sender.publish(bytes(large))));
      await process2.publish(bytes('small'));
      await until(() => one.heard.length === 4);
      expect(one.texts).toEqual([large, large, large, 'small']);
      await expect(process1.publish(bytes(`${large}!`))).rejects.toThrow(RangeError);
      await expect(process1.publish(new Uint8Array())).rejects.toThrow(RangeError);
    });

    test('who comes late hears nothing of before, and knows from where on it hears', async () => {
      const early = await listen(process1);
      await process1.publish(bytes('before'));
      await until(() => early.heard.length === 1);
      const late = await listen(process2);
      expect(late.hearing).toEqual([early.positions[0]]);
      await process1.publish(bytes('after'));
      await until(() => late.heard.length === 1 && early.heard.length === 2);
      expect(late.heard).toEqual(early.heard.slice(1));
    });

    test('who ends a subscription hears no more, and the others go on', async () => {
      const one = new Notebook();
      const subscription = await process1.subscribe(one);
      const two = await listen(process1);
      await subscription.close();
      await process2.publish(bytes('still there?'));
      await until(() => two.heard.length === 1);
      expect([one.heard, one.losses]).toEqual([[], 0]);
    });

    test('who was cut off is told so, and how far the others have come meanwhile', async () => {
      const one = await listen(process1);
      await process2.publish(bytes('first'));
      await until(() => one.heard.length === 1);
      await channel.cutListeners();
      await until(() => one.losses === 1);
      await until(() => one.hearing.length === 2);
      expect(one.hearing[1]).toBe(one.positions[0]);
      await process2.publish(bytes('second'));
      await until(() => one.heard.length === 2);

      await channel.cutListeners();
      await process2.publish(bytes('perhaps missed'));
      await until(() => one.hearing.length === 3);
      await process2.publish(bytes('third'));
      await until(() => one.texts.includes('third'));
      // Either it was heard, or the position promised lies beyond the last one heard before.
      expect(one.texts.includes('perhaps missed') || (one.hearing[2] ?? 0) > (one.positions[1] ?? 0)).toBe(true);
    });
  });
}
