import { removeData, startProduct } from "../support/product.ts";
import { send, serial } from "../support/registrations.ts";
import type { Figure } from "./figure.ts";
import { beside, quantile } from "./times.ts";

const families = 500;
const clients = 100;
/** Before them, one after the other: what a family waits that has the machine to itself. */
const one = 20;

/** 500 families at once from 100 clients: every one answered, and the numbers have no gap. */
export async function registrations(): Promise<Figure[]> {
  const product = await startProduct();
  const alone: number[] = [];
  for (let nth = 0; nth < one; nth++) alone.push((await send(product.url, { name: `Pemanasan ${nth}` })).ms);
  const begun = performance.now();
  let next = 0;
  const answered = await Promise.all(
    Array.from({ length: clients }, async () => {
      const mine = [];
      while (next < families) mine.push(await send(product.url, { name: `Anak ${next++}` }));
      return mine;
    }),
  );
  const all = answered.flat();
  const seconds = (performance.now() - begun) / 1000;
  await product.stop();
  removeData(product);
  const times = all.map((one) => one.ms).sort((a, b) => a - b);
  const p99 = times[Math.floor(times.length * 0.99)] ?? Number.NaN;
  const serials = all.map((one) => serial(one.nomor)).sort((a, b) => a - b);
  const gapless = serials.every((value, index) => value === index + one + 1);
  return [
    {
      what: `${families} registrations by ${clients} clients, p99`,
      measured: `${Math.round(p99)} ms = ${beside(p99, quantile(alone, 0.5), "one family alone")} (${all.length} answered in ${seconds.toFixed(1)} s, ${all.filter((one) => one.attempts > 1).length} retried)`,
      aim: "≤ 2,000 ms, all answered",
      met: p99 <= 2000 && all.length === families,
    },
    { what: "their numbers", measured: gapless ? `gapless, ${serials[0]}–${serials.at(-1)}` : "with gaps", aim: "gapless", met: gapless },
  ];
}
