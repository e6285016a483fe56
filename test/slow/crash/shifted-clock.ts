/** Loaded into a gateway before anything else: its clock differs by CLOCK_SHIFT_MS from then on, and is right again after SIGUSR2. */
let shift = Number(process.env['CLOCK_SHIFT_MS']);
const RealDate = Date;

globalThis.Date = class extends RealDate {
  constructor(...args: [] | [number]) {
    if (args.length === 0) super(RealDate.now() + shift);
    else super(...args);
  }
  static override now() {
    return RealDate.now() + shift;
  }
} as DateConstructor;

process.on('SIGUSR2', () => {
  shift = 0;
});
