import worker from "../worker/worker.ts?worker&url";
import { answer } from "./answer.server.ts";

/** Stands at the root so that it may look after every page; the code itself has a name that changes with it. */
export const loader = (): Response => answer(`importScripts(${JSON.stringify(worker)});\n`, "text/javascript; charset=utf-8");
