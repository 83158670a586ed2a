import { setTimeout as pause } from "node:timers/promises";
import { type Product, removeData, startProduct } from "../support/product.ts";
import { send, serial } from "../support/registrations.ts";
import type { Figure } from "./figure.ts";
import { beside, quantile, timed } from "./times.ts";

const [visitors, families, minute] = [2000, 500, 60_000];
/** So many before the minute begins. */
const one = 20;
/** What a visitor opens on the day, in this order, some seconds after each other. */
const pages = ["/", "/informasi/ppdb", "/daftar"];

/** The minute in which admissions open: some come to read and some to send; first evenly, then as people do who waited for it. */
export async function openingMinute(): Promise<Figure[]> {
  const product = await startProduct();
  const alone = await aloneAt(product);
  const even = await minuteOf(product, { from: one + 1, arrival: () => minute * Math.random() });
  const rush = await minuteOf(product, { from: one + 1 + families, arrival: inARush });
  await product.stop();
  removeData(product);
  return [
    ...figures(
      alone,
      even,
      `the opening minute: ${visitors} visitors read three pages each`,
      `meanwhile ${families} families send within it`,
    ),
    ...figures(
      alone,
      rush,
      "the same minute, one in eight in its first second and half of them in its first quarter: reading",
      "the same minute in a rush: sending",
    ),
  ];
}

interface Alone {
  readonly reading: number;
  readonly sending: number;
}

/** What a reader and a family wait that have the machine to themselves, in milliseconds at the median. */
async function aloneAt({ url }: Product): Promise<Alone> {
  const [reading, sending]: [number[], number[]] = [[], []];
  for (let nth = 0; nth < one; nth++) {
    for (const page of pages) reading.push((await timed(url + page)).ms);
    sending.push((await send(url, { name: `Pemanasan ${nth}` })).ms);
  }
  return { reading: quantile(reading, 0.5), sending: quantile(sending, 0.5) };
}

/** One in eight in the first second, three in eight in the rest of the first quarter, the others later. */
function inARush(): number {
  const [who, when] = [Math.random(), Math.random()];
  if (who < 1 / 8) return when * 1_000;
  return who < 1 / 2 ? 1_000 + when * 14_000 : 15_000 + when * 45_000;
}

interface Minute {
  readonly reading: number;
  readonly sending: number;
  readonly seconds: number;
  readonly sent: number;
  readonly retried: number;
  readonly gapless: boolean;
}

/** @param from the serial number that the first family gets */
async function minuteOf({ url }: Product, { from, arrival }: { readonly from: number; readonly arrival: () => number }): Promise<Minute> {
  const begun = performance.now();
  const visit = async (): Promise<number[]> => {
    await pause(arrival());
    const times: number[] = [];
    for (const page of pages) {
      const asked = performance.now();
      const answer = await fetch(url + page);
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`${page} answered ${answer.status}`);
      times.push(performance.now() - asked);
      await pause(1000 + Math.random() * 4000);
    }
    return times;
  };
  const family = async (at: number) => {
    await pause(arrival());
    return send(url, { name: `Anak ${from + at}` });
  };
  const [read, sent] = await Promise.all([
    Promise.all(Array.from({ length: visitors }, visit)),
    Promise.all(Array.from({ length: families }, (_, at) => family(at))),
  ]);
  const serials = sent.map(({ nomor }) => serial(nomor)).sort((a, b) => a - b);
  return {
    seconds: Math.round((performance.now() - begun) / 1000),
    ...{ reading: p99(read.flat()), sending: p99(sent.map(({ ms }) => ms)), sent: sent.length },
    retried: sent.filter(({ attempts }) => attempts > 1).length,
    gapless: serials.every((value, index) => value === index + from),
  };
}

const p99 = (times: readonly number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? Number.NaN;

const figures = (alone: Alone, { reading, sending, seconds, sent, retried, gapless }: Minute, read: string, send: string): Figure[] => [
  {
    what: `${read}, p99`,
    measured: `${Math.round(reading)} ms = ${beside(reading, alone.reading, "one reader alone")} (${visitors * pages.length} pages in ${seconds} s)`,
    aim: "≤ 200 ms",
    met: reading <= 200,
  },
  {
    what: `${send}, p99`,
    measured: `${Math.round(sending)} ms = ${beside(sending, alone.sending, "one family alone")} (${sent} acknowledged, ${retried} retried; numbers ${gapless ? "gapless" : "with gaps"})`,
    aim: "≤ 2,000 ms, all, gapless",
    met: sending <= 2000 && sent === families && gapless,
  },
];
