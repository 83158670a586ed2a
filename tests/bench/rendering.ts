import { removeData, startProduct } from "../support/product.ts";
import type { Figure } from "./figure.ts";
import { load, provideTools } from "./wrk.ts";

/** Pages that no cache answers: rendered by React for every request, on one core. */
export async function rendering(): Promise<Figure[]> {
  if (!provideTools()) return [];
  const product = await startProduct({ cores: "0" });
  const measure = (path: string) => {
    load(product.url + path, { seconds: 3, connections: 16 });
    return load(product.url + path, { seconds: 6, connections: 16 });
  };
  const without = measure("/login");
  const through = measure("/daftar");
  await product.stop();
  removeData(product);
  return [
    {
      what: "server rendering without the database (/login), one core",
      measured: `${Math.round(without)} pages/s`,
      aim: "≥ 1,000",
      met: without >= 1000,
    },
    {
      what: "server rendering with the database (/daftar), one core",
      measured: `${Math.round(through)} pages/s`,
      aim: "≥ 400",
      met: through >= 400,
    },
  ];
}
