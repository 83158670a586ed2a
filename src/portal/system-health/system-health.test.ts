import { expect, test } from "vitest";
import { well } from "#kit/doctor/finding.ts";
import { policy } from "#src/policy.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import { readSystemHealth } from "./system-health.server.ts";

const house = useDatabase({ policy });
const findings = [well("Disk", "Disk data: sisa 50 GB dari 100 GB.")];

test("administrators read what the doctor found; nobody else learns of the machine, nor makes it look", async () => {
  let looked = 0;
  const doctor = async () => {
    looked += 1;
    return { findings, schedule: [] };
  };
  const read = (role: string) => house.scope(actor(role)).read((ctx) => readSystemHealth(ctx, doctor));
  expect(await read("administrator")).toEqual({ at: expect.any(Date), findings, schedule: [] });
  for (const role of ["kepala", "tataUsaha", "guru"]) await expect(read(role)).rejects.toMatchObject({ kind: "notFound" });
  expect(looked).toBe(1);
});
