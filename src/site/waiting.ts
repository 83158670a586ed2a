import { sendWaiting } from "./waiting/send-waiting.ts";

/** Fetched only where a registration waits; the page without a network brings it along. */
sendWaiting();
