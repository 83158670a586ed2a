import type { LoaderFunctionArgs } from "react-router";
import { choose } from "#kit/ui/document/choose.ts";
import { bacaTataUsaha } from "../baca.server.ts";
import { HalamanTataUsaha } from "../halaman.tsx";
import "../papan.css";
import { tabs } from "../tab.ts";

export { meta } from "../halaman.tsx";

export const loader = (args: LoaderFunctionArgs) => bacaTataUsaha(args, choose(args.request, tabs));

export default HalamanTataUsaha;
