import { defineEntity, p } from '@mikro-orm/core';

/** How the jobs of one process fare, of all tenants together. Saved by the process for the console. */
const JobStateSchema = defineEntity({
  name: 'JobState',
  indexes: [{ properties: ['savedAt'] }],
  properties: {
    /** Of this start of a process. */
    instance: p.uuid().primary(),
    name: p.string().length(60).primary(),
    everySeconds: p.integer(),
    /** Of the last run. */
    startedAt: p.datetime(3).nullable(),
    /** End of the last run that succeeded or failed. */
    succeededAt: p.datetime(3).nullable(),
    failedAt: p.datetime(3).nullable(),
    /** Kind of the last error, without its message. */
    failure: p.string().length(80).nullable(),
    /** Runs that have failed since the last one that succeeded. */
    failures: p.integer(),
    savedAt: p.datetime(3),
  },
});
export class JobState extends JobStateSchema.class {}
JobStateSchema.setClass(JobState);
