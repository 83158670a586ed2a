import { Writable } from "node:stream";
import { renderToPipeableStream, renderToStaticMarkup } from "react-dom/server";
import { type EntryContext, type HandleErrorFunction, type RouterContextProvider, ServerRouter } from "react-router";
import { earlyPresses } from "#kit/ui/form/early-press.ts";
import { documentContext } from "#server/pages/contexts.server.ts";

export const streamTimeout = 5_000;

const html = "text/html; charset=utf-8";

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Response | Promise<Response> {
  headers.set("Content-Type", html);
  const { hydrate, nonce, report } = context.get(documentContext);
  if (!hydrate) return answerDocument(request, { status, headers }, entry);
  return answerApplication(<ServerRouter context={entry} url={request.url} nonce={nonce} />, { status, headers }, { nonce, report });
}

export const handleError: HandleErrorFunction = (error, { context, request }) => {
  if (!request.signal.aborted) context.get(documentContext).report(error);
};

/** Whole and without anything for a browser's React: what it shows must be loaded before. */
function answerDocument(request: Request, init: ResponseInit, entry: EntryContext): Response {
  entry.serverHandoffStream?.cancel();
  const { serverHandoffStream: _, ...rest } = entry;
  const page = renderToStaticMarkup(<ServerRouter context={rest} url={request.url} />);
  // As bytes: a Response reads through a text twice before it takes it.
  return new Response(Buffer.from(`<!DOCTYPE html>${page}`), init);
}

interface Rendering {
  readonly nonce: string | undefined;
  readonly report: (error: unknown) => void;
}

/** In one piece: loaders have ended before, so there is nothing to wait for that a stream could send first. */
function answerApplication(page: React.ReactNode, init: ResponseInit, { nonce, report }: Rendering): Promise<Response> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => abort(), streamTimeout + 1_000);
    const { pipe, abort } = renderToPipeableStream(page, {
      ...(nonce ? { nonce } : {}),
      bootstrapScriptContent: earlyPresses,
      // A longer part would otherwise stand hidden behind the page until a script puts it in its place.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        clearTimeout(timer);
        pipe(collect((html) => resolve(new Response(html, init))));
      },
      onShellError(error) {
        clearTimeout(timer);
        reject(error);
      },
      onError: report,
    });
  });
}

function collect(done: (html: Uint8Array<ArrayBuffer>) => void): Writable {
  const chunks: Buffer[] = [];
  return new Writable({
    write(chunk: Buffer, _, next) {
      chunks.push(chunk);
      next();
    },
    final(next) {
      done(Buffer.concat(chunks));
      next();
    },
  });
}
