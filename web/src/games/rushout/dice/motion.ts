/** Whether somebody wants little motion: then things are where they belong at once. */
export const still = (): boolean => typeof matchMedia === 'undefined' || matchMedia('(prefers-reduced-motion: reduce)').matches;
