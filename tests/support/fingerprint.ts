import type { Page } from "playwright-core";

/** A fingerprint reader in software. @param recognises whether it takes the finger for its owner's */
export async function addReader(page: Page, recognises = true): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("WebAuthn.enable");
  const kind = { protocol: "ctap2", transport: "internal", hasResidentKey: true, hasUserVerification: true } as const;
  await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: { ...kind, isUserVerified: recognises, automaticPresenceSimulation: true },
  });
}
