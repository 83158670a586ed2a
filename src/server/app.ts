import { createRequestHandler } from "react-router";
import * as build from "virtual:react-router/server-build";
export const handler = createRequestHandler(build as never, "production");
