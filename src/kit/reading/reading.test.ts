/** A family sends a paper while the office uploads heavy lists. What goes wrong: the paper waits behind them until the phone gives up. */
import { expect, test } from "vitest";
import { readBookInThread, sniffInThread } from "./reading.server.ts";

const readList = (lines: number) =>
  readBookInThread(new TextEncoder().encode(`${Array.from({ length: 40 }, (_, n) => `isi ${n}`).join(",")}\n`.repeat(lines)));
const readPaper = () => sniffInThread({ bytes: new TextEncoder().encode("%PDF-1.7\n"), allowed: ["application/pdf"] });

test("a paper does not wait for the lists before it", async () => {
  // Both threads stand: what they load at first is not what is looked at.
  await Promise.all([readList(1), readPaper()]);
  const ended: string[] = [];
  const lists = Array.from({ length: 4 }, () => readList(8_000).then(() => ended.push("list")));
  await Promise.all([...lists, readPaper().then(() => ended.push("paper"))]);
  expect(ended.slice(0, 2)).toContain("paper");
}, 60_000);
