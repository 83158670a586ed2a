import { keepFormWhenUnanswered, revalidatesWhenRefused } from "#kit/ui/form/unanswered.ts";
import type { Route } from "./+types/register-single.ts";
import { BesideTabs } from "./register/beside-tabs.tsx";
import { actInList, loadList } from "./register/list/list-route.server.ts";
import { orFailed } from "./register/list/list-route.ts";
import { SingleSheet } from "./register/single-sheet.tsx";
import { listMeta, Unreached } from "./register/unreached.tsx";
import "./register/register.css";

export const loader = (args: Route.LoaderArgs) => loadList(args);

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => orFailed(serverLoader());

export const action = (args: Route.ActionArgs) => actInList(args);

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepFormWhenUnanswered(serverAction);

export const shouldRevalidate = revalidatesWhenRefused;

export const meta = ({ loaderData }: Route.MetaArgs) => listMeta(loaderData);

/** The page of a register that has a single row: its form, without a list before it. */
export default function RegisterSingle({ loaderData }: Route.ComponentProps) {
  if ("failed" in loaderData) return <Unreached title={loaderData.title} />;
  return (
    <>
      <BesideTabs tabs={loaderData.tabs} />
      <SingleSheet register={loaderData.register} data={loaderData} />
    </>
  );
}
