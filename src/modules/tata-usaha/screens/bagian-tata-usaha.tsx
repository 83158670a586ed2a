import { isRouteErrorResponse, type LoaderFunctionArgs } from "react-router";
import { refuse } from "#kit/refusals.ts";
import { Missing, missingMeta } from "#kit/ui/document/missing.tsx";
import { Trouble } from "#kit/ui/document/trouble.tsx";
import { type Content, meta as metaTataUsaha, TataUsahaPage } from "../page.tsx";
import { readTataUsaha } from "../read.server.ts";
import "../papan.css";
import { tabs } from "../tab.ts";

const isMissing = (error: unknown): boolean => isRouteErrorResponse(error) && error.status === 404;

export const meta = (args: { error?: unknown; loaderData?: Content }) => (isMissing(args.error) ? missingMeta : metaTataUsaha(args));

/** @throws Refusal (404) for a section that the page does not have */
export function loader(args: LoaderFunctionArgs) {
  const section = tabs.find(({ name }) => name === args.params.section);
  if (!section) throw refuse.notFound();
  return readTataUsaha(args, section.name);
}

export default TataUsahaPage;

/** A wrong address is told as everywhere; anything worse is a failed page. */
export function ErrorBoundary({ error }: { readonly error: unknown }) {
  if (isMissing(error)) return <Missing />;
  return <Trouble error={error} />;
}
