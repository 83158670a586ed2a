import { RouterContextProvider } from "react-router";
import { type Actor, visitor } from "#kit/access/access.ts";
import { type Scope, scopeContext } from "#kit/ctx.server.ts";
import { type Files, filesContext } from "#kit/files/files.server.ts";
import type { Refusal } from "#kit/refusals.ts";
import { visitContext } from "#kit/visit.server.ts";

export interface Asked {
  readonly who?: Actor;
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: string;
  readonly cookie?: string;
}

export type Loader = (args: never) => Promise<Response>;

interface Home {
  readonly scope: (who?: Actor) => Scope;
  readonly files: () => Files;
}

/** Asks the loader of a file as its route would, without a product. */
export function asksLoaders({ scope, files }: Home) {
  const ask = (loader: Loader, { who = visitor, params = {}, query = "", cookie = "" }: Asked) => {
    const context = new RouterContextProvider();
    context.set(scopeContext, scope(who));
    context.set(filesContext, files());
    context.set(visitContext, { requestId: "x", address: "10.1.1.1", origin: "http://x", secure: false });
    return loader({ context, params, request: new Request(`http://x/${query}`, { headers: { cookie } }) } as never);
  };
  /** The kind of the refusal, or the status of the answer. */
  const refused = (loader: Loader, asked: Asked): Promise<string> =>
    ask(loader, asked).then(
      ({ status }) => String(status),
      ({ kind }: Refusal) => kind,
    );
  return { ask, refused };
}

export const headOf = ({ status, headers }: Response) => [
  ...[status, headers.get("content-type"), headers.get("content-disposition"), headers.get("cache-control")],
];
