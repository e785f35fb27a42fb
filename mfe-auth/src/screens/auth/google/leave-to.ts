/** Leaves the page for another origin. By itself, because tests cannot leave theirs. */
export const leaveTo = (address: string): void => window.location.assign(address);
