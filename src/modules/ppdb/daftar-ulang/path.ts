import { statusPath } from "../paths.ts";

/** What a family adds once it has taken the place. Beside the other addresses it would be loaded with every page of the portal. */
export const tambahanPath = `${statusPath}/daftar-ulang`;
