import type { FormRule } from 'antd';
import type { Dayjs } from 'dayjs';
import { isOfferable } from './event-draft';

/** Rules of the form, in the words of spec section 5 and of the server's refusals. */
export const NAME_RULES: FormRule[] = [{ required: true, whitespace: true, message: 'Please provide an event name' }];

export const oddsRules = (side: string): FormRule[] => [{
  validator: async (_, american: number | null | undefined) => {
    if (american === null || american === undefined || !Number.isFinite(american)) throw new Error(`Please enter the ${side} odds as a number`);
    if (!isOfferable(american)) throw new Error('Odds are numbers from 1.01 to 1000.00.');
  },
}];

export const spreadRules = (side: string): FormRule[] => [{
  validator: async (_, spread: number | null | undefined) => {
    if (spread === null || spread === undefined || !Number.isFinite(spread)) throw new Error(`Please enter the ${side} spread as a number`);
    if (!Number.isInteger(spread * 2)) throw new Error('A spread is a whole or half number, such as -3.5.');
  },
}];

/** The other line is the same one seen from the other side. */
export const OPPOSITE_RULE: FormRule = ({ getFieldValue }) => ({
  validator: async (_, away: number | null | undefined) => {
    const home: unknown = getFieldValue('home_spread');
    if (typeof home === 'number' && typeof away === 'number' && home + away !== 0) {
      throw new Error('The two spreads must be opposite, such as -3.5 and +3.5.');
    }
  },
});

export const END_RULES: FormRule[] = [({ getFieldValue }) => ({
  validator: async (_, end: Dayjs | null | undefined) => {
    const start = getFieldValue('start') as Dayjs | null | undefined;
    if (end && start && !end.isAfter(start)) throw new Error('The event must end after it starts.');
  },
})];
