import { describe, expect, test } from "vitest";
import { existing, isCurrent, navigation } from "./navigation.ts";

describe("the top navigation", () => {
  test("is the specified one", () => {
    expect(navigation.map(({ label }) => label)).toEqual(["Beranda", "Profil", "Bidang", "Berita", "Tata Usaha"]);
  });

  test("shows only pages that exist", () => {
    expect(existing(navigation, ["/news", "/"]).map(({ to }) => to)).toEqual(["/", "/news"]);
  });

  test("marks where one is, and does not take every page for the home page", () => {
    expect(isCurrent("/", "/")).toBe(true);
    expect(isCurrent("/", "/news")).toBe(false);
    expect(isCurrent("/administration", "/administration/services")).toBe(true);
    expect(isCurrent("/news", "/newsletter")).toBe(false);
  });
});
