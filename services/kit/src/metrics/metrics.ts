import { Registry } from 'prom-client';

/** The figures of this process, served at /metrics. */
export const metrics = new Registry();
