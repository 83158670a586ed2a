import { createServer, request as overHttp, type RequestListener, type Server } from "node:http";
import type { RequestOptions } from "node:https";
import type { AddressInfo, LookupFunction } from "node:net";
import type { OutsideFetch } from "#kit/outgoing/fetch-outside.server.ts";

/** A network of a test's own: names lead where it says, and every question reaches one server here. */
export interface FalseOutside extends OutsideFetch {
  /** The addresses that connections were made to. */
  readonly dialled: string[];
  readonly names: Map<string, readonly string[]>;
  readonly close: () => Promise<void>;
}

/** @param listen what the world answers, whoever is asked */
export async function falseOutside(listen: RequestListener): Promise<FalseOutside> {
  const server: Server = createServer(listen);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const names = new Map<string, readonly string[]>();
  const dialled: string[] = [];
  const request = ((url: URL, options: RequestOptions, answered: Parameters<typeof overHttp>[2]) => {
    const { lookup } = options;
    (lookup as LookupFunction)(url.hostname, { all: true }, (_, found) => {
      for (const { address } of Array.isArray(found) ? found : []) dialled.push(address);
    });
    return overHttp({ ...options, host: "127.0.0.1", port, path: `${url.pathname}${url.search}` }, answered);
  }) as OutsideFetch["request"];
  const resolve = async (name: string) => names.get(name) ?? [];
  const close = () =>
    new Promise<void>((done) => {
      server.close(() => done());
      server.closeAllConnections();
    });
  return { resolve, request, names, dialled, close };
}
