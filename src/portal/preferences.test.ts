import { expect, test } from "vitest";
import { readSidebar, readTheme, sidebarCookie, themeCookie } from "./preferences.ts";

test("the menu's state comes back from its cookie, and is kept for seven days", () => {
  expect(readSidebar("a=1; sidebar:state=collapsed; b=2")).toBe("collapsed");
  expect(readSidebar("sidebar:state=expanded")).toBe("expanded");
  expect(sidebarCookie("collapsed")).toContain("Max-Age=604800");
});

test("without a cookie, or with a strange one, the menu is open and the page follows the device", () => {
  for (const cookies of [null, "", "sidebar:state=<script>; tema=ungu", "xsidebar:state=collapsed; xtema=gelap"]) {
    expect(readSidebar(cookies)).toBe("expanded");
    expect(readTheme(cookies)).toBe("sistem");
  }
});

test("the chosen scheme comes back from its cookie", () => {
  expect([readTheme(themeCookie("gelap")), readTheme(themeCookie("terang"))]).toEqual(["gelap", "terang"]);
});
