import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { PicturePicker } from "./picture-picker.tsx";

const nothing = () => undefined;
const shown = (moving: boolean) => renderToStaticMarkup(<PicturePicker open moving={moving} onClose={nothing} onChoose={nothing} />);

test("the way to a new picture stands above the library's pictures", () => {
  expect(shown(false)).toMatch(/Cari gambar.*Unggah gambar baru.*pilih dari perangkat/s);
});

test("a clip is uploaded elsewhere", () => {
  expect(shown(true)).not.toContain("Unggah gambar baru");
});
