import { freePort, removeData, startProduct } from "../support/product.ts";
import type { Figure } from "./figure.ts";
import { fetchBytes } from "./mirror.ts";
import { busySeconds, load, provideTools, startNginx } from "./wrk.ts";

const encoding = "Accept-Encoding: br";

/** The cached home page against nginx serving the very same compressed bytes, each alone on one core, in turns. */
export async function cachedPages(): Promise<Figure[]> {
  if (!provideTools()) return [];
  const product = await startProduct({ cores: "0" });
  const answer = await fetch(`${product.url}/`, { headers: { "accept-encoding": "br" } });
  await answer.arrayBuffer();
  // The best compression follows a moment after the first answer.
  await new Promise((resolve) => setTimeout(resolve, 1000));
  const { body: bytes } = await fetchBytes(product.url, "/");
  const nginx = await startNginx(await freePort(), bytes);
  const ours: Turn[] = [];
  const theirs: Turn[] = [];
  const pid = product.child.pid ?? 0;
  load(`${product.url}/`, { seconds: 3, headers: [encoding] });
  for (let turn = 0; turn < 3; turn++) {
    theirs.push(turnOf(nginx.pid, nginx.url));
    ours.push(turnOf(pid, `${product.url}/`));
  }
  nginx.stop();
  await product.stop();
  removeData(product);
  const [mine, other] = [middle(ours.map(({ rate }) => rate)), middle(theirs.map(({ rate }) => rate))];
  const ratio = mine / other;
  const busy = middle(ours.map((one) => one.busy)) / middle(theirs.map((one) => one.busy));
  return [
    {
      what: `cached home page (${bytes.length} bytes, brotli) beside nginx, one core each`,
      measured: `${Math.round(mine).toLocaleString("en")} against ${Math.round(other).toLocaleString("en")} requests/s = ${ratio.toFixed(2)} × (${busy.toFixed(2)} × by processor time)`,
      aim: "≥ 0.7 ×",
      met: ratio >= 0.7,
    },
  ];
}

interface Turn {
  readonly rate: number;
  /** Requests for each second of processor time: what other programs on the machine take does not count. */
  readonly busy: number;
}

function turnOf(pid: number, url: string): Turn {
  const [begun, before] = [performance.now(), busySeconds(pid)];
  const rate = load(url, { headers: [encoding] });
  return { rate, busy: (rate * (performance.now() - begun)) / 1000 / (busySeconds(pid) - before) };
}

const middle = (values: readonly number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
