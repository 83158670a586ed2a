import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { PicturePicker } from "./picture-picker.tsx";

const nothing = () => undefined;
const shown = (moving: boolean) => renderToStaticMarkup(<PicturePicker open moving={moving} onClose={nothing} onChoose={nothing} />);

test.each([false, true])("the way to a new picture stands above the library's pictures (with a clip: %s)", (moving) => {
  expect(shown(moving)).toMatch(/pilih dari perangkat.*Cari gambar/s);
});

test("where a clip may hang on the picture, it is said that a picture alone will do", () => {
  expect(shown(true)).toContain("Gambar tanpa video pun boleh.");
  expect(shown(false)).not.toContain("Gambar tanpa video pun boleh.");
});
