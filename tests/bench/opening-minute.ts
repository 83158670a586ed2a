import { setTimeout as pause } from "node:timers/promises";
import { removeData, startProduct } from "../support/product.ts";
import { send, serial } from "../support/registrations.ts";
import type { Figure } from "./figure.ts";

const [visitors, families, minute] = [2000, 500, 60_000];
/** What a visitor opens on the day, in this order, some seconds after each other. */
const pages = ["/", "/informasi/ppdb", "/daftar"];

/** The minute in which admissions open: some come to read and some to send. */
export async function openingMinute(): Promise<Figure[]> {
  const product = await startProduct();
  await send(product.url, { name: "Pemanasan" });
  const begun = performance.now();
  const arrival = (): Promise<void> => pause(minute * Math.random());
  const visit = async (): Promise<number[]> => {
    await arrival();
    const times: number[] = [];
    for (const page of pages) {
      const asked = performance.now();
      const answer = await fetch(product.url + page);
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`${page} answered ${answer.status}`);
      times.push(performance.now() - asked);
      await pause(1000 + Math.random() * 4000);
    }
    return times;
  };
  const family = async (at: number) => {
    await arrival();
    return send(product.url, { name: `Anak ${at}` });
  };
  const [read, sent] = await Promise.all([
    Promise.all(Array.from({ length: visitors }, visit)),
    Promise.all(Array.from({ length: families }, (_, at) => family(at))),
  ]);
  const seconds = Math.round((performance.now() - begun) / 1000);
  await product.stop();
  removeData(product);
  const p99 = (times: readonly number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? Number.NaN;
  const [reading, sending] = [p99(read.flat()), p99(sent.map(({ ms }) => ms))];
  const serials = sent.map(({ nomor }) => serial(nomor)).sort((a, b) => a - b);
  const gapless = serials.every((value, index) => value === index + 2);
  const retried = sent.filter(({ attempts }) => attempts > 1).length;
  return [
    {
      what: `the opening minute: ${visitors} visitors read three pages each, p99`,
      measured: `${Math.round(reading)} ms (${read.flat().length} pages in ${seconds} s)`,
      aim: "≤ 200 ms",
      met: reading <= 200,
    },
    {
      what: `meanwhile ${families} families send within it, p99`,
      measured: `${Math.round(sending)} ms (${sent.length} acknowledged, ${retried} retried; numbers ${gapless ? "gapless" : "with gaps"})`,
      aim: "≤ 2,000 ms, all, gapless",
      met: sending <= 2000 && sent.length === families && gapless,
    },
  ];
}
