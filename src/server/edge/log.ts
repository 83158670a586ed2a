import { type Logger, pino } from "pino";
import type { Config } from "../config.ts";

export type Log = Logger;

/** Structured lines on standard output. Nobody's name, number or address belongs into one. */
export const openLog = (level: Config["logLevel"]): Log =>
  pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime, serializers: { error: describe } });

/** Message, code and stack; never what a query was asked with, nor the row that it met. */
export function describe(error: unknown): unknown {
  if (!(error instanceof Error)) return { message: String(error) };
  const code = "code" in error && typeof error.code === "string" ? { code: error.code } : {};
  const cause = error.cause === undefined ? {} : { cause: describe(error.cause) };
  return {
    name: error.name,
    message: error.message,
    ...code,
    stack: error.stack
      ?.split("\n")
      .slice(1, 8)
      .map((line) => line.trim()),
    ...cause,
  };
}
