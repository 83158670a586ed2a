import type { LoaderFunctionArgs } from "react-router";
import { choose } from "#kit/ui/document/choose.ts";
import { TataUsahaPage } from "../page.tsx";
import { readTataUsaha } from "../read.server.ts";
import "../papan.css";
import { tabs } from "../tab.ts";

export { meta } from "../page.tsx";

export const loader = (args: LoaderFunctionArgs) => readTataUsaha(args, choose(args.request, tabs));

export default TataUsahaPage;
