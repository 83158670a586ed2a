/** A visitor who opens the home page again and again until told that it is enough; then tells how long each answer took, in milliseconds. */
import { setTimeout as pause } from "node:timers/promises";
import { parentPort, workerData } from "node:worker_threads";

let going = true;
parentPort?.once("message", () => {
  going = false;
});
const times: number[] = [];
// The first answers are those of a program that has just begun, not of the product.
for (let warm = 0; warm < 10; warm++) await open();
parentPort?.postMessage("ready");
while (going) {
  const asked = performance.now();
  await open();
  times.push(performance.now() - asked);
  await pause(20);
}
parentPort?.postMessage(times);

async function open(): Promise<void> {
  const answer = await fetch(`${workerData}/`);
  await answer.arrayBuffer();
}
