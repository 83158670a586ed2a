import { StrictMode, startTransition, useEffect, useLayoutEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { announceHydrated } from "#kit/ui/form/announce-hydrated.ts";
import { replayEarlyInput } from "#kit/ui/form/replay-early-input.ts";
import { portalNotFoundPath } from "#server/pages/not-found-path.ts";

const asked = location.href;
const leadsNowhere = document.documentElement.hasAttribute("data-tidak-ada");
// Nothing is shown in the place of what was asked for: the router must find the page that it was sent.
if (leadsNowhere) history.replaceState(history.state, "", portalNotFoundPath);

function Hydrated() {
  useLayoutEffect(() => replayEarlyInput(document), []);
  useEffect(announceHydrated, []);
  useEffect(() => {
    if (leadsNowhere && location.pathname === portalNotFoundPath) history.replaceState(history.state, "", asked);
  }, []);
  return <HydratedRouter />;
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <Hydrated />
    </StrictMode>,
  );
});
