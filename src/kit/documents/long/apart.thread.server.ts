import { parentPort, workerData } from "node:worker_threads";
import { layOut } from "../layout.server.ts";

parentPort?.postMessage(new Uint8Array(await layOut(workerData)));
