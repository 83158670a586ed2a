/** A visitor who opens the home page again and again until told that it is enough; then tells how long each answer took, in milliseconds. */
import { setTimeout as pause } from "node:timers/promises";
import { parentPort, workerData } from "node:worker_threads";

let going = true;
parentPort?.once("message", () => {
  going = false;
});
const times: number[] = [];
while (going) {
  const asked = performance.now();
  const answer = await fetch(`${workerData}/`);
  await answer.arrayBuffer();
  times.push(performance.now() - asked);
  await pause(20);
}
parentPort?.postMessage(times);
