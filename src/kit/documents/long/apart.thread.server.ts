import { parentPort } from "node:worker_threads";
import { layOut } from "../layout.server.ts";

parentPort?.on("message", async (paper) => parentPort?.postMessage(new Uint8Array(await layOut(paper))));
