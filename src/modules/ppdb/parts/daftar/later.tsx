import { type ComponentProps, type ComponentType, createElement, lazy, Suspense } from "react";
import type { ClosedKept as WholeClosedKept } from "./closed-kept.tsx";
import type { Kept as WholeKept } from "./kept.tsx";
import type { OnDevice as WholeOnDevice } from "./on-device.tsx";
import { post } from "./post.ts";
import type { Summary as WholeSummary } from "./summary.tsx";
import type { Waiting as WholeWaiting } from "./waiting.tsx";

/*
 * What stands in the form at its end alone is fetched once the form works and the browser keeps it, so that it is there without
 * a network. Should it not arrive, the number and what was typed are shown all the same.
 */
const kept = () => import("./kept.tsx");
const closedKept = () => import("./closed-kept.tsx");
const summary = () => import("./summary.tsx");
const onDevice = () => import("./on-device.tsx");
const waiting = () => import("./waiting.tsx");

/** Fetches it ahead of its time. */
export const fetchLater = (): Promise<unknown> => Promise.allSettled([post(), kept(), summary(), onDevice(), waiting()]);

/** Until it is there, and where it never comes, something shorter stands in its place. */
function late<Props extends object>(fetched: () => Promise<ComponentType<Props>>, shorter: ComponentType<Props>): ComponentType<Props> {
  const Whole = lazy<ComponentType<object>>(() =>
    fetched()
      .catch(() => shorter)
      .then((whole) => ({ default: whole as ComponentType<object> })),
  );
  return (props) => <Suspense fallback={createElement(shorter, props)}>{createElement(Whole, props)}</Suspense>;
}

const Nothing = () => null;

export const Kept = late<ComponentProps<typeof WholeKept>>(
  async () => (await kept()).Kept,
  ({ wizard: { arrived, others } }) =>
    [...arrived, ...others].map(({ key, name, receipt }) => (
      <p key={key} className="awas">
        {name}: {receipt?.nomor ?? "menunggu"}
      </p>
    )),
);

/** Never of the form: a page that says that it is closed fetches it by itself. */
export const ClosedKept = late<ComponentProps<typeof WholeClosedKept>>(async () => (await closedKept()).ClosedKept, Nothing);

export const Summary = late<ComponentProps<typeof WholeSummary>>(async () => (await summary()).Summary, Nothing);

export const OnDevice = late<ComponentProps<typeof WholeOnDevice>>(async () => (await onDevice()).OnDevice, Nothing);

export const Waiting = late<ComponentProps<typeof WholeWaiting>>(
  async () => (await waiting()).Waiting,
  ({ problem }) => (
    <p className="awas" id="menunggu">
      {problem.sentence} Pendaftaran menunggu dikirim.
    </p>
  ),
);
