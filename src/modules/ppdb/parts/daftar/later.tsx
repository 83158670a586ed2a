import { type ComponentProps, type ComponentType, lazy, Suspense } from "react";
import type { Kept as WholeKept } from "./kept.tsx";
import { post } from "./post.ts";
import type { Summary as WholeSummary } from "./summary.tsx";
import type { Waiting as WholeWaiting } from "./waiting.tsx";

/*
 * What stands in the form at its end alone is fetched once the form works and the browser keeps it, so that it is there without
 * a network. Should it not arrive, the number and what was typed are shown all the same.
 */
const kept = () => import("./kept.tsx");
const summary = () => import("./summary.tsx");
const waiting = () => import("./waiting.tsx");

/** Fetches it ahead of its time. */
export const fetchLater = (): Promise<unknown> => Promise.allSettled([post(), kept(), summary(), waiting()]);

type KeptProps = ComponentProps<typeof WholeKept>;
type WaitingProps = ComponentProps<typeof WholeWaiting>;
type SummaryProps = ComponentProps<typeof WholeSummary>;
interface Loaded<Props> {
  readonly default: ComponentType<Props>;
}

const LazyKept = lazy<ComponentType<KeptProps>>(() =>
  kept().then(
    ({ Kept }): Loaded<KeptProps> => ({ default: Kept }),
    (): Loaded<KeptProps> => ({ default: Numbers }),
  ),
);
const LazySummary = lazy<ComponentType<SummaryProps>>(() =>
  summary().then(
    ({ Summary }): Loaded<SummaryProps> => ({ default: Summary }),
    (): Loaded<SummaryProps> => ({ default: Nothing }),
  ),
);

const LazyWaiting = lazy<ComponentType<WaitingProps>>(() =>
  waiting().then(
    ({ Waiting }): Loaded<WaitingProps> => ({ default: Waiting }),
    (): Loaded<WaitingProps> => ({ default: Waits }),
  ),
);

export const Kept = (props: KeptProps) => (
  <Suspense fallback={<Numbers {...props} />}>
    <LazyKept {...props} />
  </Suspense>
);

export const Summary = (props: SummaryProps) => (
  <Suspense fallback={null}>
    <LazySummary {...props} />
  </Suspense>
);

export const Waiting = (props: WaitingProps) => (
  <Suspense fallback={<Waits {...props} />}>
    <LazyWaiting {...props} />
  </Suspense>
);

const Numbers = ({ wizard: { arrived, others } }: KeptProps) =>
  [...arrived, ...others].map(({ key, name, receipt }) => (
    <p key={key} className="awas">
      {name}: {receipt?.nomor ?? "menunggu dikirim"}
    </p>
  ));

const Nothing = (_: SummaryProps) => null;

const Waits = ({ problem }: WaitingProps) => (
  <p className="awas" id="menunggu">
    {problem.sentence} Pendaftaran Anda menunggu dikirim.
  </p>
);
