import { RUNS, type Figure } from '../figure';
import { dataFolder, npmStart } from '../npm-start';

/** How long it takes to start the product again, everything installed, built and filled in. */
export const start: Figure = {
  name: 'start_s',
  title: 'a second `npm start`, from the command to ready',
  goal: 10,
  better: 'lower',
  unit: 's',
  async measure(say) {
    const { folder, remove } = dataFolder();
    try {
      // The first one builds, makes the databases and brings them to their last version.
      await (await npmStart(folder)).stop();
      const runs: number[] = [];
      for (let run = 1; run <= RUNS; run += 1) {
        const product = await npmStart(folder);
        await product.stop();
        runs.push(product.seconds);
        say(`run ${run}: ${product.seconds.toFixed(2)} s`);
      }
      return { runs, detail: {} };
    } finally {
      remove();
    }
  },
};
