import { afterEach, expect, test, vi } from "vitest";
import { asUser } from "#kit/database/connection/location.server.ts";
import { quiet, servingLogin } from "#tests/support/database.ts";
import { useQueue } from "#tests/support/jobs.ts";
import { startJobs } from "./jobs.server.ts";

const home = useQueue();
afterEach(() => void vi.useRealTimers());

test("what was given up is told as the workers start and each half minute, also after one telling failed", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const afterRepair = vi.fn(() => Promise.reject(new Error("not now")));
  const place = asUser(home.place, servingLogin);
  const jobs = startJobs({ place, handlers: [], scopeFor: home.database.scope, log: quiet, afterRepair });
  try {
    expect(afterRepair).toHaveBeenCalledTimes(1);
    for (const times of [2, 3]) {
      vi.advanceTimersByTime(30_000);
      await vi.waitFor(() => expect(afterRepair).toHaveBeenCalledTimes(times), { timeout: 5_000 });
    }
  } finally {
    await jobs.stop();
  }
});
