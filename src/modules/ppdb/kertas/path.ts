import { mejaPpdbPath } from "../paths.ts";

/** The desk enters forms that came on paper. */
export const kertasPath = `${mejaPpdbPath}/kertas`;
