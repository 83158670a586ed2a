import { type ComponentProps, lazy, Suspense } from "react";
import type { Kept as WholeKept } from "./kept.tsx";
import type { Summary as WholeSummary } from "./summary.tsx";

/*
 * What stands in the form at its end alone is fetched once the form works and the browser keeps it, so that it is there without
 * a network. Should it not arrive, the number and what was typed are shown all the same.
 */
const kept = () => import("./kept.tsx");
const summary = () => import("./summary.tsx");

/** Fetches it ahead of its time. */
export const fetchLater = (): Promise<unknown> => Promise.allSettled([kept(), summary()]);

const LazyKept = lazy(() =>
  kept().then(
    ({ Kept }) => ({ default: Kept }),
    () => ({ default: Numbers }),
  ),
);
const LazySummary = lazy(() =>
  summary().then(
    ({ Summary }) => ({ default: Summary }),
    () => ({ default: Nothing }),
  ),
);

export const Kept = (props: ComponentProps<typeof WholeKept>) => (
  <Suspense fallback={<Numbers {...props} />}>
    <LazyKept {...props} />
  </Suspense>
);

export const Summary = (props: ComponentProps<typeof WholeSummary>) => (
  <Suspense fallback={null}>
    <LazySummary {...props} />
  </Suspense>
);

const Numbers = ({ wizard: { arrived, others } }: ComponentProps<typeof WholeKept>) =>
  [...arrived, ...others].map(({ key, name, receipt }) => (
    <p key={key} className="awas">
      {name}: {receipt?.nomor ?? "menunggu dikirim"}
    </p>
  ));

const Nothing = (_: ComponentProps<typeof WholeSummary>) => null;
