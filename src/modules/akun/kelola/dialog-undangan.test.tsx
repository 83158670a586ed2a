import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { DialogUndangan } from "./dialog-undangan.tsx";

const undangan = { akunId: "a", nama: "Sitti Rahma", tautan: "http://x/undangan/t", sampai: new Date(), qr: "data:,", email: "s@x.id" };
const terbaca = (ganti: boolean) => renderToStaticMarkup(<DialogUndangan undangan={{ ...undangan, ganti }} onClose={() => undefined} />);

test("a link for somebody who has an account already is called what it is, and no invitation", () => {
  expect(terbaca(false)).toContain("Undangan siap diserahkan");
  expect(terbaca(true)).toContain("Tautan ganti password siap diserahkan");
  expect(terbaca(true).replace(undangan.tautan, "")).not.toMatch(/undangan/i);
});
