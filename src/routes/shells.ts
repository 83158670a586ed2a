/** What pages of one kind have in common. */
export const siteDocument = { kind: "document", access: "public", shell: "site" } as const;
export const bareDocument = { kind: "document", access: "public", shell: "bare" } as const;
export const siteScreen = { kind: "application", shell: "site" } as const;
export const portalScreen = { kind: "application", shell: "portal" } as const;
export const bareScreen = { kind: "application", shell: "bare" } as const;
