import type { Follower } from "#kit/audit/record-change.server.ts";
import { addDays, today } from "#kit/dates.ts";
import { notify } from "#kit/notices/notices.server.ts";

/** What came longer ago belongs to an old book that is brought along: nobody waits for it. */
const recentDays = 14;

/** Whoever disposes of letters hears of new ones: once until they have looked, however many come. */
export const tellOfNewSurat: Follower = async (ctx, changes) => {
  const since = addDays(today(ctx.now), -recentDays);
  const fresh = changes.filter(
    ({ action, after }) => action === "create" && after?.status === "baru" && String(after.tanggalTerima ?? "") >= since,
  );
  const [first] = fresh;
  if (!first) return;
  await notify(ctx, {
    to: { right: "disposisi:manage" },
    kind: "surat-masuk-baru",
    title: "Ada surat masuk yang belum didisposisi",
    body: String(first.after?.perihal ?? ""),
    link: "/administration/persuratan",
    gather: true,
  });
};
