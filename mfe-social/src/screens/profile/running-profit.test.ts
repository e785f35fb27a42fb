import { runningProfit } from './running-profit';

const days = (...profits: number[]) => profits.map((profit, at) => ({ date: `2026-11-0${at + 1}`, profit, balance: 1000 }));

it('adds the days up from zero and fills the height between the extremes', () => {
  expect(runningProfit(days(50, -100))).toEqual({
    dots: [{ x: 0, y: 50 }, { x: 50, y: 0 }, { x: 100, y: 100 }], zero: 50, high: 50, low: -50, end: -50,
  });
});

it('adds in cents, so that ten times ten cents are a dollar', () => {
  expect(runningProfit(days(...Array.from({ length: 10 }, () => 0.1))).end).toBe(1);
});

it('runs level in the middle where nothing was won or lost', () => {
  expect(runningProfit(days(0)).dots).toEqual([{ x: 0, y: 50 }, { x: 100, y: 50 }]);
  expect(runningProfit([]).dots).toEqual([{ x: 0, y: 50 }]);
});
