import { expect, test, vi } from "vitest";
import { reportUnreadable } from "#kit/media/unreadable.server.ts";
import { logUnreadablePictures } from "./picture-log.ts";

test("a picture that cannot be read is written into the log, until the server stops", () => {
  const log = { error: vi.fn() };
  const stop = logUnreadablePictures(log);
  reportUnreadable("foto", new Error("premature end of JPEG image"));
  stop();
  reportUnreadable("logo", new Error("gone"));
  const told = { place: "foto", reason: "premature end of JPEG image" };
  expect(log.error).toHaveBeenCalledExactlyOnceWith(told, expect.stringContaining("tidak terbaca"));
});
