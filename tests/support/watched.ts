import { connect } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { pathToFileURL } from "node:url";
import { makeFolder } from "./leftovers.ts";
import { type Product, startProduct } from "./product.ts";

export interface Watched extends Product {
  /** The longest that the thread of the product worked without a pause since this was last asked, in milliseconds of its processor. */
  readonly held: () => Promise<number>;
}

/** The product as its own process, with something in it that watches its event loop; no door of the product tells that. */
export async function startWatched(): Promise<Watched> {
  const dataDir = makeFolder("produk");
  const socket = join(dataDir, "..", `putaran-${process.pid}-${Date.now()}.sock`);
  const watch = pathToFileURL(join(import.meta.dirname, "loop-watch.mjs")).href;
  const product = await startProduct({ dataDir, env: { NODE_OPTIONS: `--import ${watch}`, LOOP_SOCKET: socket } });
  return { ...product, held: async () => Number(await text(connect(socket))) };
}
