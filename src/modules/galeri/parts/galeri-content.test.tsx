import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { GaleriPage } from "./galeri-content.tsx";

test("visitors read of no videos where there are none, and who may add one is offered it", () => {
  const shown = (video: [] | null) => renderToStaticMarkup(<GaleriPage pembuka={null} lembar={null} video={video} />);
  expect(shown([])).not.toContain("<h2");
  expect(shown([])).toContain(`data-kosong="Galeri video" hidden`);
  expect(shown(null)).toContain("Galeri video</h2>");
});
