import { useEffect } from "react";
import { useNavigation } from "react-router";
import { useToast } from "#kit/ui/feedback/toast.tsx";

/** Greets who has just been let in, on the way from the door to the page they asked for. */
export function useSapaan(): void {
  const say = useToast();
  const { state, formMethod, location } = useNavigation();
  const inside = state === "loading" && formMethod === "POST" && !/^\/(login|dua-langkah)\b/.test(location?.pathname ?? "/login");
  useEffect(() => {
    if (inside) say("Login berhasil!");
  }, [inside, say]);
}
