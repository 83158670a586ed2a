/** Loaded before the product: its clock stands at CLOCK_AT when it starts, and goes on from there. */
const Real = Date;
const shift = Real.parse(process.env.CLOCK_AT) - Real.now();

globalThis.Date = class extends Real {
  constructor(...parts) {
    if (parts.length > 0) super(...parts);
    else super(Real.now() + shift);
  }
  static now() {
    return Real.now() + shift;
  }
};
