/** Points of a friend whose points are not known (spec section 9). */
const DEFAULT_POINTS = 1200;

const whole = new Intl.NumberFormat('en-US');

/** '1,200 pts'; 1200 when missing. */
export const formatPoints = (points: number | null | undefined): string => `${whole.format(points ?? DEFAULT_POINTS)} pts`;
