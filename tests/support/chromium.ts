import { spawnSync } from "node:child_process";
import { canRun, installPackage } from "./debian-package.ts";

/** The shell first: it is the engine alone, without the windows of a browser around it, and what Playwright itself tests with. */
const names = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome-stable",
  "google-chrome",
  "chrome",
  "microsoft-edge",
];
const fixed = ["/Applications/Google Chrome.app/Contents/MacOS/Google Chrome", "/Applications/Chromium.app/Contents/MacOS/Chromium"];

/** Path of the browser for the journeys: CHROME_PATH, then the system's; undefined when there is none. */
export function findChromium(): string | undefined {
  const told = process.env.CHROME_PATH;
  if (told) return canRun(told) ? told : undefined;
  const folders = (process.env.PATH ?? "").split(":");
  return [...names.flatMap((name) => folders.map((folder) => `${folder}/${name}`)), ...fixed].find(canRun);
}

/** Finds the browser or installs it through the package manager when that is allowed. */
export function provideChromium(): string {
  const found = findChromium();
  if (found) return found;
  if (process.env.CHROME_PATH) throw new Error(`CHROME_PATH names no program that can be run: ${process.env.CHROME_PATH}`);
  if (installPackage("chromium-headless-shell")) {
    const installed = findChromium();
    if (installed) return installed;
  }
  throw new Error("The browser tests need Chromium or Chrome: install one, or set CHROME_PATH to its program.");
}

/** Chromium's sandbox is made of user namespaces, which root may not use and containers often do not have. */
const canSandbox = (): boolean =>
  process.platform !== "linux" || (process.getuid?.() !== 0 && spawnSync("unshare", ["-Ur", "true"], { stdio: "ignore" }).status === 0);

/** The last such switch counts, so what Playwright turns off stands here again. */
const disabledFeatures = [
  // Two pages of the browser's own search field, loaded anew for every window: a third of what a window costs.
  ...["WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "WebUIOmniboxFullPopup", "WebUIOmniboxSimplification", "WebUIOmniboxFrame"],
  ...["PreloadTopChromeWebUI", "TopChromeSearchbox", "AimEnabled", "LensOverlay", "MediaRouter", "PreconnectToSearch"],
  ...["AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose", "HttpsUpgrades", "HttpsFirstBalancedModeAutoEnable"],
  ...["PaintHolding", "ThirdPartyStoragePartitioning", "AvoidCorsURLLoaderRestartOnRedirect"],
  ...["OptimizationHints", "NetworkTimeServiceQuerying"],
];

/** Quiet switches for closed networks. */
export const chromiumSwitches = [
  ...(canSandbox() ? [] : ["--no-sandbox"]),
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--disable-dev-shm-usage",
  `--disable-features=${disabledFeatures.join(",")}`,
];
