import { act, createElement } from "react";
import type { Root } from "react-dom/client";

/** What React asks of the place it draws on; a hook alone draws nothing. */
const nowhere = () => {
  const nothing = () => undefined;
  const page = { nodeType: 9, nodeName: "#document", addEventListener: nothing, activeElement: null };
  const place = { nodeType: 1, nodeName: "DIV", tagName: "DIV", namespaceURI: "http://www.w3.org/1999/xhtml" };
  return { ...place, addEventListener: nothing, ownerDocument: page };
};

type Hear = (event: unknown) => void;

/** Storage of a browser, whose names can be listed. */
export function bareStorage(held = new Map<string, string>()) {
  const store = {
    getItem: (name: string) => held.get(name) ?? null,
    setItem: (name: string, text: string) => void held.set(name, text),
    removeItem: (name: string) => void held.delete(name),
  };
  const listed = { ownKeys: () => [...held.keys()], getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }) };
  return new Proxy(store, listed) as unknown as Storage;
}

/** As much of a browser as hooks ask for: storage, who listens to what, and elements by their ids. Its globals are for `vi.stubGlobal`. */
export function bareBrowser() {
  const held = new Map<string, string>();
  const listeners = new Map<string, Set<Hear>>();
  const of = (name: string) => listeners.get(name) ?? new Set<Hear>();
  const events = {
    addEventListener: (name: string, hear: Hear) => void listeners.set(name, of(name).add(hear)),
    removeEventListener: (name: string, hear: Hear) => void of(name).delete(hear),
  };
  const elements = new Map<string, unknown>();
  const document = {
    ...events,
    visibilityState: "visible",
    activeElement: null as unknown,
    getElementById: (id: string) => elements.get(id) ?? null,
  };
  return {
    ...{ held, elements, document },
    /** How many listen. */
    listening: () => [...listeners.values()].reduce((sum, { size }) => sum + size, 0),
    fire: (name: string, event: unknown = {}) => {
      for (const hear of [...of(name)]) hear(event);
    },
    globals: { ...events, document, window: { HTMLIFrameElement: class {} }, localStorage: bareStorage(held) },
  };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

/** Runs a hook in React itself, with all its effects, where there is a bare browser and nothing to draw on. */
export async function runHook<R>(use: () => R) {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const { createRoot } = await import("react-dom/client");
  let last: R | undefined;
  const Page = () => {
    last = use();
    return null;
  };
  const root: Root = createRoot(nowhere() as unknown as Element);
  const draw = () => root.render(createElement(Page));
  /** Does something as a person or the network does it, and waits until the hook has answered. */
  const does = (work: () => unknown = () => undefined) =>
    act(async () => {
      await work();
      for (let left = 5; left > 0; left--) await turn();
    });
  await does(draw);
  return { does, now: () => last as R, again: () => does(draw), leave: () => act(async () => root.unmount()) };
}
