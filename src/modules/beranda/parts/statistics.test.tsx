import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Statistics } from "./statistics.tsx";

test("counters stand with their names, and without any a sentence stands in their place", () => {
  expect(renderToStaticMarkup(<Statistics penghitung={[{ nama: "Guru & staf", jumlah: 1068 }]} />)).toContain(
    "<dt>Guru &amp; staf</dt><dd>1.068</dd>",
  );
  const kosong = renderToStaticMarkup(<Statistics penghitung={[]} />);
  expect(kosong).toContain("sedang disiapkan");
  expect(kosong).not.toContain("<dl");
  expect(renderToStaticMarkup(<Statistics penghitung={null} />)).not.toContain("sedang disiapkan");
});
