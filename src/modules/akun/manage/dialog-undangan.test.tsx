import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { DialogUndangan } from "./dialog-undangan.tsx";

const undangan = {
  akunId: "a",
  nama: "Sitti Rahma",
  tautan: "http://x/undangan/t",
  sampai: new Date(),
  qr: "data:,",
  email: "s@x.id",
  penuh: false,
};
const readable = (ganti: boolean) => renderToStaticMarkup(<DialogUndangan undangan={{ ...undangan, ganti }} onClose={() => undefined} />);

test("what is not mailed is not said to be", () => {
  const penuh = renderToStaticMarkup(<DialogUndangan undangan={{ ...undangan, ganti: false, penuh: true }} onClose={() => undefined} />);
  expect(penuh).toContain("Surel tidak dikirim: s@x.id");
  expect(readable(false)).toContain("juga dikirim ke s@x.id");
});

test("a link for somebody who has an account already is called what it is, and no invitation", () => {
  expect(readable(false)).toContain("Undangan siap diserahkan");
  expect(readable(true)).toContain("Tautan ganti password siap diserahkan");
  expect(readable(true).replace(undangan.tautan, "")).not.toMatch(/undangan/i);
});
