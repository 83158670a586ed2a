import type { ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, type LoaderFunctionArgs, RouterContextProvider, RouterProvider } from "react-router";
import { type Scope, scopeContext } from "#kit/ctx.server.ts";
import { reportContext } from "#kit/report.server.ts";
import { ToastProvider } from "#kit/ui/feedback/toast.tsx";
import { pageLife, pageTags, visitContext } from "#kit/visit.server.ts";

export interface PageModule {
  readonly loader: (args: LoaderFunctionArgs) => unknown;
  readonly default: ComponentType<{ readonly loaderData: never }>;
}

export interface Shown {
  readonly html: string;
  readonly reported: number;
  readonly tags: number;
}

/** A page as its own loader and component make it, without the shell. @param params what stands in the address in place of names */
export async function showPage(
  scope: Scope,
  path: string,
  { loader, default: Page }: PageModule,
  params: Readonly<Record<string, string>> = {},
): Promise<Shown> {
  const context = new RouterContextProvider();
  let reported = 0;
  const tags = new Set<string>();
  context.set(scopeContext, scope);
  context.set(pageTags, tags);
  context.set(pageLife, { until: Number.POSITIVE_INFINITY });
  context.set(visitContext, { requestId: "uji", address: "203.0.113.9", origin: "http://localhost", secure: false });
  context.set(reportContext, () => {
    reported++;
  });
  const answer = await loader({ context, request: new Request(`http://localhost${path}`), params } as unknown as LoaderFunctionArgs);
  const loaderData = (answer && typeof answer === "object" && "init" in answer && "data" in answer ? answer.data : answer) as never;
  const router = createMemoryRouter([{ path: "*", element: <Page loaderData={loaderData} /> }], { initialEntries: [path] });
  return {
    html: renderToStaticMarkup(
      <ToastProvider>
        <RouterProvider router={router} />
      </ToastProvider>,
    ),
    reported,
    tags: tags.size,
  };
}
