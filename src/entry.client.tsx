import { StrictMode, startTransition, useEffect, useLayoutEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { hearEarly } from "#kit/ui/form/early.ts";
import { cameAlive } from "#kit/ui/form/early-press.ts";
import { nowhereInside } from "#server/pages/nowhere.ts";

const asked = location.href;
const leadsNowhere = document.documentElement.hasAttribute("data-tidak-ada");
// Nothing is shown in the place of what was asked for: the router must find the page that it was sent.
if (leadsNowhere) history.replaceState(history.state, "", nowhereInside);

function Hydrated() {
  useLayoutEffect(() => hearEarly(document), []);
  useEffect(cameAlive, []);
  useEffect(() => {
    if (leadsNowhere && location.pathname === nowhereInside) history.replaceState(history.state, "", asked);
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
