import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Jadwal } from "./jadwal.tsx";

test("a day without hours is free, of a week without any visitors see nothing", () => {
  const senin = renderToStaticMarkup(<Jadwal jadwal={[{ hari: 1, masuk: "06:30", pulang: "16:15" }]} />);
  expect(senin.match(/Libur/g)).toHaveLength(6);
  expect(senin).toContain("06.00 – 17.00");
  const kosong = renderToStaticMarkup(<Jadwal jadwal={[]} />);
  expect(kosong).toContain(`data-kosong="Jadwal kerja" hidden`);
  expect(kosong).not.toContain("Libur");
});
