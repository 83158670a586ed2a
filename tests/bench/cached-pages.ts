import { freePort, removeData, startProduct } from "../support/product.ts";
import type { Figure } from "./figure.ts";
import { load, provideTools, startNginx } from "./wrk.ts";

const encoding = "Accept-Encoding: br";

/** The cached home page against nginx serving the very same compressed bytes, each alone on one core, in turns. */
export async function cachedPages(): Promise<Figure[]> {
  if (!provideTools()) return [];
  const product = await startProduct({ cores: "0" });
  const answer = await fetch(`${product.url}/`, { headers: { "accept-encoding": "br" } });
  await answer.arrayBuffer();
  const bytes = await compressed(product.url);
  const nginx = await startNginx(await freePort(), bytes);
  const ours: number[] = [];
  const theirs: number[] = [];
  load(`${product.url}/`, { seconds: 3, headers: [encoding] });
  for (let turn = 0; turn < 3; turn++) {
    theirs.push(load(nginx.url));
    ours.push(load(`${product.url}/`, { headers: [encoding] }));
  }
  nginx.stop();
  await product.stop();
  removeData(product);
  const [mine, other] = [middle(ours), middle(theirs)];
  const ratio = mine / other;
  return [
    {
      what: `cached home page (${bytes.length} bytes, brotli) beside nginx, one core each`,
      measured: `${Math.round(mine).toLocaleString("en")} against ${Math.round(other).toLocaleString("en")} requests/s = ${ratio.toFixed(2)} ×`,
      aim: "≥ 0.7 ×",
      met: ratio >= 0.7,
    },
  ];
}

/** The bytes as they travel: fetch would unpack them. */
async function compressed(url: string): Promise<Buffer> {
  const { request } = await import("node:http");
  return new Promise((resolve, reject) => {
    request(`${url}/`, { headers: { "accept-encoding": "br" } }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () => resolve(Buffer.concat(chunks)));
    })
      .on("error", reject)
      .end();
  });
}

const middle = (values: readonly number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
