/** Run by cached-pages.ts: what node:http alone makes of an answer, its headers and bytes prepared, with nothing decided before it. */
import { readFileSync } from "node:fs";
import { createServer } from "node:http";

const [file = "", port = "0", headers = "[]"] = process.argv.slice(2);
const body = readFileSync(file);
const head = JSON.parse(headers) as string[];
createServer((_, response) => {
  response.writeHead(200, head);
  response.end(body);
}).listen(Number(port), "127.0.0.1", () => console.log("siap"));
