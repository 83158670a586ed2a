import {
  createRequestHandler,
  type LoaderFunctionArgs,
  type MiddlewareFunction,
  type RouterContextProvider,
  redirect,
  redirectDocument,
  type ServerBuild,
} from "react-router";
import { readOnlyAnswer } from "#kit/files/respond.server.ts";
import { Refusal } from "#kit/refusals.ts";
import { toBarePage } from "../bare-page.ts";
import { isOurFault, outage, toActionData, toFault, toRouteError } from "../refusals.ts";
import { decisionContext, documentContext } from "./contexts.server.ts";
import { openDocument } from "./document.ts";
import { openManifest } from "./manifest.ts";
import { matcher } from "./match.ts";
import { ownAddress, ownRequest } from "./own-address.ts";
import type { Kind, Page } from "./route-table.ts";

/** The page that the address was found to be. */
export interface Found {
  readonly path: string;
  /** A document is drawn by itself; an application is answered by React Router's own handler. */
  readonly as: Kind;
}

export type RenderPage = (request: Request, context: RouterContextProvider, found?: Found) => Promise<Response>;

/**
 * React Router on our table: the decision is obeyed before loaders run, refusals become what pages understand. Its handler weighs
 * every route twice for each address, so a page that was found is answered by a handler that knows this page alone.
 */
export function openRenderer(build: ServerBuild, mode: "production" | "development", pages: readonly Page[]): RenderPage {
  const routes = Object.fromEntries(
    Object.entries(build.routes).map(([id, route]) => [id, route && { ...route, module: guarded(route.module, id === "root") }]),
  );
  const whole = createRequestHandler({ ...build, routes }, mode);
  const documents = kept((page) => openDocument(only({ ...build, routes }, page)));
  const applications = kept((page) => createRequestHandler(only({ ...build, routes }, page), mode));
  const manifest = openManifest(build, matcher(pages));
  return async (request, context, found) => {
    const routesAsked = mode === "production" && !found ? manifest(new URL(request.url)) : undefined;
    if (routesAsked) return routesAsked;
    const page = mode === "production" && found ? routes[found.path] : undefined;
    if (!found || !page) return whole(request, context);
    if (found.as === "application") return applications(found.path)(request, context);
    if (page.module.default === undefined) return whole(request, context);
    return (await documents(found.path)(request, context)) ?? whole(request, context);
  };
}

/** Each made when its page is first asked for. */
function kept<T>(open: (page: string) => T): (page: string) => T {
  const made = new Map<string, T>();
  return (page) => {
    const one = made.get(page) ?? open(page);
    made.set(page, one);
    return one;
  };
}

/** The same build with one page and the layouts around it. */
function only(build: ServerBuild, page: string): ServerBuild {
  const line: string[] = [];
  for (let id: string | undefined = page; id !== undefined; id = build.routes[id]?.parentId) line.push(id);
  const keep = <T>(all: Readonly<Record<string, T>>) => Object.fromEntries(Object.entries(all).filter(([id]) => line.includes(id)));
  return { ...build, routes: keep(build.routes), assets: { ...build.assets, routes: keep(build.assets.routes) } };
}

type RouteModule = NonNullable<ServerBuild["routes"][string]>["module"];

function guarded(module: RouteModule, isRoot: boolean): RouteModule {
  const { loader, action } = module;
  const isFile = module.default === undefined;
  return {
    ...module,
    ...(isRoot ? { middleware: [applyDecision, ...(module.middleware ?? [])] } : {}),
    ...(loader ? { loader: (args: Parameters<typeof loader>[0]) => guardLoader(loader, args, isFile) } : {}),
    ...(action ? { action: (args: Parameters<typeof action>[0]) => guardAction(action, args) } : isFile && { action: onlyRead }),
  };
}

/** React Router would say so in English. */
const onlyRead = () => readOnlyAnswer();

const applyDecision: MiddlewareFunction<Response> = ({ context }, next) => {
  const decision = context.get(decisionContext);
  if (decision.to === "login") throw redirect(decision.path);
  if (decision.to === "reload") throw redirectDocument(decision.path);
  return next();
};

type Handler<A> = (args: A) => unknown;
type Asked = Pick<LoaderFunctionArgs, "request" | "context">;

/** A fault is told to the log here: React Router tells only those that it meets bare. */
function asError(error: unknown, { request, context }: Asked): unknown {
  if (outage(error)) context.get(documentContext).report(error);
  if (!(error instanceof Error && isOurFault(error))) return toRouteError(error, ownAddress(new URL(request.url)));
  const { report, requestId } = context.get(documentContext);
  report(error);
  return toFault(requestId);
}

async function guardLoader<A extends Asked>(loader: Handler<A>, args: A, isFile: boolean): Promise<unknown> {
  try {
    return await loader({ ...args, request: ownRequest(args.request) });
  } catch (error) {
    const said = asError(error, args);
    // A file has no page that could say it: whoever pressed a link reads the sentence, programs get all of it.
    const isRead = isFile && error instanceof Refusal && !(said instanceof Response);
    throw isRead && args.request.headers.get("accept")?.includes("text/html") ? toBarePage(error, args.request) : said;
  }
}

async function guardAction<A extends Asked>(action: Handler<A>, args: A): Promise<unknown> {
  try {
    return await action({ ...args, request: ownRequest(args.request) });
  } catch (error) {
    const answer = toActionData(error);
    if (answer) {
      if (outage(error)) args.context.get(documentContext).report(error);
      return answer;
    }
    throw asError(error, args);
  }
}
