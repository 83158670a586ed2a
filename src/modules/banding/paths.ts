import type { Register } from "#kit/register/register.ts";

export const bandingPath = ({ path }: Pick<Register, "path">): string => `${path}/banding`;
