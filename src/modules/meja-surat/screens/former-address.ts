import { redirect } from "react-router";
import { movedTo } from "../load/former-address.ts";
import { mejaPath } from "../paths.ts";
import type { Route } from "./+types/former-address.ts";

/** The addresses that bookmarks, notices and printed instructions of earlier versions carry. */
export const loader = ({ request }: Route.LoaderArgs) => redirect(movedTo(new URL(request.url)) ?? mejaPath, 308);
