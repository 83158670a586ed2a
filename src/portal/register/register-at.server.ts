import { refuse } from "#kit/refusals.ts";
import type { Register } from "#kit/register/register.ts";
import { lists } from "#src/registers.ts";

/** The register whose screens stand at this address. */
export function registerAt(pathname: string): Register {
  const path = pathname.replace(/\.data$/, "");
  const found = lists.find((one) => path === one.path || path.startsWith(`${one.path}/`));
  if (!found) throw refuse.notFound();
  return found;
}
