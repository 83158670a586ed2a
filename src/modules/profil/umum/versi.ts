/** Raise it with every change of the words of /privasi: who agreed, agreed to one of these. */
export const privasiVersi = "2026-5";
