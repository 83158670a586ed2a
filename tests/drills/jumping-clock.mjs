/** Loaded before the product: its clock jumps, while it runs, to as many milliseconds ahead as the file at CLOCK_SHIFT says. */
import { readFileSync, watchFile } from "node:fs";

const Real = Date;
const file = process.env.CLOCK_SHIFT;
let shift = 0;
const read = () => {
  shift = Number(readFileSync(file, "utf8")) || 0;
};
read();
watchFile(file, { interval: 100, persistent: false }, read);

globalThis.Date = class extends Real {
  constructor(...parts) {
    if (parts.length > 0) super(...parts);
    else super(Real.now() + shift);
  }
  static now() {
    return Real.now() + shift;
  }
};
