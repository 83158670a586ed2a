import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { PicturePicker } from "./picture-picker.tsx";

const nothing = () => undefined;
const shown = (moving: boolean) => renderToStaticMarkup(<PicturePicker open moving={moving} onClose={nothing} onChoose={nothing} />);

test("the way to a new picture stands above the library's pictures", () => {
  expect(shown(false)).toMatch(/pilih dari perangkat.*Cari gambar/s);
});

test("where a picture with a clip is looked for, those of the library come first", () => {
  expect(shown(true)).toMatch(/Cari gambar.*pilih dari perangkat/s);
});
