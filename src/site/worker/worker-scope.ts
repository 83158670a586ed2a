export interface Extendable {
  readonly waitUntil: (work: Promise<unknown>) => void;
}
export interface Fetching extends Extendable {
  readonly request: Request;
  readonly clientId: string;
  readonly respondWith: (answer: Promise<Response>) => void;
}
export interface Hearing extends Extendable {
  readonly data: unknown;
  readonly ports: readonly MessagePort[];
}

/** What we use of the place where a service worker runs; the page's own types do not know it. */
export interface Place {
  readonly skipWaiting: () => Promise<void>;
  readonly clients: { readonly claim: () => Promise<void>; readonly get: (id: string) => Promise<{ readonly url: string } | undefined> };
  readonly addEventListener: ((type: "install" | "activate", hear: (event: Extendable) => void) => void) &
    ((type: "fetch", hear: (event: Fetching) => void) => void) &
    ((type: "message", hear: (event: Hearing) => void) => void);
}
