// `node --import` of this file shifts a process's clock by SAJU_TEST_CLOCK_SHIFT_MS: a midnight that comes when a test wants it.
const shiftMs = Number(process.env.SAJU_TEST_CLOCK_SHIFT_MS);
const RealDate = Date;

class ShiftedDate extends RealDate {
  constructor(...values) {
    if (values.length === 0) super(RealDate.now() + shiftMs);
    else super(...values);
  }
  static now() {
    return RealDate.now() + shiftMs;
  }
}
// Mongoose knows types by the names of their constructors.
Object.defineProperty(ShiftedDate, 'name', { value: 'Date' });
globalThis.Date = ShiftedDate;
